import { expect, test } from "vitest";
import { verdictOf } from "../../support/dialect-verdict.ts";
import { encodeArguments } from "../../support/encode-arguments.ts";
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
  ["a map", { type: "object", additionalProperties: item }, { x: {} }, { x: { b: null } }],
  [
    "another name",
    { type: "object", properties: { filter_id: { type: "string" } } },
    { "filter[id]": "" },
    { filter_id: "" },
  ],
] as const)("writes %s", (_name, schema, args, encoded) => {
  expect(encodeArguments(schema, args, verdictOf(schema), "openai-strict")).toEqual(encoded);
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
