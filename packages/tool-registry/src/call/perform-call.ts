import type { JsonObject } from "@di-code/ai";
import { admitCall } from "../steps/admit-call.ts";
import { executeTool } from "../steps/execute-tool.ts";
import { obtainPermission } from "../steps/obtain-permission.ts";
import { readResult } from "../steps/read-result.ts";
import { tell } from "../steps/tell.ts";
import { CallFailure, executionError } from "../results/call-failure.ts";
import { printableName } from "../results/printable-name.ts";
import type { ToolResult, ToolSuccess } from "../results/tool-result.ts";
import { reportProblem } from "./call-context.ts";
import type { Cancellation } from "./cancellation.ts";
import type { CallSettings, CallState, PendingCall } from "./pending-call.ts";

/** The answer to a call; `cause` is for whoever called `execute`. */
export interface Outcome {
  readonly result: ToolResult;
  readonly cause: unknown;
}

const NO_ARGUMENTS: JsonObject = Object.freeze({});

/** A call before its first step. */
export function openCall(settings: CallSettings, call: PendingCall, cancellation: Cancellation): CallState {
  const shownName = settings.tools.has(call.name) ? call.name : printableName(call.name);
  return { settings, call, cancellation, shownName, trace: undefined, isAnswered: false };
}

/** All steps of one call. Never rejects. */
export async function performCall(
  settings: CallSettings,
  call: PendingCall,
  cancellation: Cancellation,
): Promise<Outcome> {
  const started = performance.now();
  const state = openCall(settings, call, cancellation);
  startTrace(state);
  const { observer } = settings;
  tell(state, {
    type: "call_started",
    id: call.id,
    name: state.shownName,
    ...(observer.includesValues ? { arguments: call.arguments } : {}),
  });
  const ended = await traced(state, () => takeSteps(state));
  state.isAnswered = true;
  const durationMs = performance.now() - started;
  const failed = ended instanceof CallFailure;
  tell(state, {
    type: "call_finished",
    id: call.id,
    name: state.shownName,
    success: !failed,
    ...(failed ? { code: ended.report.code } : {}),
    durationMs,
    ...(!failed && observer.includesValues ? { data: ended.data } : {}),
  });
  if (failed) return { result: { success: false, error: ended.report, durationMs }, cause: ended.cause };
  return { result: { success: true, ...ended, durationMs }, cause: undefined };
}

type Success = Omit<ToolSuccess, "success" | "durationMs">;

async function takeSteps(state: CallState): Promise<Success | CallFailure> {
  const { call } = state;
  try {
    const admitted = await admitCall(state);
    if (admitted instanceof CallFailure) {
      tellRefusal(state, admitted);
      return admitted;
    }
    const refusal = await obtainPermission(state, admitted);
    if (refusal !== undefined) return refusal;
    // Before the tool has its copy, which it may change.
    const shown = call.keepsArguments ? admitted.shown : NO_ARGUMENTS;
    const executed = await executeTool(state, admitted);
    if (executed instanceof CallFailure) return executed;
    const read = readResult(state, admitted, executed);
    if (read instanceof CallFailure) return read;
    const { filled } = admitted;
    return { data: read.data, arguments: shown, ...(filled.length === 0 ? {} : { filled }) };
  } catch (error) {
    return unexpected(state, error);
  }
}

/** No step should throw; what does must not take the other calls of the turn with it, nor let this one through. */
export function unexpected(state: CallState, error: unknown): CallFailure {
  reportProblem(state, "registry", error);
  return executionError(state.call.name, error);
}

function tellRefusal(state: CallState, { report }: CallFailure): void {
  if (report.code !== "VALIDATION_ERROR") return;
  tell(state, {
    type: "arguments_refused",
    id: state.call.id,
    name: state.shownName,
    code: "VALIDATION_ERROR",
    issues: (report.issues ?? []).map(({ path, keyword }) => ({ path, keyword })),
  });
}

function startTrace(state: CallState): void {
  const { call, settings, shownName } = state;
  if (settings.telemetry === undefined) return;
  const description = settings.tools.get(call.name)?.definition.description;
  try {
    state.trace = settings.telemetry.startCall({
      id: call.id,
      name: shownName,
      ...(description === undefined ? {} : { description }),
    });
  } catch (error) {
    reportProblem(state, "telemetry", error);
  }
}

/** Runs the steps inside the trace; exactly once, whatever the trace does. */
function traced<TResult>(state: CallState, work: () => Promise<TResult>): Promise<TResult> {
  const { trace } = state;
  if (trace === undefined) return work();
  let running: Promise<TResult> | undefined;
  const once = (): Promise<TResult> => {
    running ??= work();
    return running;
  };
  try {
    void trace.around(once);
  } catch (error) {
    reportProblem(state, "telemetry", error);
  }
  return once();
}
