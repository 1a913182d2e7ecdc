import type { ToolCallContext } from "../definition/tool-call-context.ts";
import { callSafely } from "../observe/observer.ts";
import type { ToolProblem } from "../observe/problem.ts";
import type { CallState } from "./pending-call.ts";

/** What the tool is given of a call. */
export function callContextOf(state: CallState): ToolCallContext {
  const { call, cancellation } = state;
  return {
    id: call.id,
    name: call.name,
    context: call.context,
    // The tool's own, so that a copy of this object has it too; made only for tools that look.
    get signal() {
      return cancellation.signal;
    },
    progress: (update) => tellProgress(state, update),
  };
}

function tellProgress(state: CallState, update: unknown): void {
  const { onProgress, id } = state.call;
  if (onProgress === undefined || state.isAnswered || state.cancellation.kind !== undefined) return;
  callSafely(
    () => onProgress({ id, name: state.shownName, update }),
    (error) => reportProblem(state, "progress", error),
  );
}

/** Hands something that the model must not see to the host's log. */
export function reportProblem(state: CallState, phase: ToolProblem["phase"], error: unknown): void {
  state.settings.observer.problem({ error, phase, id: state.call.id, name: state.shownName });
}
