import type { AssistantContent } from "@di-code/ai";
import type { StreamSequenceErrorCode } from "../../src/index.ts";

/**
 * The rules once more, written for being read and not for speed: the whole stream so far is gone through again for each
 * event. Knows well-formed events only.
 */

/** An event with whatever fields its type has. */
export interface ModelEvent {
  readonly type: string;
  readonly contentIndex?: number;
  readonly id?: string;
  readonly name?: string;
  readonly delta?: string;
  readonly argumentsDelta?: string;
  readonly content?: string;
  readonly toolCall?: ModelBlock;
  readonly reason?: string;
  readonly message?: {
    readonly stopReason: string;
    readonly content: readonly ModelBlock[];
    readonly errorMessage?: string;
  };
}

export type ModelBlock = AssistantContent;

interface State {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly completed: ModelBlock | undefined;
}

/** The blocks after events that were all accepted. */
export function blocksAfter(accepted: readonly ModelEvent[]): readonly State[] {
  const blocks: State[] = [];
  for (const event of accepted) {
    const [, kind = "", step] = /^(text|thinking|tool_call)_(start|delta|end)$/.exec(event.type) ?? [];
    const { contentIndex = -1, id = "", name = "" } = event;
    const block = blocks[contentIndex];
    if (step === "start") blocks.push({ kind, id, name, text: "", completed: undefined });
    if (block === undefined) continue;
    if (step === "delta") {
      blocks[contentIndex] = { ...block, text: block.text + (event.delta ?? event.argumentsDelta ?? "") };
    }
    if (step === "end") blocks[contentIndex] = { ...block, completed: completedBy(event, block) };
  }
  return blocks;
}

function completedBy({ toolCall }: ModelEvent, { kind, text }: State): ModelBlock {
  if (toolCall !== undefined) return toolCall;
  return kind === "text" ? { type: "text", text } : { type: "thinking", thinking: text };
}

/** The code with which an event is refused after those that were accepted; undefined where it is accepted. */
export function expectedCode(
  accepted: readonly ModelEvent[],
  event: ModelEvent,
  interleaved: boolean,
): StreamSequenceErrorCode | undefined {
  if (accepted.length === 0) return event.type === "start" ? undefined : "expected_start";
  if (accepted.some(({ type }) => type === "done" || type === "error")) return "after_terminal";
  const blocks = blocksAfter(accepted);
  const open = blocks.filter(({ completed }) => completed === undefined);
  const [, kind, step] = /^(text|thinking|tool_call)_(start|delta|end)$/.exec(event.type) ?? [];
  switch (step ?? event.type) {
    case "start":
      return step === undefined ? "repeated_start" : startCode(blocks, event, interleaved ? 0 : open.length);
    case "delta":
    case "end": {
      const block = interleaved ? blocks[event.contentIndex ?? -1] : open[0];
      if (block === undefined || block.kind !== kind || block.completed !== undefined) return "no_active_block";
      if (blocks.indexOf(block) !== event.contentIndex) return "wrong_content_index";
      return step === "end" ? endCode(block, event) : undefined;
    }
    case "done":
      return open.length > 0 ? "done_with_active_block" : doneCode(blocks, event);
    case "error":
      return errorCode(blocks, event);
    default:
      return "unknown_event_type";
  }
}

function startCode(
  blocks: readonly State[],
  { type, contentIndex, id, name }: ModelEvent,
  othersOpen: number,
): StreamSequenceErrorCode | undefined {
  if (othersOpen > 0) return "block_already_active";
  if (contentIndex !== blocks.length) return "wrong_content_index";
  if (type !== "tool_call_start") return undefined;
  if (id === "") return "empty_tool_call_id";
  if (blocks.some((block) => block.kind === "tool_call" && block.id === id)) return "repeated_tool_call_id";
  return name === "" ? "empty_tool_name" : undefined;
}

function endCode(block: State, { toolCall, content }: ModelEvent): StreamSequenceErrorCode | undefined {
  if (block.kind !== "tool_call") return content === block.text ? undefined : "end_content_mismatch";
  if (toolCall?.type !== "tool_call" && toolCall?.type !== "invalid_tool_call") return "unknown_tool_call_type";
  const isCall = toolCall.type === "tool_call";
  if (isCall && block.text !== "") {
    const value = parsed(block.text);
    if (value === undefined) return "arguments_not_json";
    if (!isRecord(value)) return "arguments_not_an_object";
  }
  if (isCall && block.text === "" && !isRecord(toolCall.arguments)) return "arguments_not_an_object";
  if (!isCall && toolCall.argumentsText !== block.text) return "arguments_mismatch";
  if (toolCall.id !== block.id) return "tool_id_changed";
  if (toolCall.name !== block.name) return "tool_name_changed";
  if (isCall && block.text !== "" && canonical(parsed(block.text)) !== canonical(toolCall.arguments)) {
    return "arguments_mismatch";
  }
  return undefined;
}

function doneCode(blocks: readonly State[], { reason, message }: ModelEvent): StreamSequenceErrorCode | undefined {
  if (reason !== "stop" && reason !== "length" && reason !== "tool_use") return "invalid_done_reason";
  if (message?.stopReason !== reason) return "reason_mismatch";
  const completed = blocks.map((block) => block.completed);
  if (canonical(completed) !== canonical(message.content)) return "done_content_mismatch";
  return reason === "tool_use" && blocks.every(({ kind }) => kind !== "tool_call")
    ? "tool_use_without_call"
    : undefined;
}

function errorCode(blocks: readonly State[], { reason, message }: ModelEvent): StreamSequenceErrorCode | undefined {
  if (reason !== "error" && reason !== "aborted") return "invalid_error_reason";
  if (message?.stopReason !== reason) return "reason_mismatch";
  if (canonical(safeContent(blocks)) !== canonical(message.content)) return "error_content_mismatch";
  return message.errorMessage === undefined ? "missing_error_message" : undefined;
}

/** What a message may hold that breaks off here. */
export function safeContent(blocks: readonly State[]): readonly ModelBlock[] {
  return blocks
    .filter(({ kind, completed }) => completed !== undefined || kind !== "tool_call")
    .map((block) => block.completed ?? completedBy({ type: "" }, block));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One text for values that are equal, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part as object).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
