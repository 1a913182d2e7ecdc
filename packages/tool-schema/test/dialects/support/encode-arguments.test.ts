import { expect, test } from "vitest";
import { verdictOf } from "../../support/dialect-verdict.ts";
import { encodeArguments, renamesOf } from "../../support/encode-arguments.ts";
import { isOnlyWithoutNulls, isSameJson } from "../../support/json-comparison.ts";

const item = {
  type: "object",
  properties: { b: { type: ["integer", "null"] } },
  required: ["b"],
  additionalProperties: false,
} as const;

test.each([
  ["a member that is left out", item, {}, { b: null }],
  ["a member that is there", item, { b: 1 }, { b: 1 }],
  ["items", { type: "array", items: item }, [{}, { b: 2 }], [{ b: null }, { b: 2 }]],
  ["a tuple", { type: "array", prefixItems: [item], items: true }, [{}, {}], [{ b: null }, {}]],
  ["the branch that takes it", { anyOf: [{ type: "null" }, { type: "array" }, item] }, {}, { b: null }],
  ["a reference", { $ref: "#/$defs/a", $defs: { a: item } }, {}, { b: null }],
  ["a member by a pattern", { type: "object", patternProperties: { "^x": item } }, { x: {} }, { x: { b: null } }],
  ["parts", { allOf: [item, { type: "object" }] }, {}, { b: null }],
  ["a map", { type: "object", additionalProperties: item }, { x: {} }, { x: { b: null } }],
] as const)("writes %s", (_name, schema, args, encoded) => {
  expect(encodeArguments(schema, args, verdictOf(schema), "openai-strict")).toEqual(encoded);
});

test("writes the name of the same place", () => {
  const original = { type: "object", properties: { "a<": {}, "a>": {}, b: { properties: { "c d": {} } } } };
  const schema = { type: "object", properties: { a_: {}, a_2: {}, b: { properties: { c_d: {} } } } };
  const renames = renamesOf(original, schema);
  const encoded = encodeArguments(schema, { "a>": 1, b: { "c d": 2 } }, verdictOf(schema), "anthropic", renames);
  expect(encoded).toEqual({ a_2: 1, b: { c_d: 2 } });
});

test("reads nullable as Gemini does", () => {
  const schema = { type: "OBJECT", properties: { a: { type: "STRING", nullable: true } }, required: ["a"] };
  const accepts = verdictOf(schema, "gemini");
  expect(encodeArguments(schema, {}, accepts, "gemini")).toEqual({ a: null });
  expect([accepts({ a: null }), accepts({ a: "b" }), accepts({ a: 1 }), accepts({})]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [{ a: 1, b: [null] }, { b: [null], a: 1 }, true, true],
  [{ a: null, b: { c: null } }, { b: {} }, false, true],
  [{ b: {} }, { a: null, b: {} }, false, false],
  [[null], [], false, false],
  [{ a: 0 }, {}, false, false],
  [{ a: "1" }, { a: 1 }, false, false],
])("compares %j and %j", (left, right, isSame, isWithoutNulls) => {
  expect([isSameJson(left, right), isOnlyWithoutNulls(left, right)]).toEqual([isSame, isWithoutNulls]);
});
