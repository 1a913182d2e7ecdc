import type { RopeText } from "./rope-text.ts";

/** Units that are escaped at once where each is looked at. */
const BLOCK = 16_384;

/**
 * Text inside of a string, told by what it stands for: of escapes there are none in it but those of one letter that
 * `JSON.stringify` writes.
 */
export class StringPart {
  /** Of the text, in UTF-16 units. */
  readonly length: number;
  readonly #string: RopeText;
  readonly #from: number;
  readonly #to: number;

  /** What stands from `from` to `to` in a string that may yet grow, and took so many units of text. */
  constructor(string: RopeText, from: number, to: number, length: number) {
    this.#string = string;
    this.#from = from;
    this.#to = to;
    this.length = length;
  }

  get text(): string {
    const value = this.#string.value.slice(this.#from, this.#to);
    const text = inner(value);
    // It also writes an escape for half a surrogate pair.
    return text.length === this.length ? text : escapeAll(value);
  }
}

function inner(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function escapeAll(value: string): string {
  const count = Math.ceil(value.length / BLOCK);
  const blocks = Array.from({ length: count }, (_, index) => value.slice(index * BLOCK, (index + 1) * BLOCK));
  return blocks.map((block) => block.replaceAll(/["\\\b\f\n\r\t]/g, inner)).join("");
}
