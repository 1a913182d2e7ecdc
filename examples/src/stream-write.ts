import { type Reception, receiveCall } from "./stream-write/receive-call.ts";
import { FileView } from "./stream-write/file-view.ts";
import { type ScriptedCall, scriptedCalls } from "./stream-write/scripted-calls.ts";
import { columnsOf } from "./terminal/columns.ts";
import { handleOutputErrors } from "./terminal/output-errors.ts";
import { printable } from "./terminal/printable.ts";
import { createStyle, hasColour } from "./terminal/style.ts";
import { wrap } from "./terminal/wrap.ts";

// A write call streams in and the file grows on the screen; a second one is stopped at the character that is wrong.

handleOutputErrors("stream-write");
const { stdout, env } = process;
const columns = columnsOf(stdout);
const style = createStyle(hasColour({ isTTY: stdout.isTTY, env }));
/** Milliseconds between fragments: nobody watches a pipe. */
const PAUSE = stdout.isTTY ? 12 : 0;

function print(...lines: readonly string[]): void {
  stdout.write(`${lines.join("\n")}\n`);
}

async function show(call: ScriptedCall, number: number): Promise<void> {
  const view = new FileView(columns, style);
  print(style.dim("─".repeat(columns)), `${style.bold(`${number}  write`)}  ${call.subject}`);
  const reception = await receiveCall(call, PAUSE, {
    named: (path) => print(`   ${style.cyan(printable(path))}`),
    grown: (text) => stdout.write(view.append(text)),
  });
  stdout.write(view.end());
  print(...endOf(call, reception));
}

function endOf(
  { argumentsText }: ScriptedCall,
  { characters, fragments, issue, result }: Reception,
): readonly string[] {
  if (issue !== undefined) {
    const saved = argumentsText.length - characters;
    return [
      `   ${style.red(`✗ stopped at character ${(issue.offset ?? 0) + 1}`)}, in fragment ${fragments}`,
      ...wrap(`   ${issue.path}: ${issue.message}${issue.expected ? `: ${issue.expected}` : ""}`, columns, 5),
      `   ${style.bold(`${count(saved)} of ${count(argumentsText.length)} characters saved`)}`,
    ];
  }
  if (result?.ok !== true) return [`   ${style.red("✗ refused at its end")}`];
  const { path, mode, content } = result.value;
  const lines = content.split("\n").length - 1;
  const what = `${mode} ${printable(path)}: ${lines} lines, ${count(content.length)} characters, in ${fragments} fragments`;
  return [`   ${style.green("✓ runs")} ${what}`];
}

function count(characters: number): string {
  return characters.toLocaleString("en-US");
}

print(
  style.bold("@di-code/ai: a call is read while it streams in"),
  ...wrap(
    "A model calls write twice. The reader follows the tool's schema: it shows the file as it grows, and refuses at the first character that no valid call can have.",
    columns,
  ),
);
for (const [index, call] of scriptedCalls.entries()) await show(call, index + 1);
