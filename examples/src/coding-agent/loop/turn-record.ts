import type { AssistantContent, StreamEvent } from "@di-code/ai";

type OpenBlock = { readonly kind: "text" | "thinking"; text: string } | { readonly kind: "tool_call" };

/** What a message holds so far, from its events: what is left of it where it is not brought to its end. */
export class TurnRecord {
  readonly #complete = new Map<number, AssistantContent>();
  readonly #open = new Map<number, OpenBlock>();
  #completeCalls = 0;

  /** Calls whose arguments have come to their end. */
  get completeCalls(): number {
    return this.#completeCalls;
  }

  /** Takes an event whose order has been checked. */
  accept(event: StreamEvent): void {
    switch (event.type) {
      case "text_start":
        this.#open.set(event.contentIndex, { kind: "text", text: "" });
        return;
      case "thinking_start":
        this.#open.set(event.contentIndex, { kind: "thinking", text: "" });
        return;
      case "tool_call_start":
        this.#open.set(event.contentIndex, { kind: "tool_call" });
        return;
      case "text_delta":
      case "thinking_delta": {
        const block = this.#open.get(event.contentIndex);
        if (block !== undefined && block.kind !== "tool_call") block.text += event.delta;
        return;
      }
      case "text_end":
        return this.#end(event.contentIndex, { type: "text", text: event.content });
      case "thinking_end":
        return this.#end(event.contentIndex, { type: "thinking", thinking: event.content });
      case "tool_call_end":
        this.#completeCalls += 1;
        return this.#end(event.contentIndex, event.toolCall);
      case "start":
      case "tool_call_delta":
      case "done":
      case "error":
    }
  }

  /** The complete blocks, and the text that was being written; never a call that was. */
  content(): readonly AssistantContent[] {
    const parts: [number, AssistantContent][] = [...this.#complete];
    for (const [index, block] of this.#open) {
      if (block.kind === "text") parts.push([index, { type: "text", text: block.text }]);
      if (block.kind === "thinking") parts.push([index, { type: "thinking", thinking: block.text }]);
    }
    return parts.toSorted(([left], [right]) => left - right).map(([, content]) => content);
  }

  #end(index: number, content: AssistantContent): void {
    this.#open.delete(index);
    this.#complete.set(index, content);
  }
}
