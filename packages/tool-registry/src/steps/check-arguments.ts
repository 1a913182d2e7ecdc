import { ToolArgumentsValidationError } from "@di-code/ai";
import { callContextOf, reportProblem } from "../call/call-context.ts";
import type { CallState } from "../call/pending-call.ts";
import type { CheckIssue } from "../definition/check-issue.ts";
import { pointerSegments } from "../definition/pointer.ts";
import { aborted, type CallFailure, invalidArguments } from "../results/call-failure.ts";
import { chosenWords } from "../results/tool-error.ts";
import type { AdmittedCall } from "./admitted-call.ts";

/** Most issues of one check that are listed; the rest is counted. */
const MAX_ISSUES = 32;

/** Said where the check itself went wrong: why is for the host alone. */
const UNCHECKED: CheckIssue = { message: "the arguments could not be checked" };

/** Step 4: the tool's rules across members. Undefined for arguments that keep them. */
export async function checkArguments(
  state: CallState,
  { entry, shown }: AdmittedCall,
): Promise<CallFailure | undefined> {
  const { cancellation, call } = state;
  const settled = await cancellation.settle(() => entry.tool.check?.(shown, callContextOf(state)));
  if (settled.kind === "cancelled") return aborted(call.name, false, cancellation.reason);
  const issues = settled.kind === "thrown" ? thrownIssues(state, settled.error) : readIssues(state, settled.value);
  if (issues.length === 0) return undefined;
  const drafts = issues.slice(0, MAX_ISSUES).map(({ path = "", message, expected }) => ({
    place: placeOf(path),
    keyword: "check",
    message,
    ...(expected === undefined ? {} : { expected: () => expected }),
  }));
  const omitted = issues.length - drafts.length;
  return invalidArguments(new ToolArgumentsValidationError("schema_mismatch", entry.name, { drafts, omitted }));
}

function thrownIssues(state: CallState, error: unknown): readonly CheckIssue[] {
  const chosen = chosenWords(error);
  if (chosen !== undefined) return [{ message: chosen === "" ? UNCHECKED.message : chosen }];
  reportProblem(state, "check", error);
  return [UNCHECKED];
}

/** What a check that fails closed gives when it gives nothing that can be understood. */
function readIssues(state: CallState, given: unknown): readonly CheckIssue[] {
  if (given === undefined || given === null) return [];
  try {
    // Unlike map, Array.from does not pass over holes.
    if (Array.isArray(given)) return Array.from(given, readIssue);
  } catch (error) {
    reportProblem(state, "check", error);
    return [UNCHECKED];
  }
  reportProblem(state, "check", new TypeError("a check must give a list of issues, or nothing"));
  return [UNCHECKED];
}

function readIssue(given: unknown): CheckIssue {
  if (typeof given === "string") return { message: given };
  if (typeof given !== "object" || given === null) throw new TypeError("an issue must be a text or an object");
  const { path = "", message, expected }: { path?: unknown; message?: unknown; expected?: unknown } = given;
  if (typeof message !== "string") throw new TypeError("the message of an issue must be a string");
  if (typeof path !== "string" || (path !== "" && !path.startsWith("/"))) {
    throw new TypeError("the path of an issue must be a JSON Pointer");
  }
  return { path, message, ...(typeof expected === "string" ? { expected } : {}) };
}

type Place = { readonly parent: Place; readonly segment: string } | undefined;

function placeOf(pointer: string): Place {
  return pointerSegments(pointer).reduce<Place>((parent, segment) => ({ parent, segment }), undefined);
}
