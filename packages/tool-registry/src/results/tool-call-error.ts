import type { ToolArgumentIssue, JsonValue } from "@di-code/ai";
import { hasBrand, setBrand } from "./brand.ts";
import { printableName } from "./printable-name.ts";
import type { ToolErrorCode, ToolFailureReport } from "./tool-result.ts";

/** Known to every copy of the package. */
const BRAND = Symbol.for("@di-code/tool-registry/ToolCallError");

/**
 * What `execute` throws for a call that failed, apart from arguments that were refused (`ToolArgumentsValidationError`).
 * The `cause` is what the tool threw, whole: for logs, not for the model.
 */
export class ToolCallError extends Error {
  override readonly name: string = "ToolCallError";
  readonly code: ToolErrorCode;
  readonly toolName: string;
  readonly retryable: boolean;
  declare readonly details?: JsonValue;
  declare readonly issues?: readonly ToolArgumentIssue[];

  constructor(toolName: string, report: ToolFailureReport, cause?: unknown, message: string = report.message) {
    super(message, cause === undefined ? undefined : { cause });
    const { code, retryable, details, issues } = report;
    this.code = code;
    this.toolName = toolName;
    this.retryable = retryable;
    if (details !== undefined) this.details = details;
    if (issues !== undefined) this.issues = issues;
    setBrand(this, BRAND);
  }
}

/** `execute` was given a name that is no tool's. Its code is `UNKNOWN_TOOL`. */
export class UnknownToolError extends ToolCallError {
  override readonly name: "UnknownToolError" = "UnknownToolError";
  /** Names that were probably meant, the nearest first. */
  readonly suggestions: readonly string[];

  constructor(toolName: string, report: ToolFailureReport) {
    super(toolName, report, undefined, `Unknown tool: ${printableName(toolName)}`);
    this.suggestions = report.suggestions ?? [];
  }
}

/** Whether a caught value is a {@link ToolCallError} (an {@link UnknownToolError} is one), also of another copy of this package. */
export function isToolCallError(error: unknown): error is ToolCallError {
  return hasBrand(error, BRAND);
}
