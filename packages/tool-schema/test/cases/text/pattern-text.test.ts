import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../../src/cases/random.ts";
import { patternWriter } from "../../../src/cases/text/pattern-text.ts";

/** How many of 40 texts of about `length` characters match. */
function countMatches(pattern: string, length: number): number {
  const writer = patternWriter(pattern);
  const random = createRandom(1);
  const expression = new RegExp(pattern, "u");
  let count = 0;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const text = writer?.write(random, length);
    if (text !== undefined && expression.test(text)) count += 1;
  }
  return count;
}

describe("texts for patterns", () => {
  test.each([
    ["^[A-Z]{3}-\\d{2,4}$"],
    ["^\\d{4}-\\d{2}-\\d{2}$"],
    ["^(?:a|bc|[^\\w\\s])+$"],
    ["^#[0-9A-Fa-f]{6}$"],
    ["^[\\x20-\\x7E]*$"],
    ["^\\p{Lu}\\p{Ll}*$"],
    ["^\\u{1F600}\\u0041\\x42\\cJ$"],
    ["^[\\u{4E00}-\\u{9FFF}]+$"],
    ["^(?<year>\\d{4})/(?<rest>.*)$"],
    ["^a{3}b{2,}c{0,1}d?e*?f+?$"],
    ["^[\\]\\-^]$"],
    ["^\\S+@\\S+\\.[a-z]{2,}$"],
    ["^\\bword\\b$"],
    ["^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$"],
    ["x|yz"],
    ["^$"],
    ["^(|a)$"],
  ])("%s is matched by each text", (pattern) => {
    expect(countMatches(pattern, 12)).toBe(40);
  });

  test.each([
    ["^(?=.*\\d)[a-z\\d]{4,}$", "looking ahead"],
    ["^(?!a)[a-c]+$", "looking ahead to what must not come"],
  ])("%s is matched by some (%s)", (pattern) => {
    expect(countMatches(pattern, 8)).toBeGreaterThan(5);
  });

  test.each([
    ["(a)\\1", "a back-reference"],
    ["(?<a>b)\\k<a>", "a back-reference by name"],
    ["(a", "no pattern"],
    [`${"(".repeat(100)}a${")".repeat(100)}`, "very deep"],
  ])("%s is not written for (%s)", (pattern) => {
    expect(patternWriter(pattern)).toBeUndefined();
  });

  test("repetitions grow to the length that is asked for", () => {
    const writer = patternWriter("^[ab]+$");
    const random = createRandom(3);
    const lengths = Array.from({ length: 30 }, () => writer?.write(random, 500)?.length ?? 0);
    expect(Math.max(...lengths)).toBe(500);
    expect(writer?.least).toBe(1);
  });

  test("what must be longer than 40,000 characters is not written", () => {
    expect(patternWriter("^(?:a{1000}){1000}$")?.write(createRandom(1), 1)).toBeUndefined();
    expect(patternWriter("^((((a{1000}){1000}){1000}){1000}){1000}$")?.write(createRandom(1), 1)).toBeUndefined();
  });

  test("a random pattern of sets, groups and counts is matched", () => {
    const atom = fc.constantFrom("[a-c]", "\\d", "x", ".", "(?:a|bc)", "[^a]", "\\w", "é");
    const count = fc.constantFrom("", "?", "*", "+", "{2}", "{1,3}", "{2,}");
    const sequence = fc.array(
      fc.tuple(atom, count).map((pair) => pair.join("")),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(sequence, fc.integer({ min: 0, max: 40 }), (parts, length) => {
        const pattern = `^${parts.join("")}$`;
        expect([pattern, countMatches(pattern, length)]).toEqual([pattern, 40]);
      }),
      { numRuns: 60 },
    );
  });
});
