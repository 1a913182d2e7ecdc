import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { type CommandEnd, createCommandRunner } from "../../../src/coding-agent/commands/command-runner.ts";
import { useProject } from "../support/project.ts";

const project = useProject();
const runner = createCommandRunner();
afterEach(() => runner.killAll());

async function run(command: string, timeoutMs = 20_000, signal = new AbortController().signal): Promise<CommandEnd> {
  return runner.run({ command, folder: project.current.root, timeoutMs, signal });
}

/** The process ids that a command has written to a file, once there are as many. */
async function pidsIn(file: string, count: number): Promise<readonly number[]> {
  for (;;) {
    const pids = project.current.has(file) ? project.current.read(file).trim().split("\n").map(Number) : [];
    if (pids.length >= count && pids.every((pid) => pid > 1)) return pids;
    await pause(10);
  }
}

/** Waits until none of them lives: what was killed is gone a moment later. */
async function allGone(pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // What was killed and not yet buried by its parent has a number, and does nothing any more.
    return !/^\d+ \(.*\) Z/s.test(readStat(pid));
  } catch {
    return false;
  }
}

/** What Linux says of a process; "" elsewhere. */
function readStat(pid: number): string {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

describe("nothing outlives a command", () => {
  const family = "sleep 601 & echo $! >>pids; (sleep 602 & echo $! >>pids; wait) & echo $! >>pids; echo $$ >>pids";

  // A busy machine may not get through the family in that time: those that were begun must be gone.
  test.each<[name: string, command: string]>([
    ["its children and theirs are killed", `${family}; wait`],
    ["also when it heeds no request to end", `trap "" TERM; ${family}; while :; do sleep 603; done`],
  ])("that is timed out: %s", async (_name, command) => {
    expect((await run(command, 1_000)).kind).toBe("timed_out");
    await allGone(await pidsIn("pids", 1));
  });

  test("that ends and leaves something in the background", async () => {
    const begun = "until [ $(wc -l <pids) -ge 4 ]; do sleep 0.01; done";
    const end = await run(`${family}; ${begun}; echo done`);
    expect(end).toEqual({ kind: "exited", exitCode: 0, output: "done\n" });
    await allGone(await pidsIn("pids", 4));
  });

  test("that is aborted", async () => {
    const stop = new AbortController();
    const end = run(`${family}; wait`, 20_000, stop.signal);
    const pids = await pidsIn("pids", 4);
    stop.abort();
    expect((await end).kind).toBe("aborted");
    await allGone(pids);
  });

  test("when the program ends", async () => {
    const end = run(`${family}; wait`);
    const pids = await pidsIn("pids", 4);
    runner.killAll();
    expect((await end).kind).toBe("killed_by_signal");
    await allGone(pids);
  });
});

test("an aborted signal runs nothing", async () => {
  expect((await run("touch ran", 20_000, AbortSignal.abort())).kind).toBe("aborted");
  expect(project.current.has("ran")).toBe(false);
});

test("a folder that is not there", async () => {
  const signal = new AbortController().signal;
  const end = await runner.run({ command: "true", folder: "/no/such/folder", timeoutMs: 1_000, signal });
  expect(end).toEqual({ kind: "not_started", output: "" });
});

test("the environment holds no more than it must", async () => {
  process.env["AGENT_TEST_TOKEN"] = "sk-not-to-be-seen";
  const { output } = await run("env");
  delete process.env["AGENT_TEST_TOKEN"];
  const names = output
    .trim()
    .split("\n")
    .map((line) => line.slice(0, line.indexOf("=")));
  expect(
    names.filter((name) => !["PATH", "LANG", "TERM", "HOME", "PWD", "OLDPWD", "SHLVL", "_"].includes(name)),
  ).toEqual([]);
  expect(output).not.toContain("sk-not-to-be-seen");
});

test("endless output is drained, kept in bounds, and ended with the command", async () => {
  const end = await run("echo first; while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done", 700);
  expect(end.kind).toBe("timed_out");
  expect(end.output.length).toBeLessThan(40_000);
  expect(end.output).toMatch(/^first\n/);
});
