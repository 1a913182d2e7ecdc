import type { IssueDraft } from "../issues/issue-list.ts";
import { DUPLICATE_KEY, INVALID_JSON, LONE_SURROGATE, tooLong, UNSAFE_NUMBER } from "../issues/messages.ts";
import type { PlaceOrRoot } from "../issues/place.ts";
import { diagnoseJson } from "../text/diagnose-json.ts";
import { findHiddenProblems, type HiddenProblem } from "../text/hidden-problems.ts";
import { ownMembers } from "../value/own-members.ts";
import { type Refusal, refusal, rootRefusal } from "./refusal.ts";
import type { Settings } from "./settings.ts";

/** Text that is longer than it may be; undefined if it is not. */
export function lengthRefusal(text: string, settings: Settings): Refusal | undefined {
  if (text.length <= settings.maxCharacters) return undefined;
  return rootRefusal("limit", "limit", tooLong(settings.maxCharacters));
}

/** Text that `JSON.parse` does not take. The engine's own message quotes the text, so it is not passed on. */
export function syntaxRefusal(text: string): Refusal {
  const { offset, hint } = ownMembers(diagnoseJson(text));
  return rootRefusal("invalid_json", "json", INVALID_JSON, { offset, hint });
}

/** What parsing hides, as the settings want it refused; undefined if there is nothing. */
export function hiddenRefusal(text: string, settings: Settings): Refusal | undefined {
  const { problems, omitted } = findHiddenProblems(text, {
    duplicateKeys: settings.refusesDuplicateKeys,
    unsafeNumbers: settings.refusesUnsafeNumbers,
    loneSurrogates: settings.refusesLoneSurrogates,
    limit: settings.maxIssues,
  });
  return problems.length === 0 ? undefined : refusal("unsafe_json", problems.map(toDraft), omitted);
}

const MESSAGES: Readonly<Record<HiddenProblem["kind"], string>> = {
  duplicate_key: DUPLICATE_KEY,
  unsafe_number: UNSAFE_NUMBER,
  lone_surrogate: LONE_SURROGATE,
};

function toDraft(problem: HiddenProblem): IssueDraft {
  const { path, pathTruncated, kind, offset } = ownMembers(problem);
  return {
    place: placeOfPointer(path),
    ...(pathTruncated === true ? { pathTruncated } : {}),
    keyword: kind,
    message: MESSAGES[kind],
    offset,
  };
}

function placeOfPointer(pointer: string): PlaceOrRoot {
  let place: PlaceOrRoot;
  for (const segment of pointer.split("/").slice(1)) {
    place = { parent: place, segment: segment.replaceAll("~1", "/").replaceAll("~0", "~") };
  }
  return place;
}
