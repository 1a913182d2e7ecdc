import { host } from "./boundary/host.ts";
import { leaksOf, SHORTEST_VALUE, valuesOf } from "./boundary/leaks.ts";
import { type ScriptedCall, scriptedTurn } from "./boundary/scripted-turn.ts";
import { type Page, rule, showCall } from "./boundary/show-call.ts";
import { columnsOf } from "./terminal/columns.ts";
import { handleOutputErrors } from "./terminal/output-errors.ts";
import { createStyle, hasColour } from "./terminal/style.ts";
import { wrap } from "./terminal/wrap.ts";

// One scripted turn of a model at the boundary: what the host gets of each call, and what the model is told.

handleOutputErrors("boundary");
const { stdout, env } = process;
const page: Page = { columns: columnsOf(stdout), style: createStyle(hasColour({ isTTY: stdout.isTTY, env })) };
const tally = { run: 0, refused: 0, values: 0, leaked: 0 };

function print(...lines: readonly string[]): void {
  stdout.write(`${lines.join("\n")}\n`);
}

function demonstrate(call: ScriptedCall, number: number): void {
  const handle = host.get(call.name);
  if (handle === undefined) throw new Error(`the script calls a tool that is none: ${call.name}`);
  const outcome = handle(call.argumentsText);
  if (outcome.ran) tally.run += 1;
  else {
    const values = valuesOf(call.argumentsText);
    tally.refused += 1;
    tally.values += values.length;
    tally.leaked += leaksOf(values, outcome.error, outcome.toModel).length;
  }
  print(rule(page), ...showCall(number, call, outcome, page));
}

function summarize(): void {
  const { run, refused, values, leaked } = tally;
  const { style } = page;
  print(
    rule(page),
    style.bold(`${run + refused} calls: ${run} run, ${refused} refused, ${leaked} values leaked`),
    ...wrap(
      `The ${values} values of ${SHORTEST_VALUE} or more characters in the refused calls were looked for in the error's message, issues, details and JSON, and in the words for the model.`,
      page.columns,
    ).map((line) => style.dim(line)),
  );
}

print(
  page.style.bold("@di-code/ai: a model's tool calls at the boundary"),
  ...wrap(
    "A coding agent has the tools read, edit, search_logs and bash. This is one turn of a model, call by call: the text it sent, what the host gets, and what goes back to the model.",
    page.columns,
  ),
);
for (const [index, call] of scriptedTurn.entries()) demonstrate(call, index + 1);
summarize();
