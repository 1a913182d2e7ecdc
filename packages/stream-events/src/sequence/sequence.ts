import type { AssistantContent } from "@di-code/ai";
import { completeToolCall } from "../content/complete-tool-call.ts";
import type { StreamSettings } from "../options.ts";
import { type BlockKind, blockIsActive, expectedActive, malformed, Refusal, refuse, wrongIndex } from "../refusal.ts";
import type { StreamPhase } from "../stream-sequence-error.ts";
import { type Block, completedContent, openBlock, safePartialContent } from "./block.ts";
import { type Fields, hasFields, type Trace } from "./fields.ts";
import { doneMessage, errorMessage, type TerminalMessage } from "./terminal-event.ts";

/** A call that has just come to its end. */
export interface EndedCall {
  readonly contentIndex: number;
  /** The event's `toolCall`, as it was sent. */
  readonly sent: unknown;
  /** The private copy. */
  readonly call: AssistantContent;
}

/**
 * The rules of a stream. Each event is checked wholly before anything changes: first the phase, then the block and its
 * index, then what the event says. Each of its fields is read once. What a getter or a proxy throws passes through:
 * nothing has changed then, and `field` says what was being read.
 */
export class Sequence implements Trace {
  phase: StreamPhase = "idle";
  field = "";
  /** The `type` of the event that was looked at last. */
  eventType = "unknown";
  /** Its `contentIndex`, of whatever type. */
  contentIndex: unknown;
  /** The call that the last event ended. */
  endedCall: EndedCall | undefined;
  /** The message of the terminal event, as it was sent. */
  message: Fields | undefined;
  readonly #settings: StreamSettings;
  readonly #blocks: Block[] = [];
  readonly #ids = new Set<string>();
  #open = 0;

  constructor(settings: StreamSettings) {
    this.#settings = settings;
  }

  /** Why the event is refused; undefined once it is accepted. */
  accept(event: unknown): Refusal | undefined {
    this.eventType = "unknown";
    this.contentIndex = undefined;
    this.endedCall = undefined;
    this.field = "type";
    if (!hasFields(event)) return this.#phaseRefusal() ?? refuse("unknown_event_type");
    const type = event["type"];
    if (typeof type === "string") this.eventType = type;
    this.field = "contentIndex";
    this.contentIndex = event["contentIndex"];
    if (this.phase === "idle" && type === "start") return this.#start();
    return this.#phaseRefusal() ?? this.#acceptStreaming(type, event);
  }

