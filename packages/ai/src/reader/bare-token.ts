import { BOOLEAN, NULL, NUMBER } from "../plan/kinds.ts";
import { isDigit, MINUS } from "../text/characters.ts";
import { NumberToken } from "./number-token.ts";
import { WordToken } from "./word-token.ts";

/** A word of JSON and the value that it stands for. */
interface Literal {
  readonly word: string;
  readonly first: number;
  readonly value: boolean | null;
}

const LITERALS: readonly Literal[] = [true, false, null].map((value) => {
  const word = String(value);
  return { word, first: word.charCodeAt(0), value };
});

/** What stands without quotes: a number, or one of the words of JSON. */
export class BareToken {
  kind: number = NUMBER;
  /** Of a word; undefined for a number. */
  literal: boolean | null | undefined;
  readonly number: NumberToken = new NumberToken();
  readonly #word = new WordToken();

  /** Begins with the character at `from`, and reads on; gives `from` if nothing begins with it. */
  start(fragment: string, from: number, code: number): number {
    if (isDigit(code) || code === MINUS) {
      this.kind = NUMBER;
      this.literal = undefined;
      return this.number.start(fragment, from);
    }
    for (const { word, first, value } of LITERALS) {
      if (first !== code) continue;
      this.kind = value === null ? NULL : BOOLEAN;
      this.literal = value;
      this.#word.start(word, 0);
      return this.#word.read(fragment, from);
    }
    return from;
  }

  /** Reads on; the offset of the first character that is no part of it. */
  read(fragment: string, from: number): number {
    return this.kind === NUMBER ? this.number.read(fragment, from) : this.#word.read(fragment, from);
  }

  /** Whether it ends where a fragment ends: a number may go on in the next. */
  get endsHere(): boolean {
    return this.kind !== NUMBER && this.#word.isWhole;
  }

  get isWhole(): boolean {
    return this.kind === NUMBER ? this.number.isWhole : this.#word.isWhole;
  }
}
