import { BOOLEAN, NULL, NUMBER, STRING } from "../plan/kinds.ts";
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isDigit,
  isWhitespace,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "../text/characters.ts";
import { EscapeToken } from "./escapes.ts";
import { ExpectedKey } from "./expected-key.ts";
import { LiteralToken } from "./literal-token.ts";
import { Nesting } from "./nesting.ts";
import { NumberToken } from "./number-token.ts";
import { offsetOfUnit, StringChunk } from "./string-chunk.ts";
import type { TextListener } from "./text-listener.ts";

// Not imported: V8 would read each of them from memory at each use, of which there are some a character.

/** What the grammar wants next (RFC 8259); in the states up to `END` whitespace may come first. */
const VALUE = 0;
const FIRST_ITEM = 1;
const FIRST_KEY = 2;
const KEY = 3;
const BEFORE_COLON = 4;
const SEPARATOR = 5;
const END = 6;
/** Inside of a token. */
const IN_STRING = 7;
const IN_ESCAPE = 8;
const IN_NUMBER = 9;
const IN_LITERAL = 10;
/** In a key that was the expected one so far. */
const IN_EXPECTED_KEY = 11;
const REFUSED = 12;

/**
 * Reads JSON text piece by piece, each character once, and tells a listener. Keeps no text but that of an open number.
 */
export class TextMachine {
  /** UTF-16 units read; once refused, the offset of the unit at which that was seen. */
  offset = 0;
  ending: "syntax" | "listener" | undefined;
  readonly #listener: TextListener;
  #state = VALUE;
  #inKey = false;
  readonly #expectedKey = new ExpectedKey();
  readonly #literal = new LiteralToken();
  readonly #number = new NumberToken();
  readonly #string = new StringChunk();
  readonly #escape = new EscapeToken();
  readonly #nesting = new Nesting();

  constructor(listener: TextListener) {
    this.#listener = listener;
  }

  get isOver(): boolean {
    return this.#state === END;
  }

  push(fragment: string): void {
    let at = 0;
    while (at < fragment.length && this.ending === undefined) at = this.#read(fragment, at);
    this.offset += at;
  }

