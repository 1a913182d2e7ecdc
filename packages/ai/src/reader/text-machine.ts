import { BOOLEAN, NULL, NUMBER, STRING } from "../plan/kinds.ts";
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isDigit,
  isHexDigit,
  isWhitespace,
  LOWER_U,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "../text/characters.ts";
import { decodeEscape, endOfPlain, offsetOfUnit, UnicodeEscape } from "./escapes.ts";
import { type Literal, literalAt } from "./literals.ts";
import { NumberToken } from "./number-token.ts";
import type { TextListener } from "./text-listener.ts";

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
const IN_UNICODE = 9;
const IN_NUMBER = 10;
const IN_LITERAL = 11;
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
  #literal: Literal | undefined;
  /** Characters of the literal that have come. */
  #progress = 0;
  readonly #number = new NumberToken();
  readonly #unicode = new UnicodeEscape();
  readonly #arrays: boolean[] = [];

  constructor(listener: TextListener) {
    this.#listener = listener;
  }

  get isOver(): boolean {
    return this.#state === END;
  }

  push(fragment: string): void {
    let at = 0;
    while (at < fragment.length && this.ending === undefined) {
      if (this.#state === IN_STRING) at = this.#readString(fragment, at);
      else if (this.#state === IN_NUMBER) at = this.#endNumber(fragment, this.#number.read(fragment, at));
      else at = this.#read(fragment, at);
    }
    this.offset += at;
  }

  /** Reads no more: the next character is one too many. */
  stop(): void {
    this.#refuse("listener");
  }

  /** The text up to the closing quote, as far as it has come. What lies in one fragment is told at once. */
  #readString(fragment: string, from: number): number {
    let at = endOfPlain(fragment, from);
    let chunk = at - from === fragment.length ? fragment : fragment.slice(from, at);
    // Most escapes are of one letter, and that in the same fragment.
    while (at + 1 < fragment.length && fragment.charCodeAt(at) === BACKSLASH) {
      const decoded = decodeEscape(fragment.charCodeAt(at + 1));
      if (decoded === "") break;
      const next = endOfPlain(fragment, at + 2);
      chunk += decoded;
      if (next > at + 2) chunk += fragment.slice(at + 2, next);
      at = next;
    }
    if (chunk !== "") {
      const misfit = this.#chunk(chunk);
      if (misfit >= 0) return offsetOfUnit(fragment, from, misfit);
    }
    if (at === fragment.length) return at;
    const code = fragment.charCodeAt(at);
    if (code === QUOTE) this.#endString();
    else if (code === BACKSLASH) this.#state = IN_ESCAPE;
    else this.#refuse("syntax");
    return this.#after(at);
  }

  /** Where to read on after the character at `at`; where it was refused, there. */
  #after(at: number): number {
    return this.ending === undefined ? at + 1 : at;
  }

  /** More of a key or string, in which the listener may find fault with each unit. */
  #chunk(chunk: string): number {
    const misfit = this.#inKey ? this.#listener.key(chunk) : this.#listener.string(chunk);
    if (misfit >= 0) this.#refuse("listener");
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
    if (!this.#number.isWhole) this.#refuse("syntax");
    else this.#go(this.#listener.number(this.#number), SEPARATOR);
    return at;
  }

  /** Reads what no token is open for, or a token that goes on character by character. */
  #read(fragment: string, at: number): number {
    const code = fragment.charCodeAt(at);
    if (this.#state <= END && isWhitespace(code)) return at + 1;
    if ((this.#state === VALUE || this.#state === FIRST_ITEM) && (code === MINUS || isDigit(code))) {
      this.#go(this.#listener.scalar(NUMBER), IN_NUMBER);
      return this.ending === undefined ? this.#endNumber(fragment, this.#number.start(fragment, at)) : at;
    }
    this.#readCode(code);
    return this.#after(at);
  }

  #readCode(code: number): void {
    switch (this.#state) {
      case FIRST_KEY:
        return code === CLOSE_BRACE ? this.#close(false) : this.#startKey(code);
      case KEY:
        return this.#startKey(code);
      case BEFORE_COLON:
        return code === COLON ? this.#go(true, VALUE) : this.#refuse("syntax");
      case SEPARATOR:
        return this.#readSeparator(code);
      case FIRST_ITEM:
        return code === CLOSE_BRACKET ? this.#close(true) : this.#startValue(code);
      case VALUE:
        return this.#startValue(code);
      case IN_ESCAPE:
        return this.#readEscape(code);
      case IN_UNICODE:
        return this.#readUnicode(code);
      case IN_LITERAL:
        return this.#readLiteral(code);
      default:
        return this.#refuse("syntax");
    }
  }

  #startKey(code: number): void {
    if (code !== QUOTE) return this.#refuse("syntax");
    this.#inKey = true;
    this.#state = IN_STRING;
  }

  #readSeparator(code: number): void {
    const isArray = this.#arrays[this.#arrays.length - 1] === true;
    if (code === COMMA) return this.#go(this.#listener.comma(isArray), isArray ? VALUE : KEY);
    if (code === (isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close(isArray);
    this.#refuse("syntax");
  }

  #close(isArray: boolean): void {
    this.#arrays.pop();
    this.#go(this.#listener.close(isArray), this.#arrays.length === 0 ? END : SEPARATOR);
  }

  #startValue(code: number): void {
    if (code === QUOTE) return this.#go(this.#listener.scalar(STRING), IN_STRING);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      const isArray = code === OPEN_BRACKET;
      this.#arrays.push(isArray);
      return this.#go(this.#listener.open(isArray), isArray ? FIRST_ITEM : FIRST_KEY);
    }
    const literal = literalAt(code);
    if (literal === undefined) return this.#refuse("syntax");
    this.#progress = 1;
    this.#literal = literal;
    this.#go(this.#listener.scalar(literal.value === null ? NULL : BOOLEAN, literal.value), IN_LITERAL);
  }

  #readLiteral(code: number): void {
    const literal = this.#literal;
    if (code !== literal?.word.charCodeAt(this.#progress)) return this.#refuse("syntax");
    this.#progress += 1;
    if (this.#progress === literal.word.length) this.#go(this.#listener.literal(literal.value), SEPARATOR);
  }

  #readEscape(code: number): void {
    if (code === LOWER_U) {
      this.#unicode.start();
      return this.#go(true, IN_UNICODE);
    }
    const decoded = decodeEscape(code);
    if (decoded === "") return this.#refuse("syntax");
    if (this.#chunk(decoded) < 0) this.#state = IN_STRING;
  }

  #readUnicode(code: number): void {
    if (!isHexDigit(code)) return this.#refuse("syntax");
    const decoded = this.#unicode.add(code);
    if (decoded !== undefined && this.#chunk(decoded) < 0) this.#state = IN_STRING;
  }

  #go(goesOn: boolean, next: number): void {
    if (goesOn) this.#state = next;
    else this.#refuse("listener");
  }

  #refuse(by: "syntax" | "listener"): void {
    this.#state = REFUSED;
    this.ending = by;
  }
}
