import type { AssistantMessage, ToolResultMessage } from "@di-code/ai";
import { AbortScope } from "../call/cancellation.ts";
import type { CallSettings, PendingCall } from "../call/pending-call.ts";
import { performCall } from "../call/perform-call.ts";
import { type CallFailure, invalidCall, notExecuted, repeatedId } from "../results/call-failure.ts";
import { toToolResultMessage } from "../results/to-tool-result-message.ts";
import { type CallBlock, type CallPlan, planCalls } from "./repeated-ids.ts";
import { runSchedule } from "./schedule.ts";

/** What the calls of one turn share. */
export interface TurnSettings extends Pick<PendingCall, "context" | "onProgress"> {
  readonly signal: AbortSignal | undefined;
  readonly concurrency: number;
  readonly maxResultBytes: number;
}

/** One answer for each call of a message, in the order of the calls. Never rejects. */
export async function runTurn(
  settings: CallSettings,
  message: AssistantMessage,
  turn: TurnSettings,
): Promise<readonly ToolResultMessage[]> {
  const calls = message.content.filter((block) => block.type === "tool_call" || block.type === "invalid_tool_call");
  const plans = planCalls(calls);
  const { context, onProgress, maxResultBytes } = turn;
  const scope = new AbortScope(turn.signal);
  const answers = new Map<number, ToolResultMessage>();
  const start = async (index: number): Promise<void> => {
    const call = calls[index];
    if (call === undefined || plans[index]?.kind === "same_as") return;
    const refusal = refusalOf(message, call, plans[index]);
    const pending: PendingCall = {
      id: call.id,
      name: call.name,
      arguments: call.type === "tool_call" ? call.arguments : call.argumentsText,
      context,
      onProgress,
      keepsArguments: false,
      ...(refusal === undefined ? {} : { refusal }),
    };
    const cancellation = scope.open();
    const { result } = await performCall(settings, pending, cancellation);
    scope.close(cancellation);
    answers.set(index, toToolResultMessage(result, call, { maxResultBytes }));
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

/** A call that must not run, whatever its tool. */
function refusalOf(
  { stopReason }: AssistantMessage,
  call: CallBlock,
  plan: CallPlan | undefined,
): CallFailure | undefined {
  if (stopReason === "length" || stopReason === "error" || stopReason === "aborted") return notExecuted(stopReason);
  if (plan?.kind === "refuse") return repeatedId();
  return call.type === "invalid_tool_call" ? invalidCall(call.name, call.issues) : undefined;
}
