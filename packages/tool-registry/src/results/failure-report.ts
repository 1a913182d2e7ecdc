import type { JsonValue } from "@di-code/ai";
import { CallFailure } from "./call-failure.ts";
import { toJsonValue } from "./json-safe.ts";
import { readFailureOptions, type ToolFailureOptions } from "./tool-failure.ts";

/**
 * The failure that a tool has chosen to tell, from what it returned or threw. `details` that are no JSON are left out,
 * and reported. Undefined where even looking at it throws, or where it says nothing in the right form.
 */
export function failureOf(
  toolName: string,
  failure: ToolFailureOptions & { readonly message: string },
  onProblem: (problem: unknown) => void,
): CallFailure | undefined {
  try {
    const {
      message,
      code = "EXECUTION_ERROR",
      retryable = false,
      details,
    } = readFailureOptions(failure.message, failure);
    const safe = details === undefined ? undefined : detailsOf(details, onProblem);
    return new CallFailure(
      {
        code,
        message: message.trim() === "" ? `Tool "${toolName}" failed.` : message,
        ...(safe === undefined ? {} : { details: safe }),
        retryable,
      },
      failure,
    );
  } catch {
    return undefined;
  }
}

function detailsOf(details: unknown, onProblem: (problem: unknown) => void): JsonValue | undefined {
  try {
    return toJsonValue(details);
  } catch (error) {
    onProblem(error);
    return undefined;
  }
}
