import { describe, expect, test } from "vitest";
import { allowedNumbers, isNumberAllowed, numberRules } from "../../../src/cases/make/make-number.ts";
import { createRandom } from "../../../src/cases/random.ts";
import { readSource } from "../../../src/cases/schema/schema-source.ts";
import type { SchemaObject } from "../../../src/document/json-schema.ts";

const source = readSource({ type: "object" }, {});

describe("the least, the greatest and a number between", () => {
  test.each<readonly [string, SchemaObject, number | undefined, number | undefined]>([
    ["integers at their bounds", { type: "integer", minimum: 1, maximum: 200 }, 1, 200],
    ["integers within fractions", { type: "integer", minimum: 0.5, maximum: 3.5 }, 1, 3],
    ["integers that a bound excludes", { type: "integer", exclusiveMinimum: 1, exclusiveMaximum: 5 }, 2, 4],
    ["numbers that a bound excludes", { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5, 0.5],
    ["multiples", { type: "integer", multipleOf: 7, minimum: 1, maximum: 30 }, 7, 28],
    ["multiples of a decimal", { multipleOf: 0.1, minimum: 0.25, maximum: 0.95 }, 0.3, 0.9],
    ["negative bounds", { type: "integer", maximum: -3 }, undefined, -3],
    ["no bounds", { type: "number" }, undefined, undefined],
    [
      "the largest integers",
      { type: "integer", minimum: 9_007_199_254_740_990, maximum: 9_007_199_254_740_991 },
      9_007_199_254_740_990,
      9_007_199_254_740_991,
    ],
    ["a zero that is not negative", { type: "integer", minimum: -0.5, maximum: 0 }, 0, 0],
    ["fractions near to each other", { minimum: 0.001, maximum: 0.002 }, 0.001, 0.002],
  ])("%s", (_, schema, least, most) => {
    const rules = numberRules([schema]);
    const found = allowedNumbers(rules, createRandom(1), source);
    expect(found).toMatchObject({ least, most });
    expect(found.inside).toBeTypeOf("number");
    expect(isNumberAllowed(rules, found.inside ?? Number.NaN, source)).toBe(true);
  });

  test("none where bounds exclude each other", () => {
    const rules = numberRules([{ minimum: 5 }, { maximum: 4 }]);
    expect(allowedNumbers(rules, createRandom(1), source)).toEqual({
      least: undefined,
      most: undefined,
      inside: undefined,
    });
  });
});
