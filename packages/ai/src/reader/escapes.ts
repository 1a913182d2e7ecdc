import { isDigit } from "../text/characters.ts";

/** What stands for each character after a backslash, `u` apart (RFC 8259, section 7). */
const ESCAPES: readonly string[] = Array.from({ length: 0x80 }, (_, code) => {
  const pairs = ['""', "\\\\", "//", "\bb", "\ff", "\nn", "\rr", "\tt"];
  return pairs.find((pair) => pair.charCodeAt(1) === code)?.charAt(0) ?? "";
});

/** What an escape of one letter stands for; empty for one that is none. */
export function decodeEscape(code: number): string {
  return ESCAPES[code] ?? "";
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
