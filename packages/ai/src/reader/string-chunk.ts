import { BACKSLASH, QUOTE } from "../text/characters.ts";
import { decodeEscape } from "./escapes.ts";

/** As much of a string as one fragment holds, with the escapes of one letter that lie in it whole. */
export class StringChunk {
  text = "";

  /** Reads on; the offset of what does not belong to it: a quote, another escape, or a character that none may hold. */
  read(fragment: string, from: number): number {
    let at = endOfPlain(fragment, from);
    let text = at - from === fragment.length ? fragment : fragment.slice(from, at);
    while (at + 1 < fragment.length && fragment.charCodeAt(at) === BACKSLASH) {
      const decoded = decodeEscape(fragment.charCodeAt(at + 1));
      if (decoded === "") break;
      const next = endOfPlain(fragment, at + 2);
      text += decoded;
      if (next > at + 2) text += fragment.slice(at + 2, next);
      at = next;
    }
    this.text = text;
    return at;
  }
}

/** The offset of the first unit from `from` on that does not stand for itself in a string; the length if all do. */
export function endOfPlain(fragment: string, from: number): number {
  let at = from;
  for (; at < fragment.length; at += 1) {
    const code = fragment.charCodeAt(at);
    // Most letters come after the backslash: for these one comparison is enough.
    if (code <= BACKSLASH && (code === BACKSLASH || code === QUOTE || code < 0x20)) break;
  }
  return at;
}

/** Where the unit at `index` of a chunk that begins at `from` was decoded: at the last character of what stands for it. */
export function offsetOfUnit(fragment: string, from: number, index: number): number {
  let at = from;
  for (let before = 0; before < index; before += 1) at += fragment.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return fragment.charCodeAt(at) === BACKSLASH ? at + 1 : at;
}
