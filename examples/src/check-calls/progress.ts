/** A line that says how far the work is, drawn over itself. */
export interface Progress {
  /** Call it as often as you like. */
  update(bytes: number, lines: number): void;
  /** Takes the line away: before other output, and at the end. */
  clear(): void;
}

/** The terminal that it is drawn on. */
export interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

const REDRAW_MILLISECONDS = 100;
const CLEAR_LINE = "\r\u001B[2K";

/** Draws on a terminal that can move its cursor, and nowhere else. `size` is what there is to read, where it is known. */
export function createProgress(terminal: Terminal, term: string | undefined, size: number | undefined): Progress {
  if (terminal.isTTY !== true || term === "dumb") return { update: () => undefined, clear: () => undefined };
  let isDrawn = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    update(bytes, lines) {
      const now = performance.now();
      if (now - last < REDRAW_MILLISECONDS) return;
      last = now;
      isDrawn = true;
      terminal.write(`${CLEAR_LINE}${draw(bytes, lines, size, terminal.columns ?? 80)}`);
    },
    clear() {
      if (isDrawn) terminal.write(CLEAR_LINE);
      isDrawn = false;
    },
  };
}

function draw(bytes: number, lines: number, size: number | undefined, columns: number): string {
  const count = `${lines.toLocaleString("en-US")} lines`;
  if (size === undefined || size === 0) {
    return `${count}, ${(bytes / 1e6).toFixed(1)} MB`.slice(0, columns - 1);
  }
  // A file may grow while it is read.
  const share = Math.min(1, bytes / size);
  const tail = ` ${String(Math.floor(share * 100)).padStart(3)} %  ${count}`;
  const width = Math.max(0, Math.min(40, columns - 1 - tail.length));
  const filled = Math.round(share * width);
  return `${"█".repeat(filled)}${"░".repeat(width - filled)}${tail}`.slice(0, columns - 1);
}
