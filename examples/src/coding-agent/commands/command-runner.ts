import { type ChildProcess, spawn } from "node:child_process";
import { BoundedOutput } from "./bounded-output.ts";

/** How a command ended. */
export interface CommandEnd {
  readonly kind: "exited" | "killed_by_signal" | "timed_out" | "aborted" | "not_started";
  /** Of `exited`. */
  readonly exitCode?: number;
  /** Standard output and standard error as they came, bounded. */
  readonly output: string;
}

/** A command to run. */
interface CommandRequest {
  readonly command: string;
  readonly folder: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export type RunCommand = (request: CommandRequest) => Promise<CommandEnd>;

/** Runs commands of `sh`, and knows those that have not ended. */
export interface CommandRunner {
  readonly run: RunCommand;
  /** Kills what still runs, at once: for the end of the program. */
  readonly killAll: () => void;
}

/** Milliseconds between asking a group to end and ending it. */
const GRACE_MS = 200;
/** Milliseconds that the output of a command may stay open after it has ended, held by a process that left its group. */
const DRAIN_MS = 300;

/**
 * Each command runs in a process group of its own, and nothing of the group outlives the command: also what it started in
 * the background is killed when it ends, is timed out or aborted. It has no input, and of the environment only `PATH` and
 * the language; so keys and tokens of the host are not there to be read. It is no sandbox: it can do what the user can.
 */
export function createCommandRunner(): CommandRunner {
  const running = new Set<number>();
  return {
    run: async (request) => run(request, running),
    killAll: () => running.forEach((group) => signalGroup(group, "SIGKILL")),
  };
}

async function run(request: CommandRequest, running: Set<number>): Promise<CommandEnd> {
  const { command, folder, timeoutMs, signal } = request;
  if (signal.aborted) return { kind: "aborted", output: "" };
  const child = spawn("sh", ["-c", command], {
    cwd: folder,
    // Its own session, so that the group can be killed as one.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LANG: "C.UTF-8", TERM: "dumb", HOME: folder },
  });
  const { pid } = child;
  if (pid === undefined) return notStarted(child);
  running.add(pid);
  const output = new BoundedOutput();
  child.stdout.on("data", (chunk: Buffer) => output.add(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.add(chunk));

  let stoppedBy: "timed_out" | "aborted" | undefined;
  let killing: NodeJS.Timeout | undefined;
  const stop = (reason: "timed_out" | "aborted"): void => {
    if (stoppedBy !== undefined) return;
    stoppedBy = reason;
    signalGroup(pid, "SIGTERM");
    killing = setTimeout(() => signalGroup(pid, "SIGKILL"), GRACE_MS);
  };
  const timer = setTimeout(() => stop("timed_out"), timeoutMs);
  const onAbort = (): void => stop("aborted");
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const { exitCode } = await exitOf(child);
    // The leader is gone; what it left behind in its group goes too, and the group's id is free only after that.
    signalGroup(pid, "SIGKILL");
    await closed(child);
    if (stoppedBy !== undefined) return { kind: stoppedBy, output: output.text() };
    if (exitCode === null) return { kind: "killed_by_signal", output: output.text() };
    return { kind: "exited", exitCode, output: output.text() };
  } finally {
    clearTimeout(timer);
    clearTimeout(killing);
    signal.removeEventListener("abort", onAbort);
    running.delete(pid);
  }
}

async function notStarted(child: ChildProcess): Promise<CommandEnd> {
  await new Promise((resolve) => {
    child.once("error", resolve);
  });
  return { kind: "not_started", output: "" };
}

async function exitOf(child: ChildProcess): Promise<{ readonly exitCode: number | null }> {
  return new Promise((resolve) => {
    child.once("exit", (exitCode) => resolve({ exitCode }));
  });
}

/** When all output has come; or is not waited for any more. */
async function closed(child: ChildProcess): Promise<void> {
  if (child.stdout?.closed === true && child.stderr?.closed === true) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve();
    }, DRAIN_MS);
    child.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // Nothing of the group is left.
  }
}
