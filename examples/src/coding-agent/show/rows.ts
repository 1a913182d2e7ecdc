import { elide, printable } from "../../terminal/printable.ts";
import { wrap } from "../../terminal/wrap.ts";

/** Columns before the text of a row. */
const MARGIN = 12;
const NAME_COLUMNS = 8;

/** The beginning of a row about a call: a mark and the tool's name, which may be one that a model made up. */
export function headOf(mark: string, name: string): string {
  const shown = printable(name);
  const cut = shown.length > NAME_COLUMNS ? `${shown.slice(0, NAME_COLUMNS - 1)}…` : shown;
  return `  ${mark} ${cut.padEnd(NAME_COLUMNS)}`;
}

/** Lines under a row's text. */
export function under(text: string, columns: number, hang = 0): readonly string[] {
  return wrap(text, columns - MARGIN, hang).map((line) => `${" ".repeat(MARGIN)}${line}`);
}

/** A row in one line: what does not fit is left out at the end. */
export function oneLine(head: string, text: string, columns: number): string {
  return cutTo(`${head}${text}`, columns);
}

function cutTo(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Characters of one line that are shown. */
const MAX_LINE = 300;

/** The first lines of a text of others, each printable and wrapped, and how many there are besides. */
export function firstLines(text: string, most: number, columns: number): readonly string[] {
  return linesOf(text, most, columns, MAX_LINE);
}

/** All lines of a text of others, whole. */
export function allLines(text: string, columns: number): readonly string[] {
  return linesOf(text, Number.POSITIVE_INFINITY, columns, Number.POSITIVE_INFINITY);
}

function linesOf(text: string, most: number, columns: number, longest: number): readonly string[] {
  const lines = text.split("\n");
  const shown = lines.slice(0, most).flatMap((line) => {
    return under(elide(printable(line), longest), columns, line.startsWith("- ") ? 2 : 0);
  });
  const left = lines.length - most;
  return left > 0 ? [...shown, `${" ".repeat(MARGIN)}… ${left} more ${left === 1 ? "line" : "lines"}`] : shown;
}
