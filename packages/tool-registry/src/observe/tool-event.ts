import type { JsonObject } from "@di-code/ai";
import type { ToolErrorCode } from "../results/tool-result.ts";

interface CallEvent {
  readonly id: string;
  /** Escaped and cut at 64 characters where a model made it up. */
  readonly name: string;
}

/** A call is looked at: always the first event of a call. */
export interface CallStartedEvent extends CallEvent {
  readonly type: "call_started";
  /** What the model sent, unchecked; only with `includeValues`. */
  readonly arguments?: unknown;
}

/** The arguments were refused, by their text, the schema or the tool's `check`. */
export interface ArgumentsRefusedEvent extends CallEvent {
  readonly type: "arguments_refused";
  readonly code: "VALIDATION_ERROR";
  /** Where, and by which rule. */
  readonly issues: readonly { readonly path: string; readonly keyword: string }[];
}

/** Somebody is asked whether the call may run. */
export interface ApprovalRequestedEvent extends CallEvent {
  readonly type: "approval_requested";
  /** What is asked; only with `includeValues`. */
  readonly summary?: string;
  /** Only with `includeValues`. */
  readonly arguments?: JsonObject;
}

/** The call has its answer: always the last event of a call, and exactly one. */
export interface CallFinishedEvent extends CallEvent {
  readonly type: "call_finished";
  readonly success: boolean;
  /** Absent on success. */
  readonly code?: ToolErrorCode;
  readonly durationMs: number;
  /** The result; only with `includeValues`, and only on success. */
  readonly data?: unknown;
}

/** What a host can see of a call. */
export type ToolEvent = CallStartedEvent | ArgumentsRefusedEvent | ApprovalRequestedEvent | CallFinishedEvent;
