import type { Style } from "../terminal/style.ts";
import { wrap } from "../terminal/wrap.ts";
import type { Counter } from "./counter.ts";
import { overview } from "./overview.ts";
import { showNumber } from "./show-number.ts";
import type { Notes, Tally } from "./tally.ts";

/** How the report is written. */
export interface ReportPage {
  readonly columns: number;
  readonly style: Style;
  /** The input's name. */
  readonly title: string;
  /** Of the whole run. */
  readonly seconds: number;
}

/** Rows of a table of counts. */
const MAX_ROWS = 12;

/** What a run has found, as lines. */
export function writeReport(tally: Tally, page: ReportPage): readonly string[] {
  const { style } = page;
  return [
    style.bold(page.title),
    style.dim("─".repeat(page.columns)),
    ...overview(tally, page.seconds, style),
    ...notes("Schemas that could not be compiled", tally.refusedSchemas, page, style.red),
    ...counts(`Not enforced, in ${showNumber(tally.schemasWithGaps)} schemas`, tally.notEnforced, page),
    ...notes("Verdicts that differ from the recorded ones", tally.disagreements, page, style.yellow),
    ...counts("Commonest issues of the calls", tally.issues, page),
    ...counts("Commonest issues of empty calls", tally.emptyIssues, page),
  ];
}

function counts(title: string, counter: Counter, { columns, style }: ReportPage): readonly string[] {
  if (counter.total === 0) return [];
  const rows = counter.commonest(MAX_ROWS);
  const width = Math.max(...rows.map(([, count]) => showNumber(count).length)) + 2;
  const hidden = counter.size - rows.length;
  const rest = `and ${showNumber(hidden)} rarer kinds; ${showNumber(counter.total)} in all`;
  return [
    "",
    style.bold(title),
    ...rows.flatMap(([key, count]) => {
      const [first = "", ...more] = wrap(key, columns - width - 2, 2);
      return [
        `${style.cyan(showNumber(count).padStart(width))}  ${first}`,
        ...more.map((line) => `${" ".repeat(width + 2)}${line}`),
      ];
    }),
    ...(hidden > 0 ? [style.dim(`${" ".repeat(width + 2)}${rest}`)] : []),
  ];
}

function notes(
  title: string,
  list: Notes,
  { columns, style }: ReportPage,
  paint: (text: string) => string,
): readonly string[] {
  if (list.total === 0) return [];
  const hidden = list.total - list.kept.length;
  return [
    "",
    paint(title),
    ...list.kept.flatMap(({ line, text }) => wrap(`line ${line}: ${text}`, columns - 2, 2).map((part) => `  ${part}`)),
    ...(hidden > 0 ? [style.dim(`  and ${showNumber(hidden)} more`)] : []),
  ];
}
