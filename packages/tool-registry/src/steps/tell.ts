import { reportProblem } from "../call/call-context.ts";
import type { CallState } from "../call/pending-call.ts";
import type { ToolEvent } from "../observe/tool-event.ts";

/** Tells the host, and then whoever traces the call, what happens. Nothing they do can hurt the call. */
export function tell(state: CallState, event: ToolEvent): void {
  state.settings.observer.event(event);
  if (state.trace === undefined) return;
  try {
    state.trace.onEvent(event);
  } catch (error) {
    reportProblem(state, "telemetry", error);
  }
}
