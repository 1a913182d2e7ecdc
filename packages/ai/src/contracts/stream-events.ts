import type { InvalidToolCallContent, ToolCallContent } from "./content.ts";
import type {
  FailedAssistantMessage,
  FailedStopReason,
  SuccessfulAssistantMessage,
  SuccessfulStopReason,
} from "./messages.ts";

/** The stream begins. Always the first event, and only once. */
export interface StartEvent {
  readonly type: "start";
}

interface BlockEvent {
  /** The block's place in the final message's `content`. */
  readonly contentIndex: number;
}

export interface TextStartEvent extends BlockEvent {
  readonly type: "text_start";
}
export interface TextDeltaEvent extends BlockEvent {
  readonly type: "text_delta";
  readonly delta: string;
}
export interface TextEndEvent extends BlockEvent {
  readonly type: "text_end";
  /** The whole text: the sum of the deltas. */
  readonly content: string;
}

export interface ThinkingStartEvent extends BlockEvent {
  readonly type: "thinking_start";
}
export interface ThinkingDeltaEvent extends BlockEvent {
  readonly type: "thinking_delta";
  readonly delta: string;
}
export interface ThinkingEndEvent extends BlockEvent {
  readonly type: "thinking_end";
  /** The whole thinking: the sum of the deltas. */
  readonly content: string;
}

export interface ToolCallStartEvent extends BlockEvent {
  readonly type: "tool_call_start";
  readonly id: string;
  readonly name: string;
}
export interface ToolCallDeltaEvent extends BlockEvent {
  readonly type: "tool_call_delta";
  /** A piece of the arguments' JSON text, cut anywhere. */
  readonly argumentsDelta: string;
}
export interface ToolCallEndEvent extends BlockEvent {
  readonly type: "tool_call_end";
  readonly toolCall: ToolCallContent | InvalidToolCallContent;
}

export interface DoneEvent {
  readonly type: "done";
  readonly reason: SuccessfulStopReason;
  readonly message: SuccessfulAssistantMessage;
}
export interface ErrorEvent {
  readonly type: "error";
  readonly reason: FailedStopReason;
  readonly message: FailedAssistantMessage;
}

/** One step of an assistant message as it arrives. */
export type StreamEvent =
  | StartEvent
  | TextStartEvent
  | TextDeltaEvent
  | TextEndEvent
  | ThinkingStartEvent
  | ThinkingDeltaEvent
  | ThinkingEndEvent
  | ToolCallStartEvent
  | ToolCallDeltaEvent
  | ToolCallEndEvent
  | DoneEvent
  | ErrorEvent;
