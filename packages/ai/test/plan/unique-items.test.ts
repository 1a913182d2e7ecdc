import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findDuplicateItem } from "../../src/plan/unique-items.ts";
import { Interruption, Run } from "../../src/value/run.ts";
import { LIMITS } from "../support/plans.ts";
import { anyValue } from "../support/schemas.ts";

function duplicateIn(items: readonly unknown[]): ReturnType<typeof findDuplicateItem> {
  return findDuplicateItem(items, new Run(LIMITS, items));
}

test.each<[string, readonly unknown[]]>([
  ["nested arrays that join to the same text", [[[1], 2], [[1, 2]]]],
  ["a number, its text and true", [1, "1", true, [1], ["1"], [true]]],
  ["nothing in several forms", [null, 0, "", false, [], {}, [null], [[]], [{}]]],
  ["members under other names", [{ a: 1 }, { b: 1 }, { a: 2 }, { a: 1, b: 1 }]],
  ["an array and an object with its indices", [["a"], { 0: "a" }, { 0: "a", length: 1 }]],
  ["names that look like more members", [{ 'a":1,"b': 1 }, { a: 1, b: 1 }]],
])("differ: %s", (_name, items) => {
  expect(duplicateIn(items)).toBeUndefined();
});

test.each<[string, readonly unknown[], number, number]>([
  ["scalars", ["a", "b", "a"], 2, 0],
  ["zeros of either sign", [0, -0], 1, 0],
  ["zeros of either sign within", [[0], [-0]], 1, 0],
  ["members in another order", [1, { a: 1, b: [2] }, { b: [2], a: 1 }], 2, 1],
  ["the first pair is told", ["a", "b", "b", "a"], 2, 1],
])("equal: %s", (_name, items, index, earlier) => {
  expect(duplicateIn(items)).toEqual({ index, earlier });
});

test("finds what a comparison of every pair finds", () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 6 }), (given) => {
      // A text and back: no -0, which node's comparison tells from 0.
      const items: readonly unknown[] = JSON.parse(JSON.stringify(given));
      const hasPair = items.some((item, index) =>
        items.slice(0, index).some((other) => isDeepStrictEqual(item, other)),
      );
      expect(duplicateIn(items) !== undefined).toBe(hasPair);
    }),
  );
});

test("100,000 objects take a moment", () => {
  const items = Array.from({ length: 100_000 }, (_, index) => ({ name: `item ${index}`, at: [index, index + 1] }));
  const start = performance.now();
  expect(duplicateIn(items)).toBeUndefined();
  expect(duplicateIn([...items, { at: [7, 8], name: "item 7" }])).toEqual({ index: 100_000, earlier: 7 });
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("counts what it reads", () => {
  const items = ["a", ["x".repeat(1_000)]];
  expect(() => findDuplicateItem(items, new Run({ ...LIMITS, maxSteps: 500 }, items))).toThrow(Interruption);
});
