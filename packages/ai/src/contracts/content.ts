import type { ToolArgumentIssue } from "../issues/issue.ts";
import type { JsonObject } from "./json.ts";

/** Text that the user or the model wrote. */
export interface TextContent {
  readonly type: "text";
  readonly text: string;
  /** A provider's own data for this block, carried back to that provider unread. */
  readonly metadata?: JsonObject;
}

/** Reasoning that a model chose to show. */
export interface ThinkingContent {
  readonly type: "thinking";
  readonly thinking: string;
  /** A provider's own data for this block, such as a thought signature. */
  readonly metadata?: JsonObject;
}

/** A picture, by value. */
export interface ImageContent {
  readonly type: "image";
  /** Base64, without a `data:` prefix. */
  readonly data: string;
  readonly mimeType: string;
}

/** A call whose arguments were a JSON object. They are parsed, not yet validated against the tool. */
export interface ToolCallContent {
  readonly type: "tool_call";
  /** The provider's id of the call; the result goes back under it. */
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** A provider's own data for this call, such as an item id. */
  readonly metadata?: JsonObject;
}

/** Why the text of a call is no usable object. */
export type InvalidArgumentsReason = "truncated" | "malformed" | "not_an_object" | "limit";

/**
 * A call whose text was no usable object. A type of its own, so that code which runs `"tool_call"` blocks can
 * never run it; the other calls of the turn are not lost.
 */
export interface InvalidToolCallContent {
  readonly type: "invalid_tool_call";
  readonly id: string;
  readonly name: string;
  /** What the model sent, for hosts that must replay the turn. Never part of an error message. */
  readonly argumentsText: string;
  readonly reason: InvalidArgumentsReason;
  readonly issues: readonly ToolArgumentIssue[];
  readonly metadata?: JsonObject;
}

/** A block of an assistant message. */
export type AssistantContent = TextContent | ThinkingContent | ToolCallContent | InvalidToolCallContent;
