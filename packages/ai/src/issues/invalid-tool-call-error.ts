import type { InvalidToolCallContent } from "../contracts/content.ts";
import { ownMembers } from "../value/own-members.ts";
import type { ToolArgumentIssue } from "./issue.ts";
import { type IssueDraft, IssueList } from "./issue-list.ts";
import { INVALID_JSON } from "./messages.ts";
import { placeOf } from "./place.ts";
import { segmentsOfPointer } from "./pointer.ts";
import { type ToolArgumentsErrorCode, ToolArgumentsValidationError } from "./tool-arguments-validation-error.ts";

/** Issues that are kept: as many as an error has by default. */
const MAX_ISSUES = 32;

/**
 * The error of a call whose text was no usable object, from what its decoder has noted in the block: for hosts that answer
 * such calls like any other whose arguments are refused. Says what the block's `issues` say, whatever its text looks like
 * by itself; of a block without issues, what its `reason` says.
 */
export function invalidToolCallError(call: InvalidToolCallContent): ToolArgumentsValidationError {
  const list = new IssueList(MAX_ISSUES);
  for (const issue of call.issues) list.add(draftOf(issue));
  if (list.found === 0) list.add(draftOfReason(call));
  return new ToolArgumentsValidationError(codeOf(call), call.name, list);
}

function draftOf(issue: ToolArgumentIssue): IssueDraft {
  const { path, expected, suggestion, ...rest } = ownMembers(issue);
  return {
    ...rest,
    place: placeOf(segmentsOfPointer(path) ?? []),
    expected: () => expected,
    suggestion: () => suggestion,
  };
}

function draftOfReason({ reason }: InvalidToolCallContent): IssueDraft {
  const draft = { place: undefined, keyword: "json", message: INVALID_JSON };
  return reason === "truncated" ? { ...draft, hint: "truncated" } : draft;
}

const CODES: Readonly<Record<string, ToolArgumentsErrorCode>> = {
  json: "invalid_json",
  duplicate_key: "unsafe_json",
  unsafe_number: "unsafe_json",
  lone_surrogate: "unsafe_json",
  unsafe_key: "unsafe_json",
  root: "not_an_object",
  limit: "limit",
};

/** A text that was refused before its end may be wrong by the schema alone. */
function codeOf({ reason, issues }: InvalidToolCallContent): ToolArgumentsErrorCode {
  if (reason === "limit" || reason === "not_an_object") return reason;
  const keyword = issues[0]?.keyword ?? "json";
  return Object.hasOwn(CODES, keyword) ? (CODES[keyword] ?? "invalid_json") : "schema_mismatch";
}
