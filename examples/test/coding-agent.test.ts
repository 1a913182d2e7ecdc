import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_FILES } from "../src/coding-agent/script/sample-project.ts";
import { type Ran, type Start, useProgram } from "./support/programs.ts";

const ESCAPE = "\u001B";
const runAgent = useProgram("coding-agent");
/** The temporary folder of the runs: what is left behind would be here. */
const temporary = realpathSync(mkdtempSync(join(tmpdir(), "di-code-agent-program-")));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

function start({ args = [], env = {} }: Start = {}): Ran {
  return runAgent({ args, env: { TMPDIR: temporary, ...env } });
}

function plain(text: string): string {
  return text.replaceAll(/\u001B\[\d+m/g, "");
}

describe("in a pipe", () => {
  let ran: Ran;
  beforeAll(() => {
    ran = start();
  });

  test("is plain text of at most 80 columns, and says nothing on standard error", () => {
    const { code, stdout, stderr } = ran;
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/[^\n\P{Cc}]/u);
    expect(stdout.split("\n").filter((line) => [...line].length > 80)).toEqual([]);
    expect(stdout.split("\n").filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  test("ends with a count that is the count of what it shows, and every call answered", () => {
    const { stdout } = ran;
    const count = (mark: RegExp): number => stdout.match(mark)?.length ?? 0;
    const [turns, calls, done, failed] = [/^turn \d+$/gm, /^ {2}› /gm, /^ {2}✓ /gm, /^ {2}✗ /gm].map(count);
    expect(calls).toBe((done ?? 0) + (failed ?? 0));
    expect(stdout).toContain(
      `\n${turns} turns, ${calls} calls: ${done} done, ${failed} not done, 0 without an answer\n`,
    );
    expect(stdout).toContain("\nThe model has come to its end.\n");
  });

  test.each([
    ["a misspelt parameter", 'did you mean "path"?'],
    ["an unknown tool", 'There is no tool "serach". Did you mean "search"?'],
    ["a value of the wrong type", "- /limit: expected integer between 1 and 2000, not string"],
    ["a call that is refused in its first bytes", "the message is stopped"],
    ["a path that leaves the folder", "- /path: must not lead out of the folder"],
    ["an edit that does not match", "- /edits/0/old: must stand in the file exactly once"],
    ["a command that hangs", "[not done after 1 s: killed, with all that it had started]"],
    ["what was allowed, and by whom", "allowed by the script"],
    ["what was denied, and why", "denied by the script (files of this project are not to be removed)"],
    ["the repair", "✓ bash    1 passed"],
  ])("shows %s", (_subject, words) => {
    expect(ran.stdout).toContain(words);
  });

  test("leaves nothing behind, and says the same each time", () => {
    expect(readdirSync(temporary)).toEqual([]);
    expect(start().stdout).toBe(ran.stdout);
  });

  test("is what the root README shows of it", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const excerpt = /^```text\n(?<shown>[\s\S]*?)^```$/m.exec(readme)?.groups?.["shown"];
    expect(excerpt).toContain("turn 6");
    expect(ran.stdout).toContain(excerpt);
  });

  test("in colour says nothing else", () => {
    const coloured = start({ env: { FORCE_COLOR: "1" } }).stdout;
    expect(coloured).toContain(`${ESCAPE}[32m`);
    // The end of a line that is coloured whole keeps its spaces.
    const trimmed = plain(coloured).replaceAll(/ +$/gm, "");
    expect(trimmed).toBe(ran.stdout);
  });
});

describe("in a folder", () => {
  const folder = join(temporary, "given");
  beforeAll(() => {
    for (const [path, text] of Object.entries(SAMPLE_FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("where nobody can be asked, nothing is changed, and the output says why", () => {
    const { code, stdout } = start({ args: [folder] });
    expect(code).toBe(0);
    expect(stdout).toContain("denied by nobody: this is no terminal, and --yes was not given");
    expect(readFileSync(join(folder, "greet.sh"), "utf8")).toBe(SAMPLE_FILES["greet.sh"]);
  });

  test("with --yes all is done, also what should not have been asked for", () => {
    const { code, stdout } = start({ args: ["--yes", folder] });
    expect(code).toBe(0);
    expect(stdout).toContain("allowed by --yes");
    expect(readFileSync(join(folder, "greet.sh"), "utf8")).toContain("Hello");
    expect(existsSync(join(folder, "test.sh"))).toBe(false);
  });
});

test.each<[name: string, args: readonly string[], message: string]>([
  ["a folder that is not there", ["/no/such/folder"], "/no/such/folder is no folder"],
  ["a file", [import.meta.filename], "is no folder"],
  ["an option that is none", ["--fast"], "unknown option --fast"],
])("%s: one line, exit 2", (_name, args, message) => {
  const { code, stdout, stderr } = start({ args });
  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^coding-agent: .*\n$/);
  expect(stderr).toContain(message);
});
