import { canEnd, NUMBER_OVER, numberNext, numberStart } from "./number-grammar.ts";

/** A number literal as far as it has come. */
export class NumberToken {
  text = "";
  #state = 0;

  start(code: number): void {
    this.#state = numberStart(code);
    this.text = String.fromCharCode(code);
  }

  /** Reads on; the offset of the first character that is no part of the number. */
  read(fragment: string, from: number): number {
    let at = from;
    for (; at < fragment.length; at += 1) {
      const next = numberNext(this.#state, fragment.charCodeAt(at));
      if (next === NUMBER_OVER) break;
      this.#state = next;
    }
    this.text += fragment.slice(from, at);
    return at;
  }

  /** Whether the number may end here. */
  get isWhole(): boolean {
    return canEnd(this.#state);
  }
}
