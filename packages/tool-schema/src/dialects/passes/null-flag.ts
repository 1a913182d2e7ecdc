import type { Conversion } from "../conversion.ts";
import { type Draft, get, listIn, remove } from "../draft.ts";
import { kindsOf, setKinds } from "../kinds.ts";
import { mergeIntoHolder } from "../merge/single-branch.ts";
import type { Pass } from "../pass.ts";

/** The vendor keyword `nullable` means nothing in JSON Schema: where it means something, it must not come along. */
export const dropForeignNullable: Pass = (conversion) => {
  for (const draft of conversion.drafts()) conversion.takeOut(draft, "nullable", "JSON Schema has no such rule");
};

/** Null becomes `nullable: true`: from a `type`, an `enum`, or a branch that takes null alone. */
export const nullToFlag: Pass = (conversion) => {
  for (const draft of conversion.drafts().toReversed()) {
    flagBranches(draft, conversion);
    flagKinds(draft, conversion);
  }
};

function flagBranches(draft: Draft, conversion: Conversion): void {
  const branches = listIn(draft, "anyOf");
  const left = branches.filter((branch) => !isNull(branch));
  if (branches.length === 0 || left.length === 0) return;
  const place = conversion.places.ofKeyword(draft, "anyOf");
  if (left.length < branches.length) {
    draft["nullable"] = true;
    conversion.log.note(place, "anyOf", "rewritten", "nullable: true, in the place of a branch for null");
  }
  const [only] = left;
  if (left.length === 1 && only !== undefined) mergeIntoHolder(draft, only, conversion);
  else draft["anyOf"] = left;
}

/** After {@link flagKinds}, a schema for null alone. */
function isNull(branch: Draft): boolean {
  return get(branch, "nullable") === true && get(branch, "type") === undefined && get(branch, "anyOf") === undefined;
}

function flagKinds(draft: Draft, conversion: Conversion): void {
  const kinds = kindsOf(draft);
  if (!kinds.includes("null")) return;
  const place = conversion.places.ofKeyword(draft, "type");
  const left = kinds.filter((kind) => kind !== "null");
  draft["nullable"] = true;
  if (left.length > 0) setKinds(draft, left);
  else remove(draft, "type");
  const list = get(draft, "enum");
  if (Array.isArray(list)) {
    const values = list.filter((value) => value !== null);
    if (values.length > 0) draft["enum"] = values;
    else remove(draft, "enum");
  }
  conversion.log.note(place, "type", "rewritten", "nullable: true");
}

/** What takes null alone, where no union holds it, is text that may be null: the wire has no such kind. */
export const nullAlone: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (!isNull(draft)) continue;
    draft["type"] = "string";
    conversion.say(draft, "Always null.");
    conversion.log.note(
      conversion.places.ofKeyword(draft, "type"),
      "type",
      "relaxed",
      "text or null; text is refused by the check",
    );
  }
};
