import { beforeAll, describe, expect, test } from "vitest";
import { type Ran, useProgram } from "./support/programs.ts";

const ESCAPE = "\u001B";
const runBoundary = useProgram("boundary");

function plain(text: string): string {
  return text.replaceAll(/\u001B\[\d+m/g, "");
}

describe("in a pipe", () => {
  let ran: Ran;
  beforeAll(() => {
    ran = runBoundary();
  });

  test("is plain text of at most 80 columns, and says nothing on standard error", () => {
    const { code, stdout, stderr } = ran;
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).not.toMatch(/[^\n\P{Cc}]/u);
    expect(stdout.split("\n").filter((line) => [...line].length > 80)).toEqual([]);
    expect(stdout.split("\n").filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  test("ends with a count that is the count of what it shows, and no value leaked", () => {
    const { stdout } = ran;
    const run = stdout.match(/✓ run$/gm)?.length ?? 0;
    const refused = stdout.match(/✗ refused$/gm)?.length ?? 0;
    expect(run).toBe(3);
    expect(refused).toBeGreaterThan(8);
    expect(stdout).toContain(`\n${run + refused} calls: ${run} run, ${refused} refused, 0 values leaked\n`);
  });

  test.each([
    ["a typed value", "{ path: 'src/server.ts', offset: 120, limit: 40 }"],
    ["an error code", "code schema_mismatch"],
    ["an issue line", "/timeout: must be integer"],
    ["what was probably meant", 'did you mean "path"?'],
    ["a cut-off text", "the JSON text ends before it is complete"],
    ["a fence", "without a Markdown fence"],
    ["two encodings", "not a JSON string that holds"],
    ["an unsafe number", "/offset: must be a number that a double can hold exactly"],
    ["a duplicate key", "/command: must not be given twice"],
    ["__proto__", "/__proto__: must not be used as a property name"],
    ["too many levels", "must not be nested deeper than"],
    ["an escaped name", "/\\u001b[2J\\u202eapproved: must not have additional properties"],
  ])("shows %s", (_subject, words) => {
    expect(ran.stdout).toContain(words);
  });
});

describe("colour", () => {
  test("changes nothing but the colour", () => {
    const coloured = runBoundary({ env: { FORCE_COLOR: "1" } }).stdout;
    expect(coloured).toContain(`${ESCAPE}[32m`);
    expect(plain(coloured)).toBe(runBoundary().stdout);
  });

  test.each<[name: string, env: Record<string, string>]>([
    ["FORCE_COLOR=0", { FORCE_COLOR: "0" }],
    ["NO_COLOR=1", { NO_COLOR: "1" }],
    ["TERM=dumb", { TERM: "dumb" }],
  ])("is off with %s", (_name, env) => {
    expect(runBoundary({ env }).stdout).not.toContain(ESCAPE);
  });
});
