import { describe, expect, test } from "vitest";
import { isEqualJson } from "../../src/turn/json-equality.ts";
import { throwing } from "../support/throwing.ts";

const hostile = Object.defineProperty({}, "a", { enumerable: true, get: throwing(new Error("secret")) });

describe("the same JSON", () => {
  test.each<[name: string, left: unknown, right: unknown, isEqual: boolean]>([
    ["members in another order", { a: 1, b: [null, "x"] }, { b: [null, "x"], a: 1 }, true],
    ["the two zeros", [0], [-0], true],
    ["a list and an object", [], {}, false],
    ["more members", { a: 1 }, { a: 1, b: 2 }, false],
    ["a member of the prototype", { toString: undefined }, { a: 1 }, false],
    ["what cannot be read", { a: 1 }, hostile, false],
  ])("%s", (_, left, right, isEqual) => {
    expect(isEqualJson(left, right, { values: 100 })).toBe(isEqual);
  });

  test("is not found out beyond the budget, which several comparisons share", () => {
    const budget = { values: 10 };
    const list = [1, 2, 3];
    expect(isEqualJson(list, [...list], budget)).toBe(true);
    expect(isEqualJson(list, [...list], budget)).toBe(false);
    expect(isEqualJson(1, 1, budget)).toBe(false);
  });

  test("shared lists do not multiply the work", () => {
    const shared = (): unknown => Array.from({ length: 40 }).reduce<unknown>((inner) => [inner, inner], 1);
    expect(isEqualJson(shared(), shared(), { values: 10_000 })).toBe(false);
  });
});
