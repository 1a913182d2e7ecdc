import { reportProblem } from "../call/call-context.ts";
import type { CallState } from "../call/pending-call.ts";
import { type CallFailure, executionError, invalidResult } from "../results/call-failure.ts";
import { failureOf } from "../results/failure-report.ts";
import { NotJson, toJsonValue } from "../results/json-safe.ts";
import { isToolContent } from "../results/tool-content.ts";
import { isToolFailure } from "../results/tool-failure.ts";
import type { AdmittedCall } from "./admitted-call.ts";
import type { Executed } from "./execute-tool.ts";

/** What the host and the model get: JSON that satisfies `result`, or the tool's content. */
export interface ReadResult {
  readonly data: unknown;
}

/** Step 7: makes JSON of what the tool gave, and checks it. */
export function readResult(state: CallState, { entry }: AdmittedCall, { given }: Executed): ReadResult | CallFailure {
  if (isToolFailure(given)) {
    return (
      failureOf(entry.name, given, (problem) => reportProblem(state, "result", problem)) ??
      executionError(entry.name, given)
    );
  }
  const { compiledResult } = entry;
  if (isToolContent(given)) {
    if (compiledResult === undefined) return { data: given };
    return refused(state, new TypeError("a tool with a result schema must give data, not content"));
  }
  let data: unknown;
  try {
    data = toJsonValue(given);
  } catch (error) {
    return refused(state, error);
  }
  if (compiledResult === undefined) return { data };
  const checked = compiledResult.safeValidate({ value: data });
  if (checked.ok) return { data };
  const issues = checked.error.details.map((issue) => ({ ...issue, path: issue.path.replace(/^\/value/, "") }));
  const words = issues.map(({ path, message }) => `${path === "" ? "/" : path}: ${message}`).join("; ");
  reportProblem(state, "result", new TypeError(`the result does not satisfy its schema: ${words}`));
  return invalidResult(entry, checked.error, issues);

  function refused(at: CallState, cause: unknown): CallFailure {
    reportProblem(at, "result", cause);
    if (!(cause instanceof NotJson)) return invalidResult(entry, cause);
    return invalidResult(entry, cause, [{ path: cause.pointer, keyword: "not_json", message: cause.problem }]);
  }
}
