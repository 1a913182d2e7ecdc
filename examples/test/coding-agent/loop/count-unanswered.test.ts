import type { Message } from "@di-code/ai";
import { expect, test } from "vitest";
import { countUnanswered } from "../../../src/coding-agent/loop/count-unanswered.ts";
import { senderOf } from "../../../src/coding-agent/sender.ts";

const user: Message = { role: "user", content: [], timestamp: 0 };

function calls(...ids: readonly string[]): Message {
  const content = ids.map((id) => ({ type: "tool_call", id, name: "list", arguments: {} }) as const);
  return { ...senderOf("test", "test"), content, stopReason: "tool_use" };
}

function answer(toolCallId: string): Message {
  return { role: "tool_result", toolCallId, toolName: "list", content: [], isError: false, timestamp: 0 };
}

test.each<[name: string, messages: readonly Message[], expected: number]>([
  ["nothing", [], 0],
  ["a message without calls", [user, calls()], 0],
  ["each call answered", [user, calls("1", "2"), answer("1"), answer("2"), calls("3"), answer("3")], 0],
  ["a call without an answer", [calls("1", "2"), answer("1")], 1],
  ["a call without an answer before the next message", [calls("1"), user], 1],
  ["an answer without a call", [calls(), answer("1")], 1],
  ["two answers to one call", [calls("1"), answer("1"), answer("1")], 1],
  ["answers in another order", [calls("1", "2"), answer("2"), answer("1")], 2],
])("%s", (_name, messages, expected) => {
  expect(countUnanswered(messages)).toBe(expected);
});
