import { isDigit, isHexDigit, LOWER_U, SOLIDUS } from "../text/characters.ts";

/** What stands for each character after a backslash, `u` apart (RFC 8259, section 7). */
const ESCAPES: readonly string[] = Array.from({ length: 0x80 }, (_, code) => {
  const pairs = ['""', "\\\\", "//", "\bb", "\ff", "\nn", "\rr", "\tt"];
  return pairs.find((pair) => pair.charCodeAt(1) === code)?.charAt(0) ?? "";
});

/** Those of them that `JSON.stringify` writes: a solidus needs none. */
const USUAL: readonly string[] = ESCAPES.with(SOLIDUS, "");

/** What a usual escape of one letter stands for; empty for any other. */
export function decodeUsual(code: number): string {
  return USUAL[code] ?? "";
}

/** The value of a hexadecimal digit. */
function hexDigit(code: number): number {
  return isDigit(code) ? code - 0x30 : (code | 0x20) - 0x57;
}

const UNICODE_DIGITS = 4;

/** What follows a backslash, as far as it has come. */
export class EscapeToken {
  #unit = 0;
  /** Digits that are still to come; undefined before the first character. */
  #left: number | undefined;

  /** What the escape stands for; empty before its last character, undefined if it is none. */
  add(code: number): string | undefined {
    if (this.#left === undefined) {
      if (code !== LOWER_U) return ESCAPES[code] || undefined;
      this.#unit = 0;
      this.#left = UNICODE_DIGITS;
      return "";
    }
    if (!isHexDigit(code)) return undefined;
    this.#unit = this.#unit * 16 + hexDigit(code);
    this.#left -= 1;
    if (this.#left > 0) return "";
    this.#left = undefined;
    return String.fromCharCode(this.#unit);
  }
}
