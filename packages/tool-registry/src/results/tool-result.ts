import type { JsonObject, JsonValue, ToolArgumentIssue } from "@di-code/ai";

/** Why a call gave no data; or the code that a tool gave its own failure. */
export type ToolErrorCode =
  /** No tool of that name. */
  | "UNKNOWN_TOOL"
  /** The arguments were refused, by the schema or by the tool's `check`. */
  | "VALIDATION_ERROR"
  | "DENIED"
  /** The tool threw, or failed without a code of its own. */
  | "EXECUTION_ERROR"
  | "TIMEOUT"
  | "ABORTED"
  /** What the tool gave is no JSON, or not what its `result` says. */
  | "INVALID_RESULT"
  /** The tool has no `execute`, and nothing was registered for it. */
  | "NOT_HANDLED"
  /** The call came from a turn that was cut off or failed, or that does not say how it ended. */
  | "NOT_EXECUTED"
  // Any other text, without losing the names above in an editor.
  | (string & {});

/** A failed call, as the model and the host may see it. */
export interface ToolFailureReport {
  readonly code: ToolErrorCode;
  /** Written for the model: what was wrong, where, what is allowed. Holds no value that the model sent. */
  readonly message: string;
  /** What is wrong with the arguments (`VALIDATION_ERROR`) or with the result (`INVALID_RESULT`). */
  readonly issues?: readonly ToolArgumentIssue[];
  /** Names that were probably meant, the nearest first; at most 3. */
  readonly suggestions?: readonly string[];
  /** What the tool's own failure says to the host. */
  readonly details?: JsonValue;
  /** Whether another call, corrected as the message says, can succeed. */
  readonly retryable: boolean;
}

export interface ToolSuccess<out TData = unknown> {
  readonly success: true;
  /** JSON, and nothing of it shared with the tool; or the content that it made. */
  readonly data: TData;
  /** What the tool was run with; frozen. */
  readonly arguments: JsonObject;
  /** Pointers of the members that were filled in from the schema; only with `defaults: "apply"`, when there are any. */
  readonly filled?: readonly string[];
  /** Milliseconds, all steps together. */
  readonly durationMs: number;
}

export interface ToolFailed {
  readonly success: false;
  readonly error: ToolFailureReport;
  readonly durationMs: number;
}

/** The one answer to a call. */
export type ToolResult<TData = unknown> = ToolSuccess<TData> | ToolFailed;
