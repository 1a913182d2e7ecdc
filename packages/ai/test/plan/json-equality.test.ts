import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText, countValues, jsonEquals } from "../../src/plan/json-equality.ts";
import { anyValue } from "../support/schemas.ts";

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [0, -0, true],
  [1, "1", false],
  [1, true, false],
  [null, 0, false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 1], false],
  [[1], { 0: 1, length: 1 }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ toString: 1 }, {}, false],
  [{ a: {} }, { toString: {} }, false],
  [{ a: [{ b: null }] }, { a: [{ b: null }] }, true],
])("%j and %j: %s", (left, right, expected) => {
  expect(jsonEquals(left, right)).toBe(expected);
  expect(jsonEquals(right, left)).toBe(expected);
  expect(canonicalText(left) === canonicalText(right)).toBe(expected);
});

test("two values are equal when their canonical texts are, and when node says so", () => {
  fc.assert(
    fc.property(anyValue, anyValue, (first, second) => {
      const left: unknown = JSON.parse(JSON.stringify(first));
      const right: unknown = JSON.parse(JSON.stringify(second));
      const expected = isDeepStrictEqual(left, right);
      expect(jsonEquals(left, right)).toBe(expected);
      expect(canonicalText(left) === canonicalText(right)).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

test.each<[unknown, number]>([
  ["a", 1],
  [[], 1],
  [[1, [2, 3]], 5],
  [{ a: { b: [] } }, 3],
])("%j holds %i values", (value, count) => {
  expect(countValues(value, Number.POSITIVE_INFINITY)).toBe(count);
  expect(countValues(value, count)).toBe(count);
});

test("stops counting beyond the limit", () => {
  const shared = Array.from({ length: 30 }).reduce<unknown>((inner) => [inner, inner], 1);
  expect(countValues(shared, 100)).toBeGreaterThan(100);
});
