/** A word of JSON and the value that it stands for. */
interface Literal {
  readonly word: string;
  readonly value: boolean | null;
}

const LITERALS: readonly Literal[] = [true, false, null].map((value) => ({ word: String(value), value }));

/** One of the words of JSON as far as it has come. */
export class LiteralToken {
  value: boolean | null = null;
  #word = "";
  /** Characters that have come. */
  #progress = 0;

  /** Begins with a character; false if no word begins with it. */
  start(code: number): boolean {
    for (const { word, value } of LITERALS) {
      if (word.charCodeAt(0) !== code) continue;
      this.#word = word;
      this.value = value;
      this.#progress = 1;
      return true;
    }
    return false;
  }

  /** Reads on; the offset of the first character that is no part of the word. */
  read(fragment: string, from: number): number {
    const word = this.#word;
    const offset = from - this.#progress;
    const end = Math.min(fragment.length, word.length + offset);
    let at = from;
    while (at < end && fragment.charCodeAt(at) === word.charCodeAt(at - offset)) at += 1;
    this.#progress = at - offset;
    return at;
  }

  get isWhole(): boolean {
    return this.#progress === this.#word.length;
  }
}
