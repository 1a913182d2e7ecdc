import { expect, test } from "vitest";
import { pointersOf } from "../support/findings.ts";

// The members that are looked at, seen through a rule that speaks of every `q`.
const q = { q: { type: "string" } };
const seen = (parameters: object): readonly string[] =>
  pointersOf("parameter-description", {
    name: "list_orders",
    description: "",
    parameters: { type: "object", ...parameters },
  });

test.each([
  ["parameters", { properties: q }, ["/parameters/properties/q"]],
  ["members of members", { properties: { orders: { properties: q } } }, ["/parameters/properties/orders/properties/q"]],
  [
    "members of items",
    { properties: { orders: { items: { properties: q } } } },
    ["/parameters/properties/orders/items/properties/q"],
  ],
  ["members of branches", { oneOf: [{ type: "object", properties: q }] }, ["/parameters/oneOf/0/properties/q"]],
  [
    "members of values of a map",
    { additionalProperties: { properties: q } },
    ["/parameters/additionalProperties/properties/q"],
  ],
  [
    "members of a definition that is referred to",
    { properties: { orders: { $ref: "#/$defs/d" } }, $defs: { d: { properties: q } } },
    ["/parameters/$defs/d/properties/q"],
  ],
  [
    "definitions of definitions",
    { properties: { orders: { $ref: "#/$defs/d" } }, $defs: { d: { $ref: "#/$defs/e" }, e: { properties: q } } },
    ["/parameters/$defs/e/properties/q"],
  ],
  [
    "once, however often referred to",
    { properties: { orders: { $ref: "#/$defs/d" }, lines: { $ref: "#/$defs/d" } }, $defs: { d: { properties: q } } },
    ["/parameters/$defs/d/properties/q"],
  ],
])("%s are seen", (_, parameters, pointers) => {
  expect(seen(parameters)).toEqual(pointers);
});

test.each([
  ["conditions", { if: { properties: q }, then: { required: ["x"] } }],
  ["what must not be", { not: { properties: q } }],
  ["definitions that nothing refers to", { $defs: { d: { properties: q } } }],
  ["definitions that only those refer to", { $defs: { d: { $ref: "#/$defs/e" }, e: { properties: q } } }],
  ["what looks like one in a default", { default: { properties: q } }],
])("%s are not", (_, parameters) => {
  expect(seen(parameters)).toEqual([]);
});

test("what a branch says once more of a member is the member's affair", () => {
  expect(
    seen({
      properties: { q: { type: "string", description: "What to look for." } },
      anyOf: [{ properties: q }, { allOf: [{ properties: q }] }],
    }),
  ).toEqual([]);
  expect(seen({ properties: { orders: {} }, anyOf: [{ properties: q }] })).toEqual([
    "/parameters/anyOf/0/properties/q",
  ]);
});
