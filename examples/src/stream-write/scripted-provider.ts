import { setTimeout as sleep } from "node:timers/promises";
import {
  parseArgumentsText,
  type FailedAssistantMessage,
  type StreamEvent,
  type SuccessfulAssistantMessage,
  type ToolCallContent,
} from "@di-code/ai";
import type { ScriptedCall } from "./scripted-calls.ts";
import { write } from "./write-tool.ts";

/** Characters of the fragments, over and over: about what the tokens of a model are. */
const LENGTHS = [4, 7, 3, 9, 5, 2, 8] as const;

/** How a request runs. */
export interface Request {
  /** Milliseconds between two fragments. */
  readonly pause: number;
  /** The request is stopped: what was not sent yet never is. */
  readonly signal: AbortSignal;
}

/** Streams one call as a provider's adapter would, and ends as it does when the request is stopped. */
export async function* streamCall(
  { id, argumentsText }: ScriptedCall,
  { pause, signal }: Request,
): AsyncGenerator<StreamEvent, void, undefined> {
  const { name } = write;
  yield { type: "start" };
  yield { type: "tool_call_start", contentIndex: 0, id, name };
  for (const argumentsDelta of fragmentsOf(argumentsText)) {
    if (pause > 0) await sleep(pause);
    // Without the call, which was not whole.
    if (signal.aborted) return yield { type: "error", reason: "aborted", message: stoppedMessage() };
    yield { type: "tool_call_delta", contentIndex: 0, argumentsDelta };
  }
  const parsed = parseArgumentsText(argumentsText);
  if (!parsed.ok) throw new Error("the script holds text that is no JSON object");
  const toolCall: ToolCallContent = { type: "tool_call", id, name, arguments: parsed.value };
  yield { type: "tool_call_end", contentIndex: 0, toolCall };
  yield { type: "done", reason: "tool_use", message: wholeMessage(toolCall) };
}

function* fragmentsOf(text: string): Generator<string, void, undefined> {
  for (let at = 0, index = 0; at < text.length; index += 1) {
    const length = LENGTHS[index % LENGTHS.length] ?? 1;
    yield text.slice(at, at + length);
    at += length;
  }
}

function wholeMessage(toolCall: ToolCallContent): SuccessfulAssistantMessage {
  return { ...sender(), content: [toolCall], stopReason: "tool_use" };
}

function stoppedMessage(): FailedAssistantMessage {
  return { ...sender(), content: [], stopReason: "aborted", errorMessage: "the request was stopped" };
}

function sender(): Omit<SuccessfulAssistantMessage, "content" | "stopReason"> {
  const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 };
  const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, totalTokens: 0, cost };
  return { role: "assistant", provider: "script", model: "script-1", usage, timestamp: Date.now() };
}
