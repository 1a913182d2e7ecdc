import { expect, test } from "vitest";
import { planFor, verdictsOf } from "../../support/plans.ts";

type Schema = Readonly<Record<string, unknown>>;

const a = { properties: { a: {} } };
const b = { properties: { b: {} } };
const closed = { unevaluatedProperties: false };

const unevaluatedRows: readonly [string, Schema, unknown, boolean][] = [
  ["own properties", { ...a, ...closed }, { a: 1 }, true],
  ["own properties, another member", { ...a, ...closed }, { b: 1 }, false],
  ["patternProperties", { patternProperties: { "^x": {} }, ...closed }, { xy: 1 }, true],
  ["additionalProperties", { additionalProperties: {}, ...closed }, { b: 1 }, true],
  ["a name that is only required", { required: ["b"], ...closed }, { b: 1 }, false],
  ["allOf", { allOf: [a, b], ...closed }, { a: 1, b: 1 }, true],
  ["a reference", { $ref: "#/$defs/a", $defs: { a }, ...closed }, { a: 1 }, true],
  ["every branch of anyOf that holds", { anyOf: [a, b], ...closed }, { a: 1, b: 1 }, true],
  ["no branch of anyOf that fails", { anyOf: [{ ...a, required: ["c"] }, b], ...closed }, { a: 1, b: 1 }, false],
  [
    "the branch of oneOf",
    {
      oneOf: [
        { ...a, required: ["a"] },
        { ...b, required: ["b"] },
      ],
      ...closed,
    },
    { a: 1 },
    true,
  ],
  ["if and then", { if: { ...a, required: ["a"] }, then: b, ...closed }, { a: 1, b: 1 }, true],
  ["nothing of a failed if", { if: { ...a, required: ["c"] }, then: b, ...closed }, { a: 1 }, false],
  ["else", { if: { required: ["c"] }, else: b, ...closed }, { b: 1 }, true],
  ["if alone", { if: a, ...closed }, { a: 1 }, true],
  ["nothing of not", { not: { not: a }, ...closed }, { a: 1 }, false],
  ["dependentSchemas", { ...a, dependentSchemas: { a: b }, ...closed }, { a: 1, b: 1 }, true],
  ["dependentSchemas that does not apply", { dependentSchemas: { a: b }, ...closed }, { b: 1 }, false],
  ["nothing of a cousin", { allOf: [a, closed] }, { a: 1 }, false],
  ["an inner one that allows all", { allOf: [{ unevaluatedProperties: true }], ...closed }, { a: 1 }, true],
  ["a schema for the rest", { ...a, unevaluatedProperties: { type: "string" } }, { b: "x" }, true],
  ["a schema for the rest, broken", { ...a, unevaluatedProperties: { type: "string" } }, { b: 1 }, false],
  ["names of Object.prototype", { ...a, ...closed }, { toString: 1 }, false],
  ["an array", closed, [1], true],
  ["prefixItems", { prefixItems: [{}], unevaluatedItems: false }, [1], true],
  ["past prefixItems", { prefixItems: [{}], unevaluatedItems: false }, [1, 2], false],
  [
    "the longest prefix",
    { allOf: [{ prefixItems: [{}, {}] }, { prefixItems: [{}] }], unevaluatedItems: false },
    [1, 2],
    true,
  ],
  ["items", { allOf: [{ items: {} }], unevaluatedItems: false }, [1, 2], true],
  ["items that contains takes", { contains: { type: "string" }, unevaluatedItems: { type: "number" } }, ["a", 1], true],
  ["items that contains does not take", { contains: { type: "string" }, unevaluatedItems: false }, ["a", 1], false],
];

test.each(unevaluatedRows)("unevaluated: %s", (_name, schema, value, expected) => {
  const { check, copied, issues } = verdictsOf(planFor(schema), value);
  expect({ check, copied, isExplained: issues.length > 0 }).toEqual({
    check: expected,
    copied: expected,
    isExplained: !expected,
  });
});
