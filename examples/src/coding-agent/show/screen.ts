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
      output.write(`${CLEAR_LINE}${style.dim(line.slice(0, columns - 1))}`);
    },
  };
}
