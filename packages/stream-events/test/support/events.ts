import type {
  AssistantContent,
  FailedAssistantMessage,
  FailedStopReason,
  InvalidToolCallContent,
  StreamEvent,
  SuccessfulAssistantMessage,
  SuccessfulStopReason,
  ToolCallContent,
  Usage,
} from "@di-code/ai";

/** Events and messages for tests, in few words. */

export const usage: Usage = {
  input: 10,
  output: 5,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 15,
  cost: { input: 0.1, output: 0.2, cacheRead: 0, cacheWrite: 0, total: 0.3 },
};

const base = { role: "assistant", provider: "test", model: "test-1", usage, timestamp: 1_700_000_000_000 } as const;

export function successful(
  stopReason: SuccessfulStopReason,
  content: readonly AssistantContent[],
): SuccessfulAssistantMessage {
  return { ...base, stopReason, content };
}

export function failed(
  stopReason: FailedStopReason,
  content: readonly AssistantContent[],
  errorMessage = "connection lost",
): FailedAssistantMessage {
  return { ...base, stopReason, content, errorMessage };
}

export const start: StreamEvent = { type: "start" };

export function done(reason: SuccessfulStopReason, ...content: readonly AssistantContent[]): StreamEvent {
  return { type: "done", reason, message: successful(reason, content) };
}

export function broken(reason: FailedStopReason, ...content: readonly AssistantContent[]): StreamEvent {
  return { type: "error", reason, message: failed(reason, content) };
}

export const text = {
  start: (contentIndex: number): StreamEvent => ({ type: "text_start", contentIndex }),
  delta: (contentIndex: number, delta: string): StreamEvent => ({ type: "text_delta", contentIndex, delta }),
  end: (contentIndex: number, content: string): StreamEvent => ({ type: "text_end", contentIndex, content }),
  block: (content: string): AssistantContent => ({ type: "text", text: content }),
};

export const thinking = {
  start: (contentIndex: number): StreamEvent => ({ type: "thinking_start", contentIndex }),
  delta: (contentIndex: number, delta: string): StreamEvent => ({ type: "thinking_delta", contentIndex, delta }),
  end: (contentIndex: number, content: string): StreamEvent => ({ type: "thinking_end", contentIndex, content }),
  block: (content: string): AssistantContent => ({ type: "thinking", thinking: content }),
};

export const call = {
  start: (contentIndex: number, id = "c1", name = "read"): StreamEvent => ({
    type: "tool_call_start",
    contentIndex,
    id,
    name,
  }),
  delta: (contentIndex: number, argumentsDelta: string): StreamEvent => ({
    type: "tool_call_delta",
    contentIndex,
    argumentsDelta,
  }),
  end: (contentIndex: number, toolCall: ToolCallContent | InvalidToolCallContent): StreamEvent => ({
    type: "tool_call_end",
    contentIndex,
    toolCall,
  }),
  block: (args: ToolCallContent["arguments"], id = "c1", name = "read"): ToolCallContent => ({
    type: "tool_call",
    id,
    name,
    arguments: args,
  }),
  invalid: (argumentsText: string, id = "c1", name = "read"): InvalidToolCallContent => ({
    type: "invalid_tool_call",
    id,
    name,
    argumentsText,
    reason: "truncated",
    issues: [{ path: "", keyword: "json", message: "arguments must be valid JSON", offset: 1, hint: "truncated" }],
  }),
};

/** A source that gives these, one at a time. */
export async function* source<TEvent>(events: Iterable<TEvent>): AsyncGenerator<TEvent, void, undefined> {
  for (const event of events) {
    await Promise.resolve();
    yield event;
  }
}