  /** Reads a character or as much of a token as is there; gives where to read on. */
  #read(fragment: string, at: number): number {
    switch (this.#state) {
      case IN_STRING:
        return this.#readString(fragment, at);
      case IN_EXPECTED_KEY:
        return this.#readExpectedKey(fragment, at);
      case IN_NUMBER:
        return this.#endNumber(fragment, this.#number.read(fragment, at));
      case IN_LITERAL:
        return this.#endLiteral(fragment, this.#literal.read(fragment, at));
      case IN_ESCAPE:
        this.#readEscape(fragment.charCodeAt(at));
        return this.#after(at);
      default:
        return this.#readBetween(fragment, at);
    }
  }

  /** The text up to the closing quote, as far as it has come. */
  #readString(fragment: string, from: number): number {
    const at = this.#string.read(fragment, from);
    if (at > from) {
      const misfit = this.#chunk(this.#string.text);
      if (misfit >= 0) return offsetOfUnit(fragment, from, misfit);
    }
    if (at === fragment.length) return at;
    const code = fragment.charCodeAt(at);
    if (code === QUOTE) this.#endString();
    else if (code === BACKSLASH) this.#state = IN_ESCAPE;
    else this.refuse("syntax");
    return this.#after(at);
  }

  /** Where to read on after the character at `at`; where it was refused, there. */
  #after(at: number): number {
    return this.ending === undefined ? at + 1 : at;
  }

  /** More of a key or string, in which the listener may find fault with each unit. */
  #chunk(chunk: string): number {
    const misfit = this.#inKey ? this.#listener.key(chunk) : this.#listener.string(chunk);
    if (misfit >= 0) this.refuse("listener");
    return misfit;
  }

  #endString(): void {
    if (this.#inKey) {
      this.#inKey = false;
      this.#go(this.#listener.keyEnd(), BEFORE_COLON);
    } else {
      this.#go(this.#listener.stringEnd(), SEPARATOR);
    }
  }

  /** The character that ends the number is left to be read once more. */
  #endNumber(fragment: string, at: number): number {
    if (at === fragment.length) return at;
    if (!this.#number.isWhole) this.refuse("syntax");
    else this.#go(this.#listener.number(this.#number), SEPARATOR);
    return at;
  }

  #readBetween(fragment: string, at: number): number {
    const code = fragment.charCodeAt(at);
    if (isWhitespace(code)) return at + 1;
    switch (this.#state) {
      case SEPARATOR:
        this.#readSeparator(code);
        break;
      case BEFORE_COLON:
        if (code === COLON) this.#state = VALUE;
        else this.refuse("syntax");
        break;
      case KEY:
        this.#startKey(code);
        break;
      case FIRST_KEY:
        if (code === CLOSE_BRACE) this.#close(false);
        else this.#startKey(code);
        break;
      case FIRST_ITEM:
        if (code === CLOSE_BRACKET) this.#close(true);
        else return this.#startValue(fragment, at, code);
        break;
      case VALUE:
        return this.#startValue(fragment, at, code);
      default:
        this.refuse("syntax");
    }
    return this.#after(at);
  }

  #startKey(code: number): void {
    if (code !== QUOTE) return this.refuse("syntax");
    this.#inKey = true;
    const expected = this.#listener.expectedKey();
    this.#state = expected === undefined ? IN_STRING : IN_EXPECTED_KEY;
    if (expected !== undefined) this.#expectedKey.start(expected);
  }

  /** A key that turns out to be another is told as far as it was the same. */
  #readExpectedKey(fragment: string, from: number): number {
    const key = this.#expectedKey;
    const at = key.read(fragment, from);
    if (at === fragment.length) return at;
    if (key.isWhole && fragment.charCodeAt(at) === QUOTE) {
      this.#inKey = false;
      this.#go(this.#listener.expectedKeyEnd(key.name), BEFORE_COLON);
      return this.#after(at);
    }
    this.#state = IN_STRING;
    if (key.text !== "") this.#chunk(key.text);
    return at;
  }

  #readSeparator(code: number): void {
    const { isArray } = this.#nesting;
    if (code === COMMA) return this.#go(this.#listener.comma(isArray), isArray ? VALUE : KEY);
    if (code === (isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close(isArray);
    this.refuse("syntax");
  }

  #close(isArray: boolean): void {
    this.#nesting.close();
    this.#go(this.#listener.close(isArray), this.#nesting.isOver ? END : SEPARATOR);
  }

  #startValue(fragment: string, at: number, code: number): number {
    if (code === QUOTE) {
      this.#go(this.#listener.scalar(STRING), IN_STRING);
    } else if (code === MINUS || isDigit(code)) {
      this.#go(this.#listener.scalar(NUMBER), IN_NUMBER);
      if (this.ending === undefined) return this.#endNumber(fragment, this.#number.start(fragment, at));
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      const isArray = code === OPEN_BRACKET;
      this.#nesting.open(isArray);
      this.#go(this.#listener.open(isArray), isArray ? FIRST_ITEM : FIRST_KEY);
    } else {
      this.#startLiteral(code);
    }
    return this.#after(at);
  }

  #startLiteral(code: number): void {
    const literal = this.#literal;
    if (!literal.start(code)) return this.refuse("syntax");
    this.#go(this.#listener.scalar(literal.value === null ? NULL : BOOLEAN, literal.value), IN_LITERAL);
  }

  #endLiteral(fragment: string, at: number): number {
    if (this.#literal.isWhole) {
      this.#listener.literal(this.#literal.value);
      this.#state = SEPARATOR;
    } else if (at < fragment.length) {
      this.refuse("syntax");
    }
    return at;
  }

  #readEscape(code: number): void {
    const decoded = this.#escape.add(code);
    if (decoded === undefined) this.refuse("syntax");
    else if (decoded !== "" && this.#chunk(decoded) < 0) this.#state = IN_STRING;
  }

  #go(goesOn: boolean, next: number): void {
    if (goesOn) this.#state = next;
    else this.refuse("listener");
  }

  /** Reads no more: nothing can go on with the next character. */
  refuse(by: "syntax" | "listener"): void {
    this.#state = REFUSED;
    this.ending = by;
  }
}
