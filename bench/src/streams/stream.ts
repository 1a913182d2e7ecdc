import type { AssistantContent, StreamEvent, SuccessfulAssistantMessage, ToolCallContent } from "@di-code/ai";

/** A whole stream of events. */
export interface BenchStream {
  readonly name: string;
  readonly events: readonly StreamEvent[];
}

/** A block of a message, with its text in the pieces in which it came. */
export type Pieces =
  | { readonly kind: "text"; readonly pieces: readonly string[] }
  | { readonly kind: "tool_call"; readonly id: string; readonly name: string; readonly pieces: readonly string[] };

/** The events of blocks that came one after the other. */
export function streamOf(name: string, blocks: readonly Pieces[]): BenchStream {
  const events: StreamEvent[] = [{ type: "start" }];
  const content: AssistantContent[] = [];
  for (const [contentIndex, block] of blocks.entries()) {
    const text = block.pieces.join("");
    if (block.kind === "text") {
      events.push({ type: "text_start", contentIndex });
      for (const delta of block.pieces) events.push({ type: "text_delta", contentIndex, delta });
      events.push({ type: "text_end", contentIndex, content: text });
      content.push({ type: "text", text });
    } else {
      const { id, name: tool } = block;
      const parsed = JSON.parse(text === "" ? "{}" : text) as ToolCallContent["arguments"];
      const toolCall: ToolCallContent = { type: "tool_call", id, name: tool, arguments: parsed };
      events.push({ type: "tool_call_start", contentIndex, id, name: tool });
      for (const argumentsDelta of block.pieces) events.push({ type: "tool_call_delta", contentIndex, argumentsDelta });
      events.push({ type: "tool_call_end", contentIndex, toolCall });
      content.push(toolCall);
    }
  }
  events.push({ type: "done", reason: "tool_use", message: messageOf(content) });
  return { name, events };
}

function messageOf(content: readonly AssistantContent[]): SuccessfulAssistantMessage {
  const cost = { input: 0.01, output: 0.03, cacheRead: 0, cacheWrite: 0, total: 0.04 };
  const usage = { input: 2_273, output: 3_118, cacheRead: 0, cacheWrite: 0, totalTokens: 5_391, cost };
  return {
    role: "assistant",
    content,
    provider: "bench",
    model: "bench-1",
    usage,
    stopReason: "tool_use",
    timestamp: 1_700_000_000_000,
  };
}
