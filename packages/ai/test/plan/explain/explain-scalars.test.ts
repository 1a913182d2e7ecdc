import { expect, test } from "vitest";
import { issuesOf, type Row } from "../../support/issues-of.ts";

const at = { path: "/p", received: "number" } as const;
const text = { path: "/p", received: "string" } as const;

const rows: Row[] = [
  [
    "type",
    { type: "string" },
    5,
    { ...at, keyword: "type", message: "must be string", schemaPath: "/properties/p/type", expected: "string" },
  ],
  [
    "a list of types",
    { type: ["string", "null"] },
    5,
    {
      ...at,
      keyword: "type",
      message: "must be either string or null",
      schemaPath: "/properties/p/type",
      expected: "string or null",
    },
  ],
  [
    "integer",
    { type: "integer", minimum: 1, maximum: 200 },
    1.5,
    {
      ...at,
      keyword: "type",
      message: "must be integer",
      schemaPath: "/properties/p/type",
      expected: "integer between 1 and 200",
    },
  ],
  [
    "null where a string is due",
    { type: "string" },
    null,
    {
      path: "/p",
      received: "null",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/type",
      expected: "string",
    },
  ],
  [
    "an array where an object is due",
    { type: "object", required: ["a"] },
    [],
    {
      path: "/p",
      received: "array",
      keyword: "type",
      message: "must be object",
      schemaPath: "/properties/p/type",
      expected: "object with a",
    },
  ],
  [
    "enum",
    { enum: ["staging", "production"] },
    "prod",
    {
      ...text,
      keyword: "enum",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/enum",
      expected: "one of staging, production",
      suggestion: "production",
    },
  ],
  [
    "enum with a type: one issue, the type",
    { type: "string", enum: ["a", "b"] },
    1,
    {
      ...at,
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/type",
      expected: "one of a, b",
    },
  ],
  [
    "enum of values that must not be mistaken for one another",
    { enum: ["1", 1, "", "null", null, "a, b", " x", [1]] },
    "zzzz",
    {
      ...text,
      keyword: "enum",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/enum",
      expected: 'one of "1", 1, "", "null", null, "a, b", " x", [1]',
    },
  ],
  [
    "const",
    { const: 3 },
    4,
    {
      ...at,
      keyword: "const",
      message: "must be equal to constant",
      schemaPath: "/properties/p/const",
      expected: "3",
    },
  ],
  [
    "const of another kind",
    { const: { a: [1] } },
    { a: [2] },
    {
      path: "/p",
      received: "object",
      keyword: "const",
      message: "must be equal to constant",
      schemaPath: "/properties/p/const",
      expected: '{"a":[1]}',
    },
  ],
  [
    "minLength",
    { type: "string", minLength: 2 },
    "😀",
    {
      ...text,
      keyword: "minLength",
      message: "must not have fewer than 2 characters",
      schemaPath: "/properties/p/minLength",
      expected: "string of at least 2 characters",
    },
  ],
  [
    "maxLength",
    { type: "string", maxLength: 1 },
    "ab",
    {
      ...text,
      keyword: "maxLength",
      message: "must not have more than 1 characters",
      schemaPath: "/properties/p/maxLength",
      expected: "string of at most 1 character",
    },
  ],
  [
    "pattern",
    { type: "string", pattern: "^a+$" },
    "b",
    {
      ...text,
      keyword: "pattern",
      message: 'must match pattern "^a+$"',
      schemaPath: "/properties/p/pattern",
      expected: "string matching ^a+$",
    },
  ],
  [
    "format",
    { type: "string", format: "date" },
    "tomorrow",
    {
      ...text,
      keyword: "format",
      message: 'must match format "date"',
      schemaPath: "/properties/p/format",
      expected: "string in format date",
    },
  ],
  [
    "several rules of a string: one issue",
    { type: "string", minLength: 3, pattern: "^a", format: "date" },
    "b",
    {
      ...text,
      keyword: "minLength",
      message: "must not have fewer than 3 characters",
      schemaPath: "/properties/p/minLength",
      expected: "string of at least 3 characters in format date matching ^a",
    },
  ],
  [
    "minimum",
    { type: "number", minimum: 1 },
    0,
    {
      ...at,
      keyword: "minimum",
      message: "must be >= 1",
      schemaPath: "/properties/p/minimum",
      expected: "number >= 1",
    },
  ],
  [
    "maximum",
    { type: "integer", maximum: 10 },
    11,
    {
      ...at,
      keyword: "maximum",
      message: "must be <= 10",
      schemaPath: "/properties/p/maximum",
      expected: "integer <= 10",
    },
  ],
  [
    "exclusiveMinimum",
    { type: "number", exclusiveMinimum: 0, maximum: 1 },
    0,
    {
      ...at,
      keyword: "exclusiveMinimum",
      message: "must be > 0",
      schemaPath: "/properties/p/exclusiveMinimum",
      expected: "number <= 1 and > 0",
    },
  ],
  [
    "exclusiveMaximum",
    { type: "number", exclusiveMaximum: 1 },
    1,
    {
      ...at,
      keyword: "exclusiveMaximum",
      message: "must be < 1",
      schemaPath: "/properties/p/exclusiveMaximum",
      expected: "number < 1",
    },
  ],
  [
    "multipleOf",
    { type: "number", multipleOf: 0.1 },
    0.35,
    {
      ...at,
      keyword: "multipleOf",
      message: "must be multiple of 0.1",
      schemaPath: "/properties/p/multipleOf",
      expected: "number a multiple of 0.1",
    },
  ],
  [
    "rules without a type",
    { minimum: 3 },
    1,
    { ...at, keyword: "minimum", message: "must be >= 3", schemaPath: "/properties/p/minimum" },
  ],
  [
    "a schema that nothing satisfies",
    false,
    1,
    { ...at, keyword: "boolean", message: "must not be present", schemaPath: "/properties/p" },
  ],
];

test.each(rows)("%s", (_name, schema, value, issue) => {
  expect(issuesOf(schema, value)).toEqual([issue]);
});

test("20,000 enum members: the list is cut and the nearest one found", () => {
  const members = Array.from({ length: 20_000 }, (_, index) => `member_${index}`);
  const [issue, ...others] = issuesOf({ enum: members }, "membre_19999");
  expect(others).toEqual([]);
  expect(issue?.expected).toBe(`one of ${members.slice(0, 20).join(", ")}, … and 19980 more`);
  expect(issue?.suggestion).toBe("member_19999");
});
