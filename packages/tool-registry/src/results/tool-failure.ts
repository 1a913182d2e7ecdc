import type { JsonValue } from "@di-code/ai";
import { hasBrand, setBrand } from "./brand.ts";

/** Known to every copy of the package; JSON cannot say it, so no result can pretend to be a failure. */
const BRAND = Symbol.for("@di-code/tool-registry/ToolFailure");

export interface ToolFailureOptions {
  /** For programs, and for the model beside the message. Default `"EXECUTION_ERROR"`. */
  readonly code?: string;
  /** For the host, not for the model. */
  readonly details?: JsonValue;
  /** Whether calling again can succeed. Default `false`. */
  readonly retryable?: boolean;
}

/** A failure that a tool expects: an answer for the model, made by {@link toolFailure}. */
export interface ToolFailure extends ToolFailureOptions {
  /** Never there at run time: keeps other objects of this form apart. */
  readonly [failureType]?: never;
  /** Reaches the model as it is. */
  readonly message: string;
}

declare const failureType: unique symbol;

/**
 * What a tool returns when it fails as it may: no such file, no such user. Message and code reach the model as they are.
 *
 * @throws TypeError for a message, code or flag of another kind.
 */
export function toolFailure(failure: ToolFailureOptions & { readonly message: string }): ToolFailure {
  const made = readFailureOptions(failure.message, failure);
  setBrand(made, BRAND);
  return Object.freeze(made);
}

export function isToolFailure(value: unknown): value is ToolFailure {
  return hasBrand(value, BRAND);
}

/** The parts of a failure, checked: what is of the wrong kind is the developer's mistake. */
export function readFailureOptions(
  message: string,
  options: ToolFailureOptions,
): ToolFailureOptions & { readonly message: string } {
  const { code, details, retryable } = options;
  if (typeof message !== "string") throw new TypeError("the message of a failure must be a string");
  if (code !== undefined && (typeof code !== "string" || code === "")) {
    throw new TypeError("the code of a failure must be a string that is not empty");
  }
  if (retryable !== undefined && typeof retryable !== "boolean") {
    throw new TypeError("retryable must be a boolean");
  }
  return {
    message,
    ...(code === undefined ? {} : { code }),
    ...(details === undefined ? {} : { details }),
    ...(retryable === undefined ? {} : { retryable }),
  };
}
