import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countKeyColons, countMembers } from "../../src/text/key-count.ts";
import { carelessJsonText, decisiveText, jsonText, nearlyJsonText } from "../support/json-texts.ts";
import { referenceProblems } from "../support/reference-problems.ts";

test.each([
  ["no members", "[1,{}]", 0, 0],
  ["a member", '{"a":1}', 1, 1],
  ["members in members", '{"a":{"b":[{"c":1}]}}', 3, 3],
  ["a key twice", '{"a":1,"\\u0061":2}', 2, 2],
  ["all blanks before the colon", '{"a" \t\r\n:1}', 1, 1],
  ["a key that ends in a backslash", '{"a\\\\":1}', 1, 1],
  ["a key that ends in two backslashes", '{"a\\\\\\\\":1}', 1, 1],
  ["a key that ends in a quote", '{"a\\"":1}', 1, 1],
  ["an empty key", '{"":1}', 1, 1],
  ["a key of a colon", '{":":1}', 2, 1],
  ["a string that holds JSON", '["{\\"a\\":1}"]', 0, 0],
  ["a string that holds JSON in JSON", JSON.stringify(JSON.stringify({ a: '{"b":1}' })), 0, 0],
  ["a string that begins with a colon", '{"a":":x"}', 2, 1],
  ["a string that begins with blanks and a colon", '["  :x"]', 1, 0],
  ["a string that ends in a colon", '["x:"]', 0, 0],
  ["nothing", "", 0, 0],
])("%s", (_name, text, colons, members) => {
  expect([countKeyColons(text), countMembers(text)]).toEqual([colons, members]);
});

describe("properties", () => {
  test("members are counted exactly, colons never fewer", () => {
    fc.assert(
      fc.property(fc.oneof(carelessJsonText, jsonText), (text) => {
        const { members } = referenceProblems(text);
        expect(countMembers(text)).toBe(members);
        expect(countKeyColons(text)).toBeGreaterThanOrEqual(members);
      }),
      { numRuns: 2000 },
    );
  });

  test("as many colons as own keys prove that no key came twice", () => {
    fc.assert(
      fc.property(carelessJsonText, (text) => {
        if (countKeyColons(text) !== countOwnKeys(JSON.parse(text))) return;
        expect(referenceProblems(text).problems.filter(({ kind }) => kind === "duplicate_key")).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("no text is a trap", () => {
    fc.assert(
      fc.property(fc.oneof(nearlyJsonText, decisiveText), (text) => {
        expect(countKeyColons(text)).toBeLessThanOrEqual(text.length);
        expect(countMembers(text)).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("hostile texts are linear", () => {
  test.each([
    ["escaped quotes and colons", '\\":'.repeat(1_000_000)],
    ["long runs of backslashes before quotes and colons", `${"\\".repeat(1000)}":`.repeat(4000)],
    ["colons behind one run of backslashes", `${"\\".repeat(2_000_000)}"${":".repeat(2_000_000)}`],
    ["colons behind one run of blanks", `"${" ".repeat(2_000_000)}${": ".repeat(1_000_000)}`],
    ["quotes behind one run of blanks", `"${" ".repeat(2_000_000)}${'" '.repeat(1_000_000)}`],
    ["nothing but blanks", " ".repeat(4_000_000)],
    ["nothing but quotes", '"'.repeat(4_000_000)],
    ["nothing but backslashes", "\\".repeat(4_000_000)],
  ])("%s", (_name, text) => {
    const start = performance.now();
    countKeyColons(text);
    countMembers(text);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

function countOwnKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const below = Object.values(value).reduce<number>((sum, item) => sum + countOwnKeys(item), 0);
  return Array.isArray(value) ? below : below + Object.keys(value).length;
}
