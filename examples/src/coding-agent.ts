import { realpath, stat } from "node:fs/promises";
import { createApprove, type Judge } from "./coding-agent/approval/approval.ts";
import { allowAll, askPerson, byScript, denyAll } from "./coding-agent/approval/judges.ts";
import { createCodingTools } from "./coding-agent/coding-tools.ts";
import { HELP, readCommandLine, type Request } from "./coding-agent/command-line.ts";
import { createCommandRunner } from "./coding-agent/commands/command-runner.ts";
import { runAgent } from "./coding-agent/loop/run-agent.ts";
import { repairScript } from "./coding-agent/script/repair-script.ts";
import { createSampleProject, SAMPLE_TASK } from "./coding-agent/script/sample-project.ts";
import { createScriptedModel } from "./coding-agent/script/scripted-model.ts";
import { createScreen } from "./coding-agent/show/screen.ts";
import { createAgentView } from "./coding-agent/show/show-agent.ts";
import { createApprovalView } from "./coding-agent/show/show-approval.ts";
import { printable } from "./terminal/printable.ts";
import { handleOutputErrors } from "./terminal/output-errors.ts";
import { createStyle, hasColour } from "./terminal/style.ts";
import { wrap } from "./terminal/wrap.ts";

// A small coding agent: see HELP.

const SYSTEM_PROMPT = "You are a coding agent. You work in one folder, with the tools that you are given.";
/** Milliseconds between two pieces of the scripted model on a terminal, so that its arguments can be seen to grow. */
const PACE_MS = 12;

const { stdin, stdout, stderr, env } = process;
type Run = Extract<Request, { kind: "run" }>;

async function work({ folder, approval }: Run): Promise<number> {
  const stop = new AbortController();
  const runner = createCommandRunner();
  const interrupt = (): void => {
    // Whoever asks twice does not want to wait.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  const sample = folder === undefined ? await createSampleProject() : undefined;
  // Also where the program is left in the middle: its output was closed, or Ctrl-C came twice.
  process.once("exit", () => {
    runner.killAll();
    sample?.remove();
  });
  try {
    const root = sample?.root ?? (await realpath(folder ?? ""));
    const screen = createScreen(stdout, env["TERM"], createStyle(hasColour({ isTTY: stdout.isTTY, env })));
    const model = createScriptedModel(repairScript, { paceMs: stdout.isTTY ? PACE_MS : 0 });
    const judge = judgeOf(approval, folder, interrupt);
    const approve = createApprove(judge, createApprovalView(screen));
    const registry = createCodingTools(approve, ({ name, phase }) => {
      stderr.write(`coding-agent: ${printable(name)} failed unexpectedly (${phase})\n`);
    });
    screen.print(
      screen.style.bold(`A coding agent on the ${model.name} model`),
      ...wrap(
        `folder  ${sample === undefined ? printable(root) : "a sample project, removed at the end"}`,
        screen.columns,
        8,
      ),
      ...wrap(`task    ${SAMPLE_TASK}`, screen.columns, 8),
    );
    const { end } = await runAgent({
      model,
      registry,
      workspace: { root, runCommand: runner.run },
      view: createAgentView(screen),
      systemPrompt: SYSTEM_PROMPT,
      task: SAMPLE_TASK,
      signal: stop.signal,
    });
    if (end === "aborted") return 130;
    return end === "stopped" ? 0 : 1;
  } finally {
    runner.killAll();
    sample?.remove();
  }
}

function judgeOf(approval: Run["approval"], folder: string | undefined, interrupt: () => void): Judge {
  if (approval === "yes") return allowAll;
  if (approval === undefined && folder === undefined) return byScript;
  return stdin.isTTY && stdout.isTTY ? askPerson(stdin, stdout, interrupt) : denyAll;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function main(): Promise<number> {
  const request = readCommandLine(process.argv.slice(2));
  if (request.kind === "help") {
    stdout.write(HELP);
    return 0;
  }
  const mistake =
    request.kind === "mistake"
      ? request.message
      : request.folder !== undefined && !(await isFolder(request.folder))
        ? `${printable(request.folder)} is no folder`
        : undefined;
  if (mistake !== undefined || request.kind === "mistake") {
    stderr.write(`coding-agent: ${mistake ?? ""}; see --help\n`);
    return 2;
  }
  return work(request);
}

handleOutputErrors("coding-agent");
process.exitCode = await main();
