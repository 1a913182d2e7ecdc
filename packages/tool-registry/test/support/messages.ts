import type { AssistantMessage, JsonValue, StopReason, ToolCallContent, ToolResultMessage, Usage } from "@di-code/ai";

const usage: Usage = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
};

export function call(id: string, name: string, args: Readonly<Record<string, unknown>> = {}): ToolCallContent {
  return { type: "tool_call", id, name, arguments: args };
}

export function turn(content: AssistantMessage["content"], stopReason: StopReason = "tool_use"): AssistantMessage {
  const base = { role: "assistant", content, provider: "test", model: "test", usage, timestamp: 0 } as const;
  return stopReason === "error" || stopReason === "aborted"
    ? { ...base, stopReason, errorMessage: "it failed" }
    : { ...base, stopReason };
}

/** What a message tells the model, as one text. */
export function textOf(message: ToolResultMessage | undefined): string {
  return (message?.content ?? []).map((block) => (block.type === "text" ? block.text : `<${block.mimeType}>`)).join("");
}

/** The code of a failed call; undefined for a successful one. */
export function codeOf(message: ToolResultMessage | undefined): string | undefined {
  const details = message?.details;
  if (typeof details !== "object" || details === null || !isRecord(details)) return undefined;
  const { code } = details;
  return typeof code === "string" ? code : undefined;
}

function isRecord(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return !Array.isArray(value);
}
