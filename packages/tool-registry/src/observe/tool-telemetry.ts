import type { ToolEvent } from "./tool-event.ts";

/** A tracer of calls, such as `openTelemetry()` of `@di-code/tool-registry/opentelemetry`. */
export interface ToolTelemetry {
  /** Called once a call, before its first event. */
  startCall(call: TracedCall): CallTrace;
}

export interface TracedCall {
  readonly id: string;
  /** Escaped and cut at 64 characters where a model made it up. */
  readonly name: string;
  /** Absent for an unknown tool. */
  readonly description?: string;
}

/** One call on its way. */
export interface CallTrace {
  /** Runs the work of the call, so that what a tool traces belongs to it. Must call `work` exactly once, at once. */
  around<TResult>(work: () => TResult): TResult;
  /** The same events, in the same order, as `onEvent` gets. `call_finished` is the last. */
  onEvent(event: ToolEvent): void;
}
