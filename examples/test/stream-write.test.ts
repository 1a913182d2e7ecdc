import { beforeAll, describe, expect, test } from "vitest";
import { scriptedCalls } from "../src/stream-write/scripted-calls.ts";
import { type Ran, useProgram } from "./support/programs.ts";

const ESCAPE = "\u001B";
const runProgram = useProgram("stream-write");

function plain(text: string): string {
  return text.replaceAll(/\u001B\[\d+m/g, "");
}

describe("in a pipe", () => {
  let ran: Ran;
  beforeAll(() => {
    ran = runProgram();
  });

  test("is plain text of at most 80 columns, and says nothing on standard error", () => {
    const { code, stdout, stderr } = ran;
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).not.toMatch(/[^\n\P{Cc}]/u);
    expect(stdout.split("\n").filter((line) => [...line].length > 80)).toEqual([]);
    expect(stdout.split("\n").filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  test("shows the whole file of the first call, under its name", () => {
    const { content } = JSON.parse(scriptedCalls[0]?.argumentsText ?? "") as { readonly content: string };
    const shown = [...ran.stdout.matchAll(/^ +\d+ │ ?(.*)\n/gm)].map(([, line = ""]) => `${line}\n`);
    expect(shown.join("")).toBe(content);
    expect(ran.stdout.indexOf("   src/queue.ts\n")).toBeLessThan(ran.stdout.indexOf(" 1 │"));
    expect(ran.stdout).toContain("✓ runs create src/queue.ts: 16 lines");
  });

  test("stops the second call at its mode, and counts what was never sent", () => {
    const text = scriptedCalls[1]?.argumentsText ?? "";
    const [, refused = ""] = ran.stdout.split("2  write");
    const character = Number(/stopped at character (\d+)/.exec(refused)?.[1]);
    // The first letter of "append", which neither mode begins with.
    expect(text.slice(character - 1)).toMatch(/^append"/);
    expect(refused).toContain("/mode: must be equal to one of the allowed values: one of create, overwrite");
    const [, saved, whole] = /(\d+) of (\d+) characters saved/.exec(refused) ?? [];
    expect(Number(whole)).toBe(text.length);
    const received = text.length - Number(saved);
    expect(received).toBeGreaterThanOrEqual(character);
    expect(received).toBeLessThan(character + 10);
    expect(refused).not.toContain("│");
  });
});

test("colour changes nothing but the colour", () => {
  const coloured = runProgram({ env: { FORCE_COLOR: "1" } }).stdout;
  expect(coloured).toContain(`${ESCAPE}[31m`);
  expect(plain(coloured)).toBe(runProgram().stdout);
});
