import type { Style } from "../terminal/style.ts";
import { wrap } from "../terminal/wrap.ts";
import type { Counter } from "./counter.ts";
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
const LABEL = 12;

/** What a run has found, as lines. */
export function writeReport(tally: Tally, page: ReportPage): readonly string[] {
  const { style } = page;
  return [
    style.bold(page.title),
    style.dim("─".repeat(page.columns)),
    ...overview(tally, page),
    ...notes("Schemas that could not be compiled", tally.refusedSchemas, page, style.red),
    ...counts(`Not enforced, in ${number(tally.schemasWithGaps)} schemas`, tally.notEnforced, page),
    ...notes("Verdicts that differ from the recorded ones", tally.disagreements, page, style.yellow),
    ...counts("Commonest issues of the calls", tally.issues, page),
    ...counts("Commonest issues of empty calls", tally.emptyIssues, page),
  ];
}

function overview(tally: Tally, page: ReportPage): readonly string[] {
  const { red } = page.style;
  const calls = tally.accepted + tally.refused + tally.unchecked;
  const empty = tally.emptyAccepted + tally.emptyRefused;
  const verdicts = tally.agreed + tally.disagreements.total;
  const failing = (count: number, text: string): string => (count > 0 ? red(text) : text);
  const rows: readonly (readonly [label: string, text: string] | undefined)[] = [
    ["lines", `${number(tally.lines)} read, ${failing(tally.brokenLines, `${number(tally.brokenLines)} broken`)}`],
    [
      "schemas",
      `${number(tally.schemasCompiled)} compiled, ${failing(tally.schemasRefused, `${number(tally.schemasRefused)} refused`)}; ${number(tally.schemasCovered)} checked in one pass`,
    ],
    calls === 0
      ? undefined
      : [
          "calls",
          `${number(calls)}: ${number(tally.accepted)} accepted, ${number(tally.refused)} refused${tally.unchecked > 0 ? `, ${number(tally.unchecked)} not checked (no schema)` : ""}`,
        ],
    verdicts === 0 ? undefined : ["recorded", `${number(tally.agreed)} of ${number(verdicts)} verdicts agree`],
    empty === 0
      ? undefined
      : ["empty calls", `${number(tally.emptyAccepted)} of ${number(empty)} tools take a call without arguments`],
    tally.issueKeywords.total === 0 ? undefined : ["issues", issues(tally.issueKeywords)],
    ["rate", rates(tally, page.seconds)],
  ];
  return rows.flatMap((row) => (row === undefined ? [] : [`${page.style.dim(row[0].padEnd(LABEL))}${row[1]}`]));
}

function issues(keywords: Counter): string {
  const parts = keywords.commonest(5).map(([keyword, count]) => `${keyword} ${number(count)}`);
  return `${number(keywords.total)}: ${parts.join(", ")}${keywords.size > 5 ? ", …" : ""}`;
}

function rates(tally: Tally, seconds: number): string {
  const schemas = rate(tally.schemasCompiled + tally.schemasRefused, tally.compileMilliseconds);
  const checked = tally.accepted + tally.refused;
  const calls = checked === 0 ? "" : `, ${rate(checked, tally.checkMilliseconds)} calls/s`;
  return `${schemas} schemas/s${calls}; all in ${seconds.toFixed(2)} s`;
}

function rate(count: number, milliseconds: number): string {
  if (count === 0 || milliseconds === 0) return "0";
  return number(Number(((count / milliseconds) * 1_000).toPrecision(3)));
}

function counts(title: string, counter: Counter, { columns, style }: ReportPage): readonly string[] {
  if (counter.total === 0) return [];
  const rows = counter.commonest(MAX_ROWS);
  const width = Math.max(...rows.map(([, count]) => number(count).length)) + 2;
  const hidden = counter.size - rows.length;
  return [
    "",
    style.bold(title),
    ...rows.flatMap(([key, count]) => {
      const [first = "", ...more] = wrap(key, columns - width - 2, 2);
      return [
        `${style.cyan(number(count).padStart(width))}  ${first}`,
        ...more.map((line) => `${" ".repeat(width + 2)}${line}`),
      ];
    }),
    ...(hidden > 0
      ? [style.dim(`${" ".repeat(width + 2)}and ${number(hidden)} rarer kinds; ${number(counter.total)} in all`)]
      : []),
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
    ...(hidden > 0 ? [style.dim(`  and ${number(hidden)} more`)] : []),
  ];
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
