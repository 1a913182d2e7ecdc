import type { AssistantMessage, ToolResultMessage } from "@di-code/ai";
import { AbortScope } from "../call/cancellation.ts";
import type { CallSettings, PendingCall } from "../call/pending-call.ts";
import { performCall } from "../call/perform-call.ts";
import { type CallFailure, invalidResult, notExecuted, repeatedId } from "../results/call-failure.ts";
import { printableName } from "../results/printable-name.ts";
import { toToolResultMessage } from "../results/to-tool-result-message.ts";
import type { ToolResult } from "../results/tool-result.ts";
import { readCalls, type TurnCall } from "./read-calls.ts";
import { type CallPlan, planCalls } from "./repeated-ids.ts";
import { runSchedule } from "./schedule.ts";

/** What the calls of one turn share. */
export interface TurnSettings extends Pick<PendingCall, "context" | "onProgress"> {
  readonly signal: AbortSignal | undefined;
  readonly concurrency: number;
  readonly maxResultBytes: number;
}

/** One answer for each call of a message, in the order of the calls. Never rejects, if the message has content. */
export async function runTurn(
  settings: CallSettings,
  message: AssistantMessage,
  turn: TurnSettings,
): Promise<readonly ToolResultMessage[]> {
  const { stopReason } = message;
  const calls = readCalls(message.content);
  const plans = planCalls(calls);
  const { context, onProgress, maxResultBytes } = turn;
  const scope = new AbortScope(turn.signal);
  const answers = new Map<number, ToolResultMessage>();
  const start = async (index: number): Promise<void> => {
    const call = calls[index];
    if (call === undefined || plans[index]?.kind === "same_as") return;
    const refusal = refusalOf(stopReason, call, plans[index]);
    const pending: PendingCall = {
      id: call.id,
      name: call.name,
      arguments: call.arguments,
      context,
      onProgress,
      keepsArguments: false,
      ...(refusal === undefined ? {} : { refusal }),
    };
    const cancellation = scope.open();
    const { result } = await performCall(settings, pending, cancellation);
    scope.close(cancellation);
    answers.set(index, answerOf(settings, result, call, maxResultBytes));
  };
  await runSchedule({
    count: calls.length,
    limit: turn.concurrency,
    isExclusive: (index) => settings.tools.get(calls[index]?.name ?? "")?.isExclusive === true,
    start,
  });
  scope.end();
  return plans.flatMap((plan, index) => {
    const answer = answers.get(plan.kind === "same_as" ? plan.index : index);
    return answer === undefined ? [] : [answer];
  });
}

/** The answer as a message. What cannot be put into one must not take the other answers with it. */
function answerOf(
  { observer }: CallSettings,
  result: ToolResult,
  call: TurnCall,
  maxResultBytes: number,
): ToolResultMessage {
  try {
    return toToolResultMessage(result, call, { maxResultBytes });
  } catch (error) {
    // A host that is shown results by `includeValues` can break them.
    observer.problem({ error, phase: "result", id: call.id, name: printableName(call.name) });
    const { report } = invalidResult(call, error);
    return toToolResultMessage({ success: false, error: report, durationMs: result.durationMs }, call);
  }
}

/** A call that must not run, whatever its tool. A reason to stop that nobody knows may mean that the message was cut off. */
function refusalOf(stopReason: unknown, call: TurnCall, plan: CallPlan | undefined): CallFailure | undefined {
  if (stopReason !== "stop" && stopReason !== "tool_use") return notExecuted(stopReason);
  return plan?.kind === "refuse" ? repeatedId() : call.refusal;
}
