import { expect, test } from "vitest";
import { issuesOf, refused, type Row } from "../../support/issues-of.ts";

const array = { path: "/p", received: "array" } as const;
const number = { type: "number" };

const rows: Row[] = [
  [
    "items",
    { type: "array", items: number },
    [1, "x", 2],
    {
      path: "/p/1",
      keyword: "type",
      message: "must be number",
      schemaPath: "/properties/p/items/type",
      expected: "number",
      received: "string",
    },
  ],
  [
    "prefixItems",
    { type: "array", prefixItems: [number, { type: "string" }] },
    [1, 2],
    {
      path: "/p/1",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/prefixItems/1/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "items after prefixItems",
    { type: "array", prefixItems: [number], items: { type: "string" } },
    [1, 2],
    {
      path: "/p/1",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/items/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "more items than a closed tuple has",
    { type: "array", prefixItems: [number], items: false },
    [1, 2, 3],
    {
      ...array,
      keyword: "items",
      message: "must not have more than 1 items",
      schemaPath: "/properties/p/items",
      expected: "array of at most 1 item",
    },
  ],
  [
    "draft 7: a tuple",
    { type: "array", items: [number] },
    ["x"],
    {
      path: "/p/0",
      keyword: "type",
      message: "must be number",
      schemaPath: "/properties/p/items/0/type",
      expected: "number",
      received: "string",
    },
  ],
  [
    "draft 7: additionalItems",
    { type: "array", items: [number], additionalItems: { type: "string" } },
    [1, 2],
    {
      path: "/p/1",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/additionalItems/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "draft 7: more items than a closed tuple has",
    { type: "array", items: [number, number], additionalItems: false, minItems: 2, maxItems: 2 },
    [1, 2, 3],
    {
      ...array,
      keyword: "maxItems",
      message: "must not have more than 2 items",
      schemaPath: "/properties/p/maxItems",
      expected: "array of exactly 2 items",
    },
  ],
  [
    "additionalItems: false alone",
    { type: "array", items: [number], additionalItems: false },
    [1, 2],
    {
      ...array,
      keyword: "additionalItems",
      message: "must not have more than 1 items",
      schemaPath: "/properties/p/additionalItems",
      expected: "array of at most 1 item",
    },
  ],
  [
    "minItems",
    { type: "array", items: number, minItems: 1 },
    [],
    {
      ...array,
      keyword: "minItems",
      message: "must not have fewer than 1 items",
      schemaPath: "/properties/p/minItems",
      expected: "array of at least 1 item, each number",
    },
  ],
  [
    "maxItems",
    { type: "array", maxItems: 1 },
    [1, 2],
    {
      ...array,
      keyword: "maxItems",
      message: "must not have more than 1 items",
      schemaPath: "/properties/p/maxItems",
      expected: "array of at most 1 item",
    },
  ],
  [
    "uniqueItems",
    { type: "array", uniqueItems: true },
    [{ a: 1, b: 2 }, 3, { b: 2, a: 1 }],
    {
      ...array,
      keyword: "uniqueItems",
      message: "must not have duplicate items",
      schemaPath: "/properties/p/uniqueItems",
      expected: "items that all differ: item 2 equals item 0",
    },
  ],
  [
    "contains",
    { type: "array", contains: { type: "string", minLength: 2 } },
    [1, "a"],
    {
      ...array,
      keyword: "contains",
      message: "must contain at least 1 valid item",
      schemaPath: "/properties/p/contains",
      expected: "array that holds at least 1 of: string of at least 2 characters",
    },
  ],
  [
    "minContains",
    { type: "array", contains: { const: 1 }, minContains: 2 },
    [1, 2],
    {
      ...array,
      keyword: "minContains",
      message: "must contain at least 2 valid items",
      schemaPath: "/properties/p/minContains",
      expected: "array that holds at least 2 of: 1",
    },
  ],
  [
    "maxContains",
    { type: "array", contains: { const: 1 }, maxContains: 1 },
    [1, 2, 1],
    {
      ...array,
      keyword: "maxContains",
      message: "must contain at most 1 valid item",
      schemaPath: "/properties/p/maxContains",
      expected: "array that holds at most 1 of: 1",
    },
  ],
  [
    "too few items, which hold none of those that it must contain",
    { type: "array", minItems: 1, contains: {} },
    [],
    {
      ...array,
      keyword: "minItems",
      message: "must not have fewer than 1 items",
      schemaPath: "/properties/p/minItems",
      expected: "array of at least 1 item",
    },
  ],
];

test.each(rows)("%s", (_name, schema, value, issue) => {
  expect(issuesOf(schema, value)).toEqual([issue]);
});

test("100,000 wrong items: 32 are listed, the others counted", () => {
  const schema = { type: "object", properties: { p: { type: "array", items: number } } };
  const value = { p: Array.from({ length: 100_000 }, () => "x") };
  const start = performance.now();
  const error = refused(schema, value);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(error.issues).toHaveLength(32);
  expect(error.issues[31]).toBe("/p/31: must be number");
  expect(error.omitted).toBe(100_000 - 32);
  expect(error.message.endsWith("\n  … and 99968 more")).toBe(true);
});

test("maxIssues is the caller's", () => {
  const schema = { type: "object", properties: { p: { type: "array", items: number } } };
  const error = refused(schema, { p: ["x", "x", "x"] }, { maxIssues: 2 });
  expect(error.issues).toEqual(["/p/0: must be number", "/p/1: must be number"]);
  expect(error.message).toBe(
    'Invalid arguments for tool "tool":\n  - /p/0: must be number\n  - /p/1: must be number\n  … and 1 more',
  );
});

test("100,000 items of a union are refused in time", () => {
  const items = { anyOf: [{ type: "string", minLength: 9 }, number, { type: "string", format: "date" }] };
  const schema = { type: "object", properties: { p: { type: "array", items } } };
  const start = performance.now();
  const error = refused(schema, { p: Array.from({ length: 100_000 }, () => "x") });
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(error.omitted).toBe(100_000 - 32);
});
