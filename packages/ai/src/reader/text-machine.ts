import { isWhitespace } from "../text/characters.ts";
import { BareToken } from "./bare-token.ts";
import { ExpectedMember } from "./expected-member.ts";
import { Nesting } from "./nesting.ts";
import { offsetOfUnit, StringChunk } from "./string-chunk.ts";
import type { TextListener } from "./text-listener.ts";

// None of these is imported: V8 reads an imported constant from memory at each use, of which there are some a character,
// and tests then what it is.

/** What has a meaning in the grammar (RFC 8259, section 2). */
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** The kind of a string: see `kinds.ts`. */
const STRING = 8;

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
const IN_BARE = 9;
/** In a member that was the expected one so far. */
const IN_EXPECTED_MEMBER = 10;
const REFUSED = 11;

/**
 * Reads JSON text piece by piece, each character once, and tells a listener. Keeps no text but that of an open number.
 */
export class TextMachine {
  /** UTF-16 units read; once refused, the offset of the unit at which that was seen. */
  offset = 0;
  ending: "syntax" | "listener" | undefined;
  /** Of the key or string that is read. */
  readonly string: StringChunk = new StringChunk();
  readonly #listener: TextListener;
  #state = VALUE;
  #inKey = false;
  readonly #expected = new ExpectedMember();
  readonly #bare = new BareToken();
  readonly #nesting = new Nesting();

  constructor(listener: TextListener) {
    this.#listener = listener;
  }

  get isOver(): boolean {
    return this.#state === END;
  }

  /** In a string that is no key, and not in an escape. */
  get isInText(): boolean {
    return this.#state === IN_STRING && !this.#inKey;
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
      case IN_EXPECTED_MEMBER:
        return this.#readExpectedMember(fragment, at);
      case IN_BARE:
        return this.#endBare(fragment, this.#bare.read(fragment, at));
      case IN_ESCAPE:
        this.#readEscape(fragment.charCodeAt(at));
        return this.#after(at);
      default:
        return this.#readBetween(fragment, at);
    }
  }

  /** The text up to the closing quote, as far as it has come. */
  #readString(fragment: string, from: number): number {
    const at = this.string.read(fragment, from);
    if (at > from) {
      const misfit = this.#chunk(this.string.text);
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

  #readBetween(fragment: string, at: number): number {
    const code = fragment.charCodeAt(at);
    if (code <= SPACE && isWhitespace(code)) return at + 1;
    if (this.#state === VALUE) return this.#startValue(fragment, at, code);
    if (this.#state === SEPARATOR) this.#readSeparator(code);
    else if (this.#state !== FIRST_ITEM) this.#readKeyOrColon(code);
    else if (code === CLOSE_BRACKET) this.#close(true);
    else return this.#startValue(fragment, at, code);
    return this.#after(at);
  }

  #readKeyOrColon(code: number): void {
    const state = this.#state;
    if (state === BEFORE_COLON && code === COLON) this.#state = VALUE;
    else if (state === FIRST_KEY && code === CLOSE_BRACE) this.#close(false);
    else if ((state === KEY || state === FIRST_KEY) && code === QUOTE) this.#startKey();
    else this.refuse("syntax");
  }

  #startKey(): void {
    this.#inKey = true;
    this.#expectMember(IN_STRING, 1);
  }

  /** Of the member that probably comes, so many characters have come; the state for one that turns out to be another. */
  #expectMember(otherwise: number, progress: number): boolean {
    const member = this.#listener.expectedMember();
    this.#state = member === undefined ? otherwise : IN_EXPECTED_MEMBER;
    if (member === undefined) return false;
    this.#expected.start(member, progress, otherwise);
    return true;
  }

  /** Compares as far as it goes. */
  #readExpectedMember(fragment: string, from: number): number {
    const at = this.#expected.read(fragment, from);
    if (this.#expected.isWhole) this.#endExpectedKey(VALUE);
    else if (at < fragment.length) this.#leaveExpectedMember();
    return at;
  }

  #endExpectedKey(next: number): void {
    this.#inKey = false;
    this.#listener.expectedKeyEnd();
    this.#state = next;
  }

  /** It turns out to be another, or there is whitespace in it: what has come of the key is told now. */
  #leaveExpectedMember(): void {
    const { hasKey, progress, otherwise, key } = this.#expected;
    if (hasKey) return this.#endExpectedKey(BEFORE_COLON);
    this.#inKey = progress > 0;
    this.#state = this.#inKey ? IN_STRING : otherwise;
    if (key !== "") this.#chunk(key);
  }

  #readSeparator(code: number): void {
    const { isArray } = this.#nesting;
    if (code === (isArray ? CLOSE_BRACKET : CLOSE_BRACE)) this.#close(isArray);
    else if (code !== COMMA) this.refuse("syntax");
    else if (isArray || !this.#expectMember(KEY, 0)) this.#go(this.#listener.comma(isArray), isArray ? VALUE : KEY);
  }

  #close(isArray: boolean): void {
    this.#nesting.close();
    this.#go(this.#listener.close(isArray), this.#nesting.isOver ? END : SEPARATOR);
  }

  #startValue(fragment: string, at: number, code: number): number {
    if (code === QUOTE) this.#go(this.#listener.scalar(STRING), IN_STRING);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) this.#open(code === OPEN_BRACKET);
    else return this.#startBare(fragment, at, code);
    return this.#after(at);
  }

  #open(isArray: boolean): void {
    this.#nesting.open(isArray);
    this.#go(this.#listener.open(isArray), isArray ? FIRST_ITEM : FIRST_KEY);
    if (this.#state === FIRST_KEY) this.#expectMember(FIRST_KEY, 0);
  }

  #startBare(fragment: string, from: number, code: number): number {
    const at = this.#bare.start(fragment, from, code);
    if (at === from) this.refuse("syntax");
    else this.#go(this.#listener.scalar(this.#bare.kind, this.#bare.literal), IN_BARE);
    return this.ending === undefined ? this.#endBare(fragment, at) : from;
  }

  /** The character that ends a number is left to be read once more. */
  #endBare(fragment: string, at: number): number {
    const bare = this.#bare;
    if (at === fragment.length && !bare.endsHere) return at;
    if (bare.isWhole) this.#go(this.#listener.bare(bare), SEPARATOR);
    else this.refuse("syntax");
    return at;
  }

  #readEscape(code: number): void {
    const decoded = this.string.addToEscape(code);
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
