import { columnsOf } from "../../terminal/columns.ts";
import type { Style } from "../../terminal/style.ts";

/** What is written on. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** Lines that stay, and one that grows below them. */
export interface Screen {
  readonly columns: number;
  readonly style: Style;
  /** Lines that stay. */
  print(...lines: readonly string[]): void;
  /** The line that grows, without colour, one terminal line at most; drawn over itself. Nothing in a pipe. */
  grow(line: string): void;
}

const REDRAW_MILLISECONDS = 30;
const CLEAR_LINE = "\r\u001B[2K";

export function createScreen(output: Output, term: string | undefined, style: Style): Screen {
  const columns = columnsOf(output);
  const canRedraw = output.isTTY === true && term !== "dumb";
  let isDrawn = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    columns,
    style,
    print(...lines) {
      output.write(`${isDrawn ? CLEAR_LINE : ""}${lines.map((line) => `${line.trimEnd()}\n`).join("")}`);
      isDrawn = false;
    },
    grow(line) {
      const now = performance.now();
      if (!canRedraw || (isDrawn && now - last < REDRAW_MILLISECONDS)) return;
      last = now;
      isDrawn = true;
      output.write(`${CLEAR_LINE}${style.dim(cutToWidth(line, columns - 1))}`);
    },
  };
}

/** A line that wraps cannot be drawn over. Whatever may take two columns is taken to do so; a little space is lost. */
function cutToWidth(line: string, columns: number): string {
  let width = 0;
  let cut = "";
  for (const character of line) {
    width += (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
    if (width > columns) break;
    cut += character;
  }
  return cut;
}
