import { expect, test } from "vitest";
import { pointersOf } from "../support/findings.ts";

const tool = (schema: object): unknown => ({
  name: "list_orders",
  description: "",
  parameters: { type: "object", properties: { key: { type: "string" } }, ...schema },
});

test.each([
  ["a name that is not declared", { required: ["key", "ghost"] }, ["/parameters/required/1"]],
  ["a name of a prototype", { required: ["toString"] }, ["/parameters/required/0"]],
  ["inside", { properties: { a: { type: "object", required: ["b"] } } }, ["/parameters/properties/a/required/0"]],
])("%s", (_, schema, pointers) => {
  expect(pointersOf("required-undeclared", tool(schema))).toEqual(pointers);
});

test.each([
  ["declared", { required: ["key"] }],
  ["declared in a part", { required: ["ghost"], allOf: [{ properties: { ghost: {} } }] }],
  [
    "asked for by a branch",
    { anyOf: [{ required: ["key"] }, { required: ["ghost"] }], properties: { ghost: {}, key: {} } },
  ],
  ["of a map", { required: ["ghost"], additionalProperties: { type: "string" } }],
  ["asked about", { if: { required: ["ghost"] } }],
])("%s is fine", (_, schema) => {
  expect(pointersOf("required-undeclared", tool(schema))).toEqual([]);
});
