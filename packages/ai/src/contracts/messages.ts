import type { AssistantContent, ImageContent, TextContent } from "./content.ts";
import type { JsonObject, JsonValue } from "./json.ts";
import type { ToolDefinition } from "./tools.ts";
import type { Usage } from "./usage.ts";

export interface UserMessage {
  readonly role: "user";
  readonly content: readonly (TextContent | ImageContent)[];
  /** Unix milliseconds. */
  readonly timestamp: number;
}

/** The one answer that a tool call gets. */
export interface ToolResultMessage {
  readonly role: "tool_result";
  readonly toolCallId: string;
  readonly toolName: string;
  readonly content: readonly (TextContent | ImageContent)[];
  /** For hosts, not for the model. */
  readonly details?: JsonValue;
  readonly isError: boolean;
  /** Unix milliseconds. */
  readonly timestamp: number;
}

interface AssistantMessageBase {
  readonly role: "assistant";
  readonly content: readonly AssistantContent[];
  readonly provider: string;
  readonly model: string;
  readonly usage: Usage;
  /** Unix milliseconds. */
  readonly timestamp: number;
  /** A provider's own data for this message, carried back to that provider unread. */
  readonly metadata?: JsonObject;
}

/** Why a message ended that came to its end. Calls of a message that stopped by `length` are never run. */
export type SuccessfulStopReason = "stop" | "length" | "tool_use";
/** Why a message ended that did not come to its end. */
export type FailedStopReason = "error" | "aborted";
export type StopReason = SuccessfulStopReason | FailedStopReason;

export interface SuccessfulAssistantMessage extends AssistantMessageBase {
  readonly stopReason: SuccessfulStopReason;
  readonly errorMessage?: never;
}

export interface FailedAssistantMessage extends AssistantMessageBase {
  readonly stopReason: FailedStopReason;
  readonly errorMessage: string;
}

export type AssistantMessage = SuccessfulAssistantMessage | FailedAssistantMessage;
export type Message = UserMessage | AssistantMessage | ToolResultMessage;

/** What a model is asked with. */
export interface Context {
  readonly systemPrompt?: string;
  readonly messages: readonly Message[];
  readonly tools?: readonly ToolDefinition[];
}
