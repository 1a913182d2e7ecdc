import { type IssueDraft, IssueList } from "../issues/issue-list.ts";
import type { ToolArgumentsErrorCode } from "../issues/tool-arguments-validation-error.ts";

/** Arguments that were refused, before the tool's name is put to it. What was accepted is returned as it is. */
export class Refusal {
  readonly code: ToolArgumentsErrorCode;
  readonly issues: IssueList;

  constructor(code: ToolArgumentsErrorCode, issues: IssueList) {
    this.code = code;
    this.issues = issues;
  }
}

export function refusal(code: ToolArgumentsErrorCode, drafts: readonly IssueDraft[], omitted = 0): Refusal {
  const issues = new IssueList(Math.max(1, drafts.length));
  for (const draft of drafts) issues.add(draft);
  issues.omitted = omitted;
  return new Refusal(code, issues);
}

/** A refusal of the arguments as a whole. */
export function rootRefusal(
  code: ToolArgumentsErrorCode,
  keyword: string,
  message: string,
  more: Partial<IssueDraft> = {},
): Refusal {
  return refusal(code, [{ place: undefined, keyword, message, ...more }]);
}
