import { BOOLEAN, NULL, NUMBER } from "../plan/kinds.ts";
import { isDigit, MINUS } from "../text/characters.ts";
import { NumberToken } from "./number-token.ts";
import { type Word, wordOf, WordToken } from "./word-token.ts";

const LETTER_T = 0x74;
const LETTER_F = 0x66;
const LETTER_N = 0x6e;

const TRUE = wordOf("true");
const FALSE = wordOf("false");
const NULL_WORD = wordOf("null");

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
    if (code === LETTER_T) return this.#startWord(fragment, from, TRUE, BOOLEAN, true);
    if (code === LETTER_F) return this.#startWord(fragment, from, FALSE, BOOLEAN, false);
    return code === LETTER_N ? this.#startWord(fragment, from, NULL_WORD, NULL, null) : from;
  }

  #startWord(fragment: string, from: number, word: Word, kind: number, value: boolean | null): number {
    this.kind = kind;
    this.literal = value;
    this.#word.start(word, 1);
    return this.#word.read(fragment, from + 1);
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
