import type { Message, ToolResultMessage } from "@di-code/ai";

/** What a model was told last: the answers to the calls of its last message, as it reads them. */
export class Told {
  readonly #answers: readonly ToolResultMessage[];

  constructor(messages: readonly Message[]) {
    const last = messages.findLastIndex((message) => message.role !== "tool_result");
    this.#answers = messages.slice(last + 1).filter((message) => message.role === "tool_result");
  }

  /** Nothing has been answered yet: the task was just given. */
  get isNothing(): boolean {
    return this.#answers.length === 0;
  }

  /** The text of the answer to the call of this place, from 0; "" without one. */
  text(index: number): string {
    return (this.#answers[index]?.content ?? []).map((block) => (block.type === "text" ? block.text : "")).join("\n");
  }

  isError(index: number): boolean {
    return this.#answers[index]?.isError === true;
  }

  /** What stands in an answer where a pattern has its group `found`. */
  find(index: number, pattern: RegExp): string | undefined {
    return pattern.exec(this.text(index))?.groups?.["found"];
  }
}
