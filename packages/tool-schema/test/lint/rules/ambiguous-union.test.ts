import { expect, test } from "vitest";
import { membersFound } from "../support/findings.ts";

const object = (properties: object, required: readonly string[] = []): object => ({
  type: "object",
  properties,
  required,
});

test.each([
  ["nothing to tell them by", [object({ a: {}, b: {} }), object({ a: {}, c: {} })]],
  ["an optional member each", [object({ a: {} }), object({ b: {} })]],
  ["constants that overlap", [object({ kind: { enum: ["x", "y"] } }), object({ kind: { enum: ["y", "z"] } })]],
  ["one required member only", [object({ a: {} }, ["a"]), object({ b: {} })]],
  ["two of three", [object({ k: { const: 1 } }), object({ k: { const: 2 } }), object({ k: { const: 2 } })]],
  ["behind references", [{ $ref: "#/$defs/d" }, { $ref: "#/$defs/d" }]],
])("%s", (_, anyOf) => {
  expect(membersFound("ambiguous-union", { u: { anyOf } }, { $defs: { d: object({ a: {} }) } })).toEqual(["u/anyOf"]);
});

test.each([
  ["a constant each", [object({ kind: { const: "x" }, a: {} }), object({ kind: { const: "y" }, a: {} })]],
  ["a required member each", [object({ url: {} }, ["url"]), object({ path: {} }, ["path"])]],
  ["an object and a text", [object({ a: {} }), { type: "string" }]],
  ["an object and null", [object({ a: {} }), { type: "null" }]],
  ["a way out", [object({ a: {} }), { type: "object", additionalProperties: true }]],
  ["rules that only add requirements", [{ required: ["a"] }, { required: ["b"] }]],
])("%s tells them apart", (_, oneOf) => {
  expect(membersFound("ambiguous-union", { u: { oneOf } })).toEqual([]);
});
