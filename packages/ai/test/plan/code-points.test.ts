import fc from "fast-check";
import { expect, test } from "vitest";
import { countCodePoints, hasAtLeast, hasAtMost } from "../../src/plan/code-points.ts";

test.each([
  ["", 0],
  ["abc", 3],
  ["é", 1],
  ["e\u0301", 2],
  ["😀", 1],
  ["😀😀", 2],
  ["\ud83d", 1],
  ["\ude00", 1],
  ["\ude00\ud83d", 2],
  ["\ud83d\ud83d\ude00", 2],
  ["\ud83d\ude00\ude00", 2],
])("%j has %i", (text, count) => {
  expect(countCodePoints(text)).toBe(count);
});

test("counts as iteration does, halves of pairs included, and bounds agree with the count", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "é", "😀", "\ud83d", "\ude00"), maxLength: 12 });
  fc.assert(
    fc.property(text, fc.nat({ max: 14 }), (sample, bound) => {
      const count = Array.from(sample).length;
      expect(countCodePoints(sample)).toBe(count);
      expect(hasAtLeast(sample, bound)).toBe(count >= bound);
      expect(hasAtMost(sample, bound)).toBe(count <= bound);
    }),
    { numRuns: 1_000 },
  );
});
