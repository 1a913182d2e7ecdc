import { checkRecord } from "./check-calls/check-record.ts";
import { HELP, readCommandLine } from "./check-calls/command-line.ts";
import { InputError, openInput } from "./check-calls/open-input.ts";
import { createProgress } from "./check-calls/progress.ts";
import { type Line, readLines } from "./check-calls/read-lines.ts";
import { readRecord, RecordError } from "./check-calls/read-record.ts";
import { writeReport } from "./check-calls/report.ts";
import { Tally } from "./check-calls/tally.ts";
import { columnsOf } from "./terminal/columns.ts";
import { handleOutputErrors } from "./terminal/output-errors.ts";
import { createStyle, hasColour } from "./terminal/style.ts";

// Checks a file of recorded tool calls: see HELP.

/** Broken lines that are named; the report counts all of them. */
const MAX_NAMED = 100;

const { stdout, stderr, env } = process;

async function check(file: string): Promise<number> {
  const start = performance.now();
  const input = await openInput(file);
  const progress = createProgress(stderr, env["TERM"], input.size);
  const tally = new Tally();
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of input.chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const complain = (line: number, fault: string): void => {
    tally.brokenLines += 1;
    if (tally.brokenLines > MAX_NAMED + 1) return;
    progress.clear();
    const named =
      tally.brokenLines <= MAX_NAMED ? `line ${line}: ${fault}; skipped` : "more broken lines are not named";
    stderr.write(`check-calls: ${named}\n`);
  };
  try {
    for await (const line of readLines(counted())) {
      if (line.fault === undefined && line.text.trim() === "") continue;
      tally.lines += 1;
      progress.update(bytes, tally.lines);
      const fault = checkLine(line, tally);
      if (fault !== undefined) complain(line.number, fault);
    }
  } finally {
    progress.clear();
  }
  if (tally.lines === 0) throw new InputError(`${input.name}: holds no lines`);
  const style = createStyle(hasColour({ isTTY: stdout.isTTY, env }));
  const seconds = (performance.now() - start) / 1_000;
  const report = writeReport(tally, { columns: columnsOf(stdout), style, title: input.name, seconds });
  stdout.write(`${report.join("\n")}\n`);
  return tally.brokenLines > 0 || tally.schemasRefused > 0 ? 1 : 0;
}

/** What is wrong with a line, if anything is. */
function checkLine(line: Line, tally: Tally): string | undefined {
  if (line.fault !== undefined) return line.fault;
  try {
    checkRecord(readRecord(line.text), line.number, tally);
    return undefined;
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
}

async function main(): Promise<number> {
  const request = readCommandLine(process.argv.slice(2));
  switch (request.kind) {
    case "help":
      stdout.write(HELP);
      return 0;
    case "mistake":
      stderr.write(`check-calls: ${request.message}; see --help\n`);
      return 2;
    case "check":
      try {
        return await check(request.file);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        stderr.write(`check-calls: ${error.message}\n`);
        return 2;
      }
  }
}

handleOutputErrors("check-calls");
process.exitCode = await main();
