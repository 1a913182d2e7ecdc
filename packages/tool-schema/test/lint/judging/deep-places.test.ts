import { expect, test } from "vitest";
import { pointersOf, toolWith } from "../support/findings.ts";

const nested = (levels: number): object =>
  levels === 0
    ? { type: "string" }
    : { type: "object", properties: { a: nested(levels - 1) }, additionalProperties: false };

test.each([
  [3, []],
  [4, ["/parameters/properties/a/properties/a/properties/a/properties/a"]],
  [9, ["/parameters/properties/a/properties/a/properties/a/properties/a"]],
])("%d objects in the arguments", (levels, pointers) => {
  expect(pointersOf("deep-nesting", toolWith({ a: nested(levels) }))).toEqual(pointers);
});

test("lists count, branches do not", () => {
  const list = { type: "array", items: { anyOf: [nested(1), { type: "null" }] } };
  expect(pointersOf("deep-nesting", toolWith({ list }), { maxNesting: 2 })).toEqual([
    "/parameters/properties/list/items/anyOf/0",
  ]);
  expect(pointersOf("deep-nesting", toolWith({ list }), { maxNesting: 3 })).toEqual([]);
});

test("references are followed, and a schema that holds itself has no depth", () => {
  const $defs = { leaf: { type: "object", properties: { x: { type: "string" } } } };
  const tool = toolWith({ a: { type: "object", properties: { b: { $ref: "#/$defs/leaf" } } } }, { $defs });
  expect(pointersOf("deep-nesting", tool, { maxNesting: 2 })).toEqual(["/parameters/$defs/leaf"]);
  const tree = { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/tree" } } } };
  expect(pointersOf("deep-nesting", toolWith({ tree: { $ref: "#/$defs/tree" } }, { $defs: { tree } }))).toEqual([]);
});

test("doubled references end", () => {
  const $defs = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `d${index}`,
      { type: "object", properties: { a: { $ref: `#/$defs/d${index + 1}` }, b: { $ref: `#/$defs/d${index + 1}` } } },
    ]),
  );
  const tool = toolWith({ a: { $ref: "#/$defs/d0" } }, { $defs: { ...$defs, d60: { type: "string" } } });
  expect(pointersOf("deep-nesting", tool, { maxNesting: 40 })).toEqual(["/parameters/$defs/d39"]);
});
