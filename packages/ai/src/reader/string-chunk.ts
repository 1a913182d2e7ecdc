import { BACKSLASH, QUOTE } from "../text/characters.ts";
import { decodeUsual, EscapeToken } from "./escapes.ts";

/** As much of a string as one fragment holds, with the escapes of one letter that lie in it whole. */
export class StringChunk {
  text = "";
  readonly #escape = new EscapeToken();
  /** So much of the fragment that comes next was read already. */
  #ahead = 0;

  /**
   * Reads a fragment from its beginning. Gives its text if all of it belongs to the string; if not, what does is in
   * {@link text}, and is not read again.
   */
  readAhead(fragment: string): string | undefined {
    const plain = endOfPlain(fragment, 0);
    // Not put down in `text`: to the collector that is work of its own.
    if (plain === fragment.length) return fragment;
    const at = this.#decode(fragment, 0, plain);
    if (at === fragment.length) return this.text;
    this.#ahead = at;
    return undefined;
  }

  /** Whether of the fragment that was read ahead only a backslash at its end is left; then that is for another time. */
  isCut(fragment: string): boolean {
    const last = fragment.length - 1;
    if (this.#ahead !== last || fragment.charCodeAt(last) !== BACKSLASH) return false;
    this.#ahead = 0;
    return true;
  }

  /** Reads on; the offset of what does not belong to it: a quote, another escape, or a character that none may hold. */
  read(fragment: string, from: number): number {
    const ahead = this.#ahead;
    if (ahead > 0) {
      this.#ahead = 0;
      return ahead;
    }
    const plain = endOfPlain(fragment, from);
    if (plain < fragment.length && fragment.charCodeAt(plain) === BACKSLASH) return this.#decode(fragment, from, plain);
    this.text = fragment.slice(from, plain);
    return plain;
  }

  /** More of what follows a backslash: see {@link EscapeToken.add}. */
  addToEscape(code: number): string | undefined {
    return this.#escape.add(code);
  }

  /** Reads on after the plain text, which ends at `plain`. */
  #decode(fragment: string, from: number, plain: number): number {
    let text = fragment.slice(from, plain);
    let at = plain;
    while (at + 1 < fragment.length && fragment.charCodeAt(at) === BACKSLASH) {
      const code = fragment.charCodeAt(at + 1);
      const decoded = decodeUsual(code);
      if (decoded === "") break;
      const next = endOfPlain(fragment, at + 2);
      // What stands for itself after a backslash need not be put together.
      text +=
        code === QUOTE || code === BACKSLASH ? fragment.slice(at + 1, next) : decoded + fragment.slice(at + 2, next);
      at = next;
    }
    this.text = text;
    return at;
  }
}

/** 1 for each unit that does not stand for itself in a string: one look a character where comparisons take three. */
const ENDS = new Uint8Array(0x1_0000).fill(1, 0, 0x20);
ENDS[QUOTE] = 1;
ENDS[BACKSLASH] = 1;

/** The same for many at once: it takes as long to start as 16 take one by one, and then a third of their time each. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const FEW = 16;

/** The offset of the first unit from `from` on that does not stand for itself in a string; the length if all do. */
export function endOfPlain(fragment: string, from: number): number {
  const { length } = fragment;
  if (length - from > FEW) return endOfMuchPlain(fragment, from);
  let at = from;
  while (at < length && ENDS[fragment.charCodeAt(at)] === 0) at += 1;
  return at;
}

function endOfMuchPlain(fragment: string, from: number): number {
  const few = from + FEW;
  let at = from;
  while (at < few && ENDS[fragment.charCodeAt(at)] === 0) at += 1;
  if (at < few) return at;
  PLAIN.lastIndex = at;
  PLAIN.test(fragment);
  return PLAIN.lastIndex;
}

/** Where the unit at `index` of a chunk that begins at `from` was decoded: at the last character of what stands for it. */
export function offsetOfUnit(fragment: string, from: number, index: number): number {
  let at = from;
  for (let before = 0; before < index; before += 1) at += fragment.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return fragment.charCodeAt(at) === BACKSLASH ? at + 1 : at;
}
