import type { AssistantContent, ParsedArgumentsText } from "@di-code/ai";
import type { BlockKind } from "../refusal.ts";

/** A block that was started, at its place in `content`. */
export interface Block {
  readonly kind: BlockKind;
  readonly contentIndex: number;
  /** Of a call; empty for others. */
  readonly id: string;
  readonly name: string;
  /** The sum of the deltas; of a completed call nothing. */
  text: string;
  /** What `text` says as arguments, if it was asked since the last delta: a refused end does not parse it again. */
  parsed: ParsedArgumentsText | undefined;
  /** Ours alone: nothing of what was sent is referred to. Undefined while the block is open. */
  completed: AssistantContent | undefined;
}

export function openBlock(kind: BlockKind, contentIndex: number, id = "", name = ""): Block {
  return { kind, contentIndex, id, name, text: "", parsed: undefined, completed: undefined };
}

/** What a message that breaks off here may hold: completed blocks, and the text so far. An open call is not safe. */
export function safePartialContent(blocks: readonly Block[]): readonly AssistantContent[] {
  return blocks.flatMap(({ completed, kind, text }): readonly AssistantContent[] => {
    if (completed !== undefined) return [completed];
    if (kind === "tool_call") return [];
    return [kind === "text" ? { type: "text", text } : { type: "thinking", thinking: text }];
  });
}

/** The content of a message all of whose blocks are completed. */
export function completedContent(blocks: readonly Block[]): readonly AssistantContent[] {
  return blocks.flatMap(({ completed }) => completed ?? []);
}
