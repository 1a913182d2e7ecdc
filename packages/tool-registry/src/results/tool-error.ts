import type { JsonValue } from "@di-code/ai";
import { hasBrand, setBrand } from "./brand.ts";
import { readFailureOptions, type ToolFailureOptions } from "./tool-failure.ts";

/** Known to every copy of the package. */
const BRAND = Symbol.for("@di-code/tool-registry/ToolError");

/**
 * Thrown by a tool to fail as it may: what `toolFailure` is for returning. Message and code reach the model as they are;
 * of any other exception the model learns nothing but that the tool failed.
 */
export class ToolError extends Error {
  override readonly name: "ToolError" = "ToolError";
  declare readonly code?: string;
  /** For the host, not for the model. */
  declare readonly details?: JsonValue;
  readonly retryable: boolean;

  /** Throws a `TypeError` for a message, code or flag of another kind. */
  constructor(message: string, options: ToolFailureOptions & { readonly cause?: unknown } = {}) {
    const { code, details, retryable = false } = readFailureOptions(message, options);
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    if (code !== undefined) this.code = code;
    if (details !== undefined) this.details = details;
    this.retryable = retryable;
    setBrand(this, BRAND);
  }
}

/** What a {@link ToolError} has chosen to tell; undefined for any other value, and where looking at it throws. */
export function chosenWords(error: unknown): string | undefined {
  if (!isToolError(error)) return undefined;
  try {
    const message: unknown = error.message;
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a caught value is a {@link ToolError}, also one of another copy of this package. */
export function isToolError(error: unknown): error is ToolError {
  return hasBrand(error, BRAND);
}