  #phaseRefusal(): Refusal | undefined {
    if (this.phase === "streaming") return undefined;
    return refuse(this.phase === "idle" ? "expected_start" : "after_terminal");
  }

  #start(): undefined {
    this.phase = "streaming";
  }

  #acceptStreaming(type: unknown, event: Fields): Refusal | undefined {
    // Deltas first: nearly all events are.
    switch (type) {
      case "text_delta":
        return this.#delta("text", event);
      case "tool_call_delta":
        return this.#argumentsDelta(event);
      case "thinking_delta":
        return this.#delta("thinking", event);
      case "text_start":
        return this.#startBlock("text", event);
      case "thinking_start":
        return this.#startBlock("thinking", event);
      case "tool_call_start":
        return this.#startBlock("tool_call", event);
      case "text_end":
        return this.#end("text", event);
      case "thinking_end":
        return this.#end("thinking", event);
      case "tool_call_end":
        return this.#endCall(event);
      case "done":
        if (this.#open > 0) return refuse("done_with_active_block");
        return this.#finish(doneMessage(event, completedContent(this.#blocks), this));
      case "error":
        return this.#finish(errorMessage(event, safePartialContent(this.#blocks), this));
      case "start":
        return refuse("repeated_start");
      default:
        return typeof type === "string" ? refuse("unknown_event_type") : malformed("type");
    }
  }

  #startBlock(kind: BlockKind, event: Fields): Refusal | undefined {
    const index = this.contentIndex;
    const active = this.#settings.isInterleaved ? undefined : this.#active();
    if (active !== undefined) return blockIsActive(active.kind);
    if (typeof index !== "number") return malformed("contentIndex");
    const next = this.#blocks.length;
    if (index !== next) return wrongIndex(next, index);
    if (kind === "tool_call") return this.#startCall(event);
    return this.#push(openBlock(kind, next));
  }

  #startCall(event: Fields): Refusal | undefined {
    this.field = "id";
    const id = event["id"];
    if (typeof id !== "string") return malformed("id");
    this.field = "name";
    const name = event["name"];
    if (typeof name !== "string") return malformed("name");
    if (id.trim() === "") return refuse("empty_tool_call_id");
    if (this.#ids.has(id)) return refuse("repeated_tool_call_id");
    if (name.trim() === "") return refuse("empty_tool_name");
    this.#ids.add(id);
    return this.#push(openBlock("tool_call", this.#blocks.length, id, name));
  }

  #push(block: Block): undefined {
    this.#blocks.push(block);
    this.#open += 1;
  }

  #delta(kind: "text" | "thinking", event: Fields): Refusal | undefined {
    const block = this.#find(kind);
    if (block instanceof Refusal) return block;
    this.field = "delta";
    const delta = event["delta"];
    if (typeof delta !== "string") return malformed("delta");
    block.text += delta;
    return undefined;
  }

  #argumentsDelta(event: Fields): Refusal | undefined {
    const block = this.#find("tool_call");
    if (block instanceof Refusal) return block;
    this.field = "argumentsDelta";
    const delta = event["argumentsDelta"];
    if (typeof delta !== "string") return malformed("argumentsDelta");
    block.text += delta;
    block.parsed = undefined;
    return undefined;
  }

  #end(kind: "text" | "thinking", event: Fields): Refusal | undefined {
    const block = this.#find(kind);
    if (block instanceof Refusal) return block;
    this.field = "content";
    const content = event["content"];
    if (typeof content !== "string") return malformed("content");
    if (content !== block.text) return refuse("end_content_mismatch");
    this.#complete(block, kind === "text" ? { type: "text", text: content } : { type: "thinking", thinking: content });
    return undefined;
  }

  #endCall(event: Fields): Refusal | undefined {
    const block = this.#find("tool_call");
    if (block instanceof Refusal) return block;
    this.field = "toolCall";
    const sent = event["toolCall"];
    const call = completeToolCall(block, sent, this.#settings.argumentOptions, this);
    if (call instanceof Refusal) return call;
    this.#complete(block, call);
    this.endedCall = { contentIndex: block.contentIndex, sent, call };
    return undefined;
  }

  #complete(block: Block, content: AssistantContent): void {
    block.completed = content;
    block.text = "";
    block.parsed = undefined;
    this.#open -= 1;
  }

  #finish(terminal: TerminalMessage): Refusal | undefined {
    if (terminal instanceof Refusal) return terminal;
    this.message = terminal.message;
    this.phase = "terminal";
    return undefined;
  }

  /** The open block that an event speaks of. */
  #find(kind: BlockKind): Block | Refusal {
    const index = this.contentIndex;
    if (this.#settings.isInterleaved) return this.#findByIndex(kind, index);
    const block = this.#active();
    if (block?.kind !== kind) return expectedActive(kind);
    if (typeof index !== "number") return malformed("contentIndex");
    return index === block.contentIndex ? block : wrongIndex(block.contentIndex, index);
  }

  #findByIndex(kind: BlockKind, index: unknown): Block | Refusal {
    if (typeof index !== "number") return malformed("contentIndex");
    const block = this.#blocks[index];
    return block?.kind === kind && block.completed === undefined ? block : expectedActive(kind);
  }

  /** Where one block is open at a time it is the last one. */
  #active(): Block | undefined {
    return this.#open > 0 ? this.#blocks.at(-1) : undefined;
  }
}
