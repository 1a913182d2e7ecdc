import { describeIssues, type ToolResultMessage } from "@di-code/ai";
import { type AnyToolRegistry, type RunOptions, toToolResultMessage } from "@di-code/tool-registry";
import type { Workspace } from "../folder/workspace.ts";
import type { ReceivedTurn, StoppedCall } from "./receive-turn.ts";

/**
 * One answer for each call of a message. The registry gives all of them, also for a message that failed: none of its calls
 * is run. Of a call for which the message was stopped it can only say that; what was wrong is said here.
 */
export async function answerTurn(
  registry: AnyToolRegistry<Workspace>,
  { message, stopped }: ReceivedTurn,
  options: RunOptions<Workspace>,
): Promise<readonly ToolResultMessage[]> {
  const answers = await registry.run(message, options);
  if (stopped === undefined) return answers;
  return answers.map((answer) => (answer.toolCallId === stopped.call.id ? refusalOf(stopped) : answer));
}

function refusalOf({ call, issue }: StoppedCall): ToolResultMessage {
  const words = describeIssues({ toolName: call.name, details: [issue], omitted: 0 });
  const message = `${words}\nYour message was stopped there; nothing of it was run.`;
  const error = { code: "VALIDATION_ERROR", message, issues: [issue], retryable: true };
  return toToolResultMessage({ success: false, error, durationMs: 0 }, call);
}
