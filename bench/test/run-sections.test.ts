import { describe, expect, test } from "vitest";
import { firstUse } from "../src/contestants/first-use.ts";
import { objectPath } from "../src/contestants/object-path.ts";
import { OURS } from "../src/contestants/ours.ts";
import { streamContestants } from "../src/contestants/stream-events.ts";
import { toolExecution } from "../src/contestants/tool-execution.ts";
import { textPath } from "../src/contestants/text-path.ts";
import { allowsCodeGeneration } from "../src/measure/code-generation.ts";
import { readOptions, type SectionName } from "../src/options.ts";
import { formatSection } from "../src/report/table.ts";
import type { Section } from "../src/report/section.ts";
import { runSections } from "../src/run-sections.ts";

/** Nothing is said about speed: only that each row is there, and each contestant gives the right verdicts. */
const SMALLEST = ["--rounds", "1", "--sample", "1", "--warm-up", "1"];

const needCode = /ajv|MCP SDK/;

async function run(only: SectionName, tools: readonly string[]): Promise<readonly Section[]> {
  const sections: Section[] = [];
  const args = [...SMALLEST, "--only", only, ...tools.flatMap((tool) => ["--tool", tool])];
  for await (const section of runSections(readOptions(args))) sections.push(section);
  return sections;
}

describe("every contestant has its row", () => {
  const all = ["read", "search", "edits", "text", "wide"];
  test.each([
    ["object", all, [objectPath]],
    ["text", all, [textPath]],
    ["first-use", all, [firstUse]],
    ["registry", all, [toolExecution]],
    // Each figure costs several full collections of the test runner's heap.
    ["memory", ["read"], [firstUse, objectPath]],
  ] as const)("%s of %j", async (only, tools, contestants) => {
    const sections = await run(only, tools);
    expect(sections.map((section) => section.rows.map((row) => row.name))).toEqual(
      contestants.map((list) => list.map((contestant) => contestant.name)),
    );
    for (const { rows } of sections) {
      for (const { name, figures } of rows) {
        const runs = allowsCodeGeneration() || !needCode.test(name);
        expect(Object.keys(figures), name).toEqual(runs ? tools : []);
        expect(Object.values(figures).every(Number.isFinite), name).toBe(true);
      }
    }
  });
});

test("the events of a stream have a row for each contestant, and a column for each stream", async () => {
  const [section] = await run("events", []);
  const streams = process.env["TOOL_CORPORA"] === undefined ? ["made-up"] : ["made-up", "recorded"];
  expect(section?.tools).toEqual(streams);
  expect(section?.rows.map(({ name }) => name)).toEqual(streamContestants.map(({ name }) => name));
  for (const { name, figures } of section?.rows ?? []) {
    expect(Object.keys(figures), name).toEqual(streams);
    expect(Object.values(figures).every(Number.isFinite), name).toBe(true);
  }
});

describe("a table", () => {
  const section: Section = {
    id: "object",
    title: "Title",
    unit: "ratio",
    tools: ["read", "text"],
    rows: [
      { name: OURS, figures: { read: 0.2, text: 0.01 }, isReference: false },
      { name: "rival", figures: { read: 0.1 }, isReference: false },
      { name: "reference", figures: { read: 0.1, text: 0.001 }, isReference: true },
    ],
    base: { name: "base", microseconds: { read: 2, text: 20 } },
    targets: { read: 0.1, text: 0.02 },
  };
  const lines = formatSection(section).split("\n");

  test.each([
    ["a missed target", OURS, /0\.20!\s+0\.010$/],
    ["a faster rival, and one that does not run", "rival", /0\.10<\s+-$/],
    ["no mark on a reference", "reference", /0\.10\s+0\.001$/],
    ["the targets", "  must reach", /0\.10\s+0\.020$/],
  ])("shows %s", (_, name, expected) => {
    expect(lines.find((line) => line.startsWith(name))).toMatch(expected);
  });
});

describe("the command line", () => {
  test.each([
    [["--only", "speed"], /--only must be one of object, text/],
    [["--tool", "bash"], /--tool must be one of read/],
    [["--rounds", "0"], /--rounds must be a whole number/],
  ])("refuses %j", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  test("takes everything by default", () => {
    const { tools, sections, json } = readOptions([]);
    expect([tools.length, sections.length, json]).toEqual([5, 7, false]);
  });
});
