import { describe, expect, test } from "vitest";
import { checkToolSchema } from "../../src/index.ts";

function withPatterns(patterns: readonly string[]): object {
  const properties = patterns.map((pattern, index) => [`p${index}`, { type: "string", pattern }]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

/** A class of ranges in falling order: V8 sorts them by inserting, so that compiling takes the square of their number. */
function fallingRanges(count: number): string {
  const ranges = Array.from({ length: count }, (_, index) => String.fromCodePoint(0x2_0000 + 2 * (count - index)));
  return `[${ranges.join("")}]`;
}

describe("patterns of a hostile schema", () => {
  test.each([
    ["a class of 200,000 falling ranges", fallingRanges(200_000)],
    ["50,000 property escapes", "\\p{L}".repeat(50_000)],
  ])("%s is refused before it is compiled", (_name, pattern) => {
    const start = performance.now();
    const { findings } = checkToolSchema(withPatterns([pattern]));
    expect(findings.map(({ pointer, code }) => ({ pointer, code }))).toEqual([
      { pointer: "/properties/p0/pattern", code: "pattern_not_linear" },
    ]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test("5,000 hostile patterns end in time, with a finding for each", () => {
    const hostile = Array.from({ length: 5_000 }, (_, index) => `^(a${index}|a*b?a*)+$`);
    const start = performance.now();
    const { notEnforced } = checkToolSchema(withPatterns(hostile), { imported: true });
    expect(notEnforced).toHaveLength(5_000);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test("one pattern at many places is judged once", () => {
    const repeated = Array.from({ length: 5_000 }, () => `^${"a".repeat(100)}$`);
    expect(checkToolSchema(withPatterns(repeated)).findings).toEqual([]);
  });

  test("patterns that hold more than 100,000 characters together are not looked at", () => {
    const long = Array.from({ length: 12 }, (_, index) => `^${String(index).padStart(2, "0")}${"b".repeat(9_000)}$`);
    const { findings } = checkToolSchema(withPatterns(long), { imported: true });
    expect(findings).toEqual([]);
    const { notEnforced } = checkToolSchema(withPatterns(long), { imported: true });
    expect(notEnforced.length).toBeGreaterThan(0);
  });
});
