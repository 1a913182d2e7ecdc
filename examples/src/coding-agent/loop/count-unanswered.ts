import type { Message } from "@di-code/ai";

/**
 * Calls of a conversation that do not have exactly one answer in their place: after their message, before the next, in the
 * order of the calls. Answers without a call count as well. Providers refuse a conversation in which there are any.
 */
export function countUnanswered(messages: readonly Message[]): number {
  let wrong = 0;
  let open: readonly string[] = [];
  for (const message of messages) {
    if (message.role === "tool_result") {
      const [expected, ...rest] = open;
      if (expected !== message.toolCallId) wrong += 1;
      open = rest;
      continue;
    }
    wrong += open.length;
    const calls = message.role === "assistant" ? message.content : [];
    open = calls.flatMap((block) =>
      block.type === "tool_call" || block.type === "invalid_tool_call" ? [block.id] : [],
    );
  }
  return wrong + open.length;
}
