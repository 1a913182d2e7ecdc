import { BACKSLASH, isDigit, QUOTE } from "../text/characters.ts";

/** What stands for each character after a backslash, `u` apart (RFC 8259, section 7). */
const ESCAPES: readonly string[] = Array.from({ length: 0x80 }, (_, code) => {
  const pairs = ['""', "\\\\", "//", "\bb", "\ff", "\nn", "\rr", "\tt"];
  return pairs.find((pair) => pair.charCodeAt(1) === code)?.charAt(0) ?? "";
});

/** What an escape of one letter stands for; empty for one that is none. */
export function decodeEscape(code: number): string {
  return ESCAPES[code] ?? "";
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

/**
 * The offset of the last character of what stands for a unit, the how-manieth is told by `unit`, in a part of a string
 * that begins at `from` and has no escapes of more than one letter up to there.
 */
export function offsetOfUnit(fragment: string, from: number, unit: number): number {
  let at = from;
  for (let index = 0; index < unit; index += 1) at += fragment.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return fragment.charCodeAt(at) === BACKSLASH ? at + 1 : at;
}

/** The value of a hexadecimal digit. */
function hexDigit(code: number): number {
  return isDigit(code) ? code - 0x30 : (code | 0x20) - 0x57;
}

/** The four digits after `\u` as they come. */
export class UnicodeEscape {
  #unit = 0;
  #digits = 0;

  start(): void {
    this.#unit = 0;
    this.#digits = 0;
  }

  /** What the escape stands for; undefined before its last digit. */
  add(digit: number): string | undefined {
    this.#unit = this.#unit * 16 + hexDigit(digit);
    this.#digits += 1;
    return this.#digits === 4 ? String.fromCharCode(this.#unit) : undefined;
  }
}
