import { describe, expect, test } from "vitest";
import { fragmentsOf } from "../src/calls/arriving-call.ts";
import { longString } from "../src/calls/long-string.ts";
import { smallFields } from "../src/calls/small-fields.ts";
import { allReaders } from "../src/contestants/readers/all-readers.ts";
import { OURS } from "../src/contestants/ours.ts";
import { formatSection } from "../src/report/table.ts";
import { measureReaders } from "../src/sections/reader.ts";

/** Nothing is said about speed: only that each row is there, and each contestant shows and gives the right arguments. */
const SMALLEST = { rounds: 1, sample: 1, warmUp: 1 };

test("arguments as they arrive have a row for each contestant, and a column for each size", async () => {
  const sections = await measureReaders(SMALLEST, [200, 2_000]);
  const everyone = allReaders.map(({ name }) => name);
  expect(sections.map(({ id, tools, rows }) => [id, tools, rows.map(({ name }) => name)])).toEqual([
    ["reader-string", ["0.2 KB", "2 KB"], everyone],
    ["reader-fields", ["0.2 KB", "2 KB"], everyone],
    ["reader-string-rival", ["0.2 KB", "2 KB"], [OURS]],
    ["reader-fields-rival", ["0.2 KB", "2 KB"], [OURS]],
    ["reader-growth", ["string", "fields"], everyone],
  ]);
  for (const section of sections) {
    expect(formatSection(section)).toContain(OURS);
    for (const { name, figures } of section.rows) {
      expect(Object.keys(figures), name).toEqual(section.tools);
      expect(Object.values(figures).every(Number.isFinite), name).toBe(true);
    }
  }
});

describe.each([longString, smallFields])("a call with $title", ({ argumentsOf }) => {
  test.each([1_000, 10_000, 100_000])("has a text of about %i characters, in fragments of ten", (size) => {
    const value = argumentsOf(size, 0);
    const fragments = fragmentsOf(value);
    const text = fragments.join("");
    expect(JSON.parse(text)).toEqual(value);
    expect(new Set(fragments.slice(0, -1).map(({ length }) => length))).toEqual(new Set([10]));
    expect(text.length / size).toBeGreaterThan(0.9);
    expect(text.length / size).toBeLessThan(1.2);
  });

  test("is another one for each index", () => {
    expect(argumentsOf(100, 1)).not.toEqual(argumentsOf(100, 0));
  });
});
