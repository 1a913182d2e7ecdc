import { printable } from "../terminal/printable.ts";
import type { Style } from "../terminal/style.ts";

/** Columns of a line's number. */
const NUMBER = 5;
const MARGIN = " │ ";

/**
 * Draws a file that grows, with the numbers of its lines. By appending only, so that it looks the same in a pipe: a line
 * that is too long goes on below.
 */
export class FileView {
  readonly #columns: number;
  readonly #style: Style;
  #lines = 0;
  /** Of the row that is open; undefined between two rows. */
  #column: number | undefined;
  /** The first half of a surrogate pair: fragments may end between the two. */
  #held = "";

  constructor(columns: number, style: Style) {
    this.#columns = columns - NUMBER - MARGIN.length;
    this.#style = style;
  }

  /** What is to be written for more of the text. */
  append(text: string): string {
    const whole = this.#held + text;
    this.#held = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? "";
    const parts = whole.slice(0, whole.length - this.#held.length).split("\n");
    return parts.map((part, index) => this.#draw(part) + (index < parts.length - 1 ? this.#endLine() : "")).join("");
  }

  /** What is to be written when there is no more. */
  end(): string {
    const rest = this.#draw(this.#held);
    this.#held = "";
    return this.#column === undefined ? rest : rest + this.#endLine();
  }

  /** Part of one line. */
  #draw(text: string): string {
    let drawn = "";
    for (const character of text) {
      const shown = printable(character);
      let column = this.#column;
      if (column === undefined) drawn += this.#startRow(String(++this.#lines));
      else if (column + shown.length > this.#columns) drawn += `\n${this.#startRow("")}`;
      column = this.#column ?? 0;
      // The margin ends in no space before the first character: nothing may be left over after an empty line.
      drawn += column === 0 ? ` ${shown}` : shown;
      this.#column = column + shown.length;
    }
    return drawn;
  }

  #endLine(): string {
    const number = this.#column === undefined ? this.#startRow(String(++this.#lines)) : "";
    this.#column = undefined;
    return `${number}\n`;
  }

  #startRow(number: string): string {
    this.#column = 0;
    return this.#style.dim(`${number.padStart(NUMBER)}${MARGIN.trimEnd()}`);
  }
}
