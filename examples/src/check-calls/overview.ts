import type { Style } from "../terminal/style.ts";
import type { Counter } from "./counter.ts";
import { showNumber } from "./show-number.ts";
import type { Tally } from "./tally.ts";

/** Width of the column of labels. */
const LABEL = 12;

/** The figures of a run, a row for each thing that there was any of. */
export function overview(tally: Tally, seconds: number, style: Style): readonly string[] {
  const failing = (count: number, word: string): string => {
    const text = `${showNumber(count)} ${word}`;
    return count > 0 ? style.red(text) : text;
  };
  const schemas = tally.schemasCompiled + tally.schemasRefused;
  const checked = tally.accepted + tally.refused;
  const empty = tally.emptyAccepted + tally.emptyRefused;
  const verdicts = tally.agreed + tally.disagreements.total;
  const unchecked = tally.unchecked > 0 ? `, ${showNumber(tally.unchecked)} not checked (no schema)` : "";
  const compiled = `${showNumber(tally.schemasCompiled)} compiled, ${failing(tally.schemasRefused, "refused")}`;

  const rows: readonly (readonly [count: number, label: string, text: string])[] = [
    [tally.lines, "lines", `${showNumber(tally.lines)} read, ${failing(tally.brokenLines, "broken")}`],
    [schemas, "schemas", `${compiled}; ${showNumber(tally.schemasCovered)} checked in one pass`],
    [
      checked + tally.unchecked,
      "calls",
      `${showNumber(tally.accepted)} accepted, ${showNumber(tally.refused)} refused${unchecked}`,
    ],
    [verdicts, "recorded", `${showNumber(tally.agreed)} of ${showNumber(verdicts)} verdicts agree`],
    [
      empty,
      "empty calls",
      `${showNumber(tally.emptyAccepted)} of ${showNumber(empty)} tools take a call without arguments`,
    ],
    [tally.issueKeywords.total, "issues", showKeywords(tally.issueKeywords)],
    [schemas, "rate", rates(tally, schemas, checked, seconds)],
  ];
  return rows.filter(([count]) => count > 0).map(([, label, text]) => `${style.dim(label.padEnd(LABEL))}${text}`);
}

function showKeywords(keywords: Counter): string {
  const parts = keywords.commonest(5).map(([keyword, count]) => `${keyword} ${showNumber(count)}`);
  return `${showNumber(keywords.total)}: ${parts.join(", ")}${keywords.size > 5 ? ", …" : ""}`;
}

function rates(tally: Tally, schemas: number, checked: number, seconds: number): string {
  const calls = checked === 0 ? "" : `, ${rate(checked, tally.checkMilliseconds)} calls/s`;
  return `${rate(schemas, tally.compileMilliseconds)} schemas/s${calls}; all in ${seconds.toFixed(2)} s`;
}

/** Three digits are all that one run can tell. */
function rate(count: number, milliseconds: number): string {
  if (milliseconds === 0) return "?";
  return showNumber(Number(((count / milliseconds) * 1_000).toPrecision(3)));
}
