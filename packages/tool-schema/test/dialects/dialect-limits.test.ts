import { expect, test } from "vitest";
import { dialectLimits } from "../../src/index.ts";
import { memberOf, notesOf, refusalOf } from "../support/convert.ts";

test("the limits are dated, frozen data", () => {
  expect(Object.isFrozen(dialectLimits)).toBe(true);
  for (const limits of Object.values(dialectLimits)) {
    expect(Object.isFrozen(limits)).toBe(true);
    expect(limits.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test.each<[dialect: keyof typeof dialectLimits, taken: readonly string[], refused: readonly string[]]>([
  ["openai", ["read", "a-b_C9", "a".repeat(64)], ["", "a.b", "a".repeat(65), "é"]],
  ["openai-strict", ["read"], ["a b"]],
  ["anthropic", ["a".repeat(128)], ["a.b", "a".repeat(129)]],
  ["anthropic-strict", ["a"], ["a/b"]],
  ["gemini", ["_a", "a.b:c-d", "a".repeat(64)], ["9a", "-a", "a".repeat(65)]],
  ["gemini-json-schema", ["a"], [".a"]],
])("names of tools for %s", (dialect, taken, refused) => {
  const rule = new RegExp(dialectLimits[dialect].toolName ?? "", "u");
  expect(taken.filter((name) => !rule.test(name))).toEqual([]);
  expect(refused.filter((name) => rule.test(name))).toEqual([]);
});

test("a caller overrides them one by one, and lifts them", () => {
  expect(memberOf({ type: "string", format: "uri" }, "openai-strict")).toEqual({
    type: "string",
    description: "Format: uri.",
  });
  expect(memberOf({ type: "string", format: "uri" }, "openai-strict", { limits: { formats: ["uri"] } })).toEqual({
    type: "string",
    format: "uri",
  });
  const schema = { type: "object", properties: { "a b": { type: "string" } } };
  expect(notesOf(schema, "anthropic")).toEqual(["/properties/a b properties renamed"]);
  expect(notesOf(schema, "anthropic", { limits: { propertyName: undefined } })).toEqual([]);
  expect(notesOf(schema, "gemini", { limits: { propertyName: "^\\w+$" } })).toEqual([
    "/properties/a b properties renamed",
  ]);
  expect(refusalOf(schema, "openai", { limits: { maxProperties: 0 } })).toEqual([
    "NOT_EXPRESSIBLE",
    ": 1 members, where the dialect takes 0",
  ]);
});
