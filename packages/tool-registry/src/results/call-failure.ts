import { describeIssues, type ToolArgumentIssue, type ToolArgumentsValidationError } from "@di-code/ai";
import type { ToolEntry } from "../definition/tool-entry.ts";
import { printableName } from "./printable-name.ts";
import { suggestNames } from "./suggest-names.ts";
import type { ToolFailureReport } from "./tool-result.ts";

/** Most names that are listed where none is near. */
const MAX_LISTED = 20;

/** How a call failed, on its way to its result. `cause` is for whoever called `execute`, never for the model. */
export class CallFailure {
  readonly report: ToolFailureReport;
  readonly cause: unknown;

  constructor(report: ToolFailureReport, cause?: unknown) {
    this.report = Object.freeze(report);
    this.cause = cause;
  }
}

/** The name is no tool's: the nearest names, or what there is. Its arguments are not looked at. */
export function unknownTool(name: string, known: readonly string[]): CallFailure {
  const suggestions = suggestNames(name, known);
  return new CallFailure({
    code: "UNKNOWN_TOOL",
    message: `There is no tool "${printableName(name)}".${hint(suggestions, known)}`,
    ...(suggestions.length === 0 ? {} : { suggestions }),
    retryable: true,
  });
}

function hint(suggestions: readonly string[], known: readonly string[]): string {
  if (suggestions.length > 0) return ` Did you mean ${suggestions.map((name) => `"${name}"`).join(" or ")}?`;
  if (known.length === 0) return " There are no tools.";
  const rest = known.length - MAX_LISTED;
  return ` There are: ${known.slice(0, MAX_LISTED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

export function invalidArguments(error: ToolArgumentsValidationError): CallFailure {
  return new CallFailure(
    { code: "VALIDATION_ERROR", message: describeIssues(error), issues: error.details, retryable: true },
    error,
  );
}

/** A call that came without an id, which is nobody's fault but that of whoever read the model's answer. */
export function noId(): CallFailure {
  const message = "The call was not run, because it came without an id.";
  return new CallFailure({ code: "VALIDATION_ERROR", message, retryable: true });
}

/** An id that another call of the same message has used with other arguments. */
export function repeatedId(): CallFailure {
  const rule = "The id of this call was used before by another call of the same message.";
  return new CallFailure({
    code: "VALIDATION_ERROR",
    message: `${rule} It was not run; send it again under an id of its own.`,
    retryable: true,
  });
}

export function denied({ name }: ToolEntry, reason?: string): CallFailure {
  const words = reason === undefined || reason.trim() === "" ? "." : `: ${reason}`;
  return new CallFailure({
    code: "DENIED",
    message: `The call of "${name}" was denied${words}`,
    retryable: false,
  });
}

export function timedOut({ name }: ToolEntry, milliseconds: number, isReadOnly: boolean): CallFailure {
  return new CallFailure({
    code: "TIMEOUT",
    message: `Tool "${name}" did not finish within ${milliseconds} ms. Its work may still be running.`,
    retryable: isReadOnly,
  });
}

/** `hasRun` tells whether the tool was running when it was stopped. */
export function aborted(name: string, hasRun: boolean, reason: unknown): CallFailure {
  const words = hasRun ? "while it ran. Its work may still be running." : "before it ran.";
  const message = `The call of "${printableName(name)}" was aborted ${words}`;
  return new CallFailure({ code: "ABORTED", message, retryable: false }, reason);
}

/** An exception that nobody expected: the model learns that it happened and nothing else. */
export function executionError(name: string, cause: unknown): CallFailure {
  return new CallFailure(
    { code: "EXECUTION_ERROR", message: `Tool "${printableName(name)}" failed.`, retryable: false },
    cause,
  );
}

export function invalidResult(
  { name }: Pick<ToolEntry, "name">,
  cause: unknown,
  issues?: readonly ToolArgumentIssue[],
): CallFailure {
  return new CallFailure(
    {
      code: "INVALID_RESULT",
      message: `Tool "${name}" ran, but what it gave cannot be used as a result.`,
      ...(issues === undefined ? {} : { issues }),
      retryable: false,
    },
    cause,
  );
}

export function notHandled({ name }: ToolEntry): CallFailure {
  const message = `Tool "${name}" exists, but nothing here handles its calls.`;
  return new CallFailure({ code: "NOT_HANDLED", message, retryable: false });
}

/** The turn that holds the call did not come to its end: what it says may be half of what was meant. */
export function notExecuted(stopReason: unknown): CallFailure {
  const advice = stopReason === "length" ? " Send it again, complete, with less at once." : "";
  return new CallFailure({
    code: "NOT_EXECUTED",
    message: `The call was not run, because the message that holds it ${howItEnded(stopReason)}.${advice}`,
    retryable: stopReason === "length" || stopReason === "error",
  });
}

function howItEnded(stopReason: unknown): string {
  switch (stopReason) {
    case "length":
      return "was cut off at the output limit";
    case "error":
      return "failed";
    case "aborted":
      return "was aborted";
    default:
      return "does not say that it came to its end";
  }
}
