import { expect, test } from "vitest";
import { findingsOf, membersFound, pointersOf } from "../support/findings.ts";

const member = { x: { type: "string" } };
const tool = (parameters: object): unknown => ({ name: "list_orders", description: "", parameters });

test.each([
  ["the arguments", { type: "object", properties: member }, ["/parameters"]],
  [
    "what is inside",
    { type: "object", properties: { a: { type: "object", properties: member } }, additionalProperties: false },
    ["/parameters/properties/a"],
  ],
  [
    "items",
    {
      type: "object",
      properties: { a: { type: "array", items: { type: "object", properties: member } } },
      additionalProperties: false,
    },
    ["/parameters/properties/a/items"],
  ],
  [
    "a definition",
    {
      type: "object",
      properties: { a: { $ref: "#/$defs/d" } },
      additionalProperties: false,
      $defs: { d: { type: "object", properties: member } },
    },
    ["/parameters/$defs/d"],
  ],
  [
    "a branch that is the whole value",
    {
      type: "object",
      properties: { a: { oneOf: [{ type: "object", properties: member }, { type: "null" }] } },
      additionalProperties: false,
    },
    ["/parameters/properties/a/oneOf/0"],
  ],
])("%s left open", (_, parameters, pointers) => {
  expect(pointersOf("open-object", tool(parameters))).toEqual(pointers);
});

test.each([
  ["closed", { additionalProperties: false }],
  ["open on purpose", { additionalProperties: true }],
  ["a map beside", { additionalProperties: { type: "string" } }],
  ["closed over a composition", { allOf: [{ properties: { y: {} } }], unevaluatedProperties: false }],
  ["names by pattern", { patternProperties: { "^x-": {} } }],
])("%s", (_, keywords) => {
  expect(pointersOf("open-object", tool({ type: "object", properties: member, ...keywords }))).toEqual([]);
});

test("a branch is open for what is declared around it", () => {
  const parameters = {
    type: "object",
    properties: { y: {} },
    unevaluatedProperties: false,
    anyOf: [{ type: "object", properties: member }],
  };
  expect(pointersOf("open-object", tool(parameters))).toEqual([]);
});

test("without members there is nothing to misspell", () => {
  expect(pointersOf("open-object", tool({ type: "object", properties: {} }))).toEqual([]);
  expect(membersFound("open-object", { map: { type: "object" } })).toEqual([]);
});

test("the fix is the keyword that sees all members", () => {
  const fixOf = (parameters: object): unknown => findingsOf("open-object", tool(parameters))[0]?.fix;
  expect(fixOf({ type: "object", properties: member })).toEqual([
    { op: "add", path: "/parameters/additionalProperties", value: false },
  ]);
  expect(fixOf({ type: "object", properties: member, allOf: [{ required: ["x"] }] })).toEqual([
    { op: "add", path: "/parameters/unevaluatedProperties", value: false },
  ]);
});

const closed = (properties: object): object => ({ type: "object", properties, additionalProperties: false });

test.each([
  [
    "two parts of an allOf",
    { type: "object", allOf: [closed({ a: {} }), closed({ b: {} })] },
    ["/parameters/allOf/0", "/parameters/allOf/1"],
  ],
  [
    "a part and what is around it",
    { type: "object", properties: { a: {} }, additionalProperties: true, allOf: [closed({ b: {} })] },
    ["/parameters/allOf/0"],
  ],
  [
    "a branch and what is around it",
    {
      type: "object",
      properties: { a: {} },
      additionalProperties: true,
      anyOf: [closed({ b: {} }), closed({ a: {}, b: {} })],
    },
    ["/parameters/anyOf/0"],
  ],
  ["branches by themselves", { type: "object", oneOf: [closed({ a: {} }), closed({ b: {} })] }, []],
  [
    "parts that declare the same",
    { type: "object", allOf: [closed({ a: {} }), { properties: { a: { minLength: 1 } } }] },
    [],
  ],
])("closing too much: %s", (_, parameters, pointers) => {
  expect(pointersOf("open-object", tool(parameters))).toEqual(pointers);
});
