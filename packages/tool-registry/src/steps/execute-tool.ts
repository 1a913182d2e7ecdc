import { callContextOf, reportProblem } from "../call/call-context.ts";
import type { CallState } from "../call/pending-call.ts";
import type { ToolCallContext } from "../definition/tool-call-context.ts";
import { aborted, type CallFailure, executionError, notHandled, timedOut } from "../results/call-failure.ts";
import { failureOf } from "../results/failure-report.ts";
import { isToolError } from "../results/tool-error.ts";
import type { AdmittedCall } from "./admitted-call.ts";

/** What the tool gave, unread. */
export interface Executed {
  readonly given: unknown;
}

/** Step 6: the named handler, else the tool's own `execute`, else the general handler; with a time limit and a signal. */
export async function executeTool(state: CallState, admitted: AdmittedCall): Promise<Executed | CallFailure> {
  const { settings, call, cancellation } = state;
  const { entry, args } = admitted;
  if (cancellation.kind !== undefined) return aborted(call.name, false, cancellation.reason);
  const run = handlerOf(state, admitted);
  if (run === undefined) return notHandled(entry);
  const timeoutMs = entry.timeoutMs ?? settings.timeoutMs;
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => cancellation.cancel("timeout", timeoutError(timeoutMs)), timeoutMs);
  const settled = await cancellation.settle(() => run(args, callContextOf(state)));
  if (timer !== undefined) clearTimeout(timer);
  if (settled.kind === "value") return { given: settled.value };
  if (settled.kind === "thrown") return thrownFailure(state, settled.error);
  if (cancellation.kind === "timeout") return timedOut(entry, timeoutMs ?? 0, entry.tool.effects === "read");
  return aborted(call.name, true, cancellation.reason);
}

function handlerOf(
  { settings }: CallState,
  { entry }: AdmittedCall,
): ((args: unknown, call: ToolCallContext) => unknown) | undefined {
  const { tool, name } = entry;
  const named = settings.handlers.find(name);
  if (named !== undefined) return named;
  return tool.execute ?? settings.handlers.find(undefined);
}

/** Only what the tool chose to say reaches the model. */
function thrownFailure(state: CallState, error: unknown): CallFailure {
  const { name } = state.call;
  if (isToolError(error)) {
    const failure = failureOf(name, error, (problem) => reportProblem(state, "result", problem));
    if (failure !== undefined) return failure;
  }
  reportProblem(state, "execute", error);
  return executionError(name, error);
}

/** What the tool's signal gives as its reason, as `AbortSignal.timeout` would name it. */
function timeoutError(milliseconds: number): Error {
  const error = new Error(`the tool did not finish within ${milliseconds} ms`);
  error.name = "TimeoutError";
  return error;
}
