import { DOT, MINUS } from "../text/characters.ts";
import { canEnd, NUMBER_OVER, numberNext, numberStart } from "./number-grammar.ts";
import { RopeText } from "./rope-text.ts";

// Not imported: V8 would read it from memory at each digit.
const DIGIT_0 = 0x30;

/** A double holds every integer of so many digits. */
const EXACT_DIGITS = 15;

const POWERS_OF_TEN: readonly number[] = Array.from({ length: EXACT_DIGITS }, (_, exponent) => 10 ** exponent);

/** A number literal as far as it has come. */
export class NumberToken {
  #state = 0;
  #length = 0;
  readonly #text = new RopeText();
  #isNegative = false;
  #hasExponent = false;
  /** All digits in a row; exact as long as they are few. */
  #digits = 0;
  /** Characters from the point on. */
  #fraction = 0;

  /** Begins with the character at `from`, a minus or a digit; gives what `read` gives. */
  start(fragment: string, from: number): number {
    const code = fragment.charCodeAt(from);
    this.#state = numberStart(code);
    this.#length = 0;
    this.#text.clear();
    this.#isNegative = code === MINUS;
    this.#hasExponent = false;
    this.#digits = code === MINUS ? 0 : code - DIGIT_0;
    this.#fraction = 0;
    return this.#readFrom(fragment, from, from + 1);
  }

  /** Reads on; the offset of the first character that is no part of the number. */
  read(fragment: string, from: number): number {
    return this.#readFrom(fragment, from, from);
  }

  #readFrom(fragment: string, first: number, from: number): number {
    let state = this.#state;
    let digits = this.#digits;
    let fraction = this.#fraction;
    let at = from;
    for (; at < fragment.length; at += 1) {
      const code = fragment.charCodeAt(at);
      const next = numberNext(state, code);
      if (next === NUMBER_OVER) break;
      state = next;
      const digit = code - DIGIT_0;
      if (digit >= 0 && digit <= 9) {
        digits = digits * 10 + digit;
        if (fraction > 0) fraction += 1;
      } else if (code === DOT) {
        fraction = 1;
      } else {
        this.#hasExponent = true;
      }
    }
    this.#state = state;
    this.#digits = digits;
    this.#fraction = fraction;
    this.#length += at - first;
    // Of few digits nobody asks the text, unless it goes on in the next fragment.
    if (at === fragment.length || !this.isExact) this.#text.add(fragment.slice(first, at));
    return at;
  }

  /** Whether the number may end here. */
  get isWhole(): boolean {
    return canEnd(this.#state);
  }

  /** Of a literal that is not {@link isExact}. */
  get text(): string {
    return this.#text.value;
  }

  /** Its digits are so few that a double holds them. */
  get isExact(): boolean {
    return !this.#hasExponent && this.#length <= EXACT_DIGITS;
  }

  /** The double that is nearest to the literal. */
  get value(): number {
    if (!this.isExact) return Number(this.text);
    // Of two numbers that are exact the quotient is rounded once, as the literal is.
    const value = this.#fraction > 1 ? this.#digits / (POWERS_OF_TEN[this.#fraction - 1] ?? 1) : this.#digits;
    return this.#isNegative ? -value : value;
  }
}
