import { inspect } from "node:util";
import { elide, printable } from "../terminal/printable.ts";
import type { Style } from "../terminal/style.ts";
import { wrap } from "../terminal/wrap.ts";
import type { Outcome } from "./host.ts";
import type { ScriptedCall } from "./scripted-turn.ts";

/** Where and how to write. */
export interface Page {
  readonly columns: number;
  readonly style: Style;
}

/** Columns before what a label names. */
const MARGIN = 13;
/** Longest text that is shown whole. */
const MAX_SHOWN = 180;

/** One call: what was sent, what the host got, and what the model is told. */
export function showCall(number: number, call: ScriptedCall, outcome: Outcome, page: Page): readonly string[] {
  const { style } = page;
  return [
    heading(number, call, outcome, page),
    ...labelled("sent", [printable(call.argumentsText)], page, style.dim),
    ...(outcome.ran
      ? [
          ...labelled("host gets", [inspect(outcome.value, { depth: null, breakLength: Infinity })], page),
          ...labelled("tool", [outcome.result], page, style.green),
        ]
      : [
          ...labelled("host gets", [`${outcome.error.name}, code ${outcome.error.code}`], page, style.yellow),
          ...labelled("", outcome.error.issues, page),
          ...labelled("model told", outcome.toModel.split("\n"), page, style.cyan),
        ]),
  ];
}

export function rule({ columns, style }: Page): string {
  return style.dim("─".repeat(columns));
}

function heading(number: number, call: ScriptedCall, outcome: Outcome, { columns, style }: Page): string {
  const verdict = outcome.ran ? "✓ run" : "✗ refused";
  const left = `${String(number).padStart(2)}  ${call.name}`;
  const title = `  ${call.subject}`;
  const gap = " ".repeat(Math.max(1, columns - left.length - title.length - verdict.length));
  return `${style.bold(left)}${title}${gap}${outcome.ran ? style.green(verdict) : style.red(verdict)}`;
}

function labelled(
  label: string,
  texts: readonly string[],
  { columns, style }: Page,
  paint: (text: string) => string = (text) => text,
): readonly string[] {
  const lines = texts
    .map((text) => elide(text, MAX_SHOWN))
    .flatMap((text) => wrap(text, columns - MARGIN, text.startsWith("- ") || text.startsWith("/") ? 2 : 0));
  return lines.map((line, index) => {
    const name = `${" ".repeat(2)}${index === 0 ? label : ""}`.padEnd(MARGIN);
    return `${style.dim(name)}${paint(line)}`;
  });
}
