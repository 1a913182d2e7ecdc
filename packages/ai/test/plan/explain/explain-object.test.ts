import { describe, expect, test } from "vitest";
import type { ToolArgumentIssue } from "../../../src/issues/issue.ts";
import { issuesOf, refused, type Row } from "../../support/issues-of.ts";

const string = { type: "string" };
const read = {
  type: "object",
  properties: {
    path: { type: "string", minLength: 1 },
    limit: { type: "number", minimum: 1 },
    options: { type: "object", properties: { labels: { type: "array", items: string } }, required: ["labels"] },
  },
  required: ["path", "limit", "options"],
};

test("each missing property on its own", () => {
  expect(refused(read, {}).issues).toEqual([
    "/path: must have required properties path",
    "/limit: must have required properties limit",
    "/options: must have required properties options",
  ]);
});

test("a missing property of a member", () => {
  const { details, issues, message } = refused(read, { path: "a", limit: 1, options: {} });
  expect(issues).toEqual(["/options/labels: must have required properties labels"]);
  expect(details).toEqual([
    {
      path: "/options/labels",
      keyword: "required",
      message: "must have required properties labels",
      schemaPath: "/properties/options/required",
      expected: "array of string",
    },
  ]);
  expect(message).toBe('Invalid arguments for tool "tool":\n  - /options/labels: must have required properties labels');
});

const required = (name: string): ToolArgumentIssue => ({
  path: `/p/${name}`,
  keyword: "required",
  message: `must have required properties ${name}`,
  schemaPath: "/properties/p/required",
});

const rows: Row[] = [
  ...["toString", "constructor", "hasOwnProperty", "valueOf"].map((name): Row => [
    `required ${name} is an own property`,
    { type: "object", required: [name] },
    {},
    required(name),
  ]),
  [
    "an optional toString is checked when it is there",
    { type: "object", properties: { toString: string } },
    JSON.parse('{"toString":1}'),
    {
      path: "/p/toString",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/properties/toString/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "an escaped name, missing",
    { type: "object", properties: { "a/b~c": string }, required: ["a/b~c"] },
    {},
    {
      path: "/p/a~1b~0c",
      keyword: "required",
      message: "must have required properties a/b~c",
      schemaPath: "/properties/p/required",
      expected: "string",
    },
  ],
  [
    "an escaped name, wrong",
    { type: "object", properties: { "a/b~c": { type: "array", items: string } } },
    { "a/b~c": ["x", 1] },
    {
      path: "/p/a~1b~0c/1",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/properties/a~1b~0c/items/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "an undeclared property, with the name that was meant",
    { type: "object", properties: { path: string, limit: string }, additionalProperties: false },
    { pth: "x" },
    {
      path: "/p/pth",
      keyword: "additionalProperties",
      message: "must not have additional properties",
      schemaPath: "/properties/p/additionalProperties",
      suggestion: "path",
    },
  ],
  [
    "the name that was meant is not one that is there",
    { type: "object", properties: { path: string }, additionalProperties: false },
    { path: "x", pth: "x" },
    {
      path: "/p/pth",
      keyword: "additionalProperties",
      message: "must not have additional properties",
      schemaPath: "/properties/p/additionalProperties",
    },
  ],
  [
    "an additional property with a schema",
    { type: "object", additionalProperties: { type: "integer" } },
    { a: 1, b: "x" },
    {
      path: "/p/b",
      keyword: "type",
      message: "must be integer",
      schemaPath: "/properties/p/additionalProperties/type",
      expected: "integer",
      received: "string",
    },
  ],
  [
    "patternProperties",
    { type: "object", patternProperties: { "^x-": string } },
    { "x-a": 1 },
    {
      path: "/p/x-a",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/patternProperties/^x-/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "two patterns that refuse one member",
    { type: "object", patternProperties: { "^x": string, y$: { type: "boolean" } } },
    { xy: 1 },
    {
      path: "/p/xy",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/patternProperties/^x/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "propertyNames",
    { type: "object", propertyNames: { type: "string", maxLength: 3 } },
    { abc: 1, abcd: 2 },
    {
      path: "/p/abcd",
      keyword: "propertyNames",
      message: "property names abcd are invalid",
      schemaPath: "/properties/p/propertyNames",
      expected: "string of at most 3 characters",
    },
  ],
  [
    "a name that is undeclared and against propertyNames",
    { type: "object", properties: {}, additionalProperties: false, propertyNames: { maxLength: 3 } },
    { abcd: 2 },
    {
      path: "/p/abcd",
      keyword: "additionalProperties",
      message: "must not have additional properties",
      schemaPath: "/properties/p/additionalProperties",
    },
  ],
  [
    "minProperties",
    { type: "object", minProperties: 2 },
    { a: 1 },
    {
      path: "/p",
      keyword: "minProperties",
      message: "must not have fewer than 2 properties",
      schemaPath: "/properties/p/minProperties",
      expected: "object of at least 2 properties",
      received: "object",
    },
  ],
  [
    "maxProperties",
    { type: "object", maxProperties: 1 },
    { a: 1, b: 1 },
    {
      path: "/p",
      keyword: "maxProperties",
      message: "must not have more than 1 properties",
      schemaPath: "/properties/p/maxProperties",
      expected: "object of at most 1 property",
      received: "object",
    },
  ],
  [
    "a missing member that minProperties misses too",
    { type: "object", required: ["a"], minProperties: 1 },
    {},
    required("a"),
  ],
  [
    "dependentRequired",
    { type: "object", properties: { b: string }, dependentRequired: { a: ["b"] } },
    { a: 1 },
    {
      path: "/p/b",
      keyword: "dependentRequired",
      message: "must have properties b when property a is present",
      schemaPath: "/properties/p/dependentRequired/a",
      expected: "string",
    },
  ],
  [
    "a member that two rules ask for",
    { type: "object", required: ["b"], dependentRequired: { a: ["b"], c: ["b"] } },
    { a: 1, c: 1 },
    required("b"),
  ],
  [
    "draft 7's dependencies, names",
    { type: "object", dependencies: { a: ["b"] } },
    { a: 1 },
    {
      path: "/p/b",
      keyword: "dependencies",
      message: "must have properties b when property a is present",
      schemaPath: "/properties/p/dependencies/a",
    },
  ],
  [
    "draft 7's dependencies, a schema",
    { type: "object", dependencies: { a: { required: ["b"] } } },
    { a: 1 },
    {
      path: "/p/b",
      keyword: "required",
      message: "must have required properties b",
      schemaPath: "/properties/p/dependencies/a/required",
    },
  ],
  [
    "dependentSchemas",
    { type: "object", dependentSchemas: { a: { properties: { b: string } } } },
    { a: 1, b: 1 },
    {
      path: "/p/b",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/dependentSchemas/a/properties/b/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "a declared property that nothing satisfies",
    { type: "object", properties: { a: false } },
    { a: "x" },
    {
      path: "/p/a",
      keyword: "boolean",
      message: "must not be present",
      schemaPath: "/properties/p/properties/a",
      received: "string",
    },
  ],
];

test.each(rows)("%s", (_name, schema, value, issue) => {
  expect(issuesOf(schema, value)).toEqual([issue]);
});

describe("several mistakes", () => {
  test("each undeclared property by name", () => {
    const schema = { type: "object", properties: {}, additionalProperties: false };
    expect(refused(schema, { a: 1, "b/c": 1 }).issues).toEqual([
      "/a: must not have additional properties",
      "/b~1c: must not have additional properties",
    ]);
  });

  test("the number of members and a wrong one", () => {
    const schema = { type: "object", properties: { a: string }, maxProperties: 1 };
    expect(refused(schema, { a: 1, b: 1 }).issues).toEqual([
      "/a: must be string",
      "/: must not have more than 1 properties",
    ]);
  });
});

test("5,000 properties, all missing", () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `name_${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, string]));
  const schema = { type: "object", properties, required: names, additionalProperties: false };
  const error = refused(schema, { nmae_17: "x" });
  expect(error.details).toHaveLength(32);
  expect(error.omitted).toBe(5_000 + 1 - 32);
  expect(error.message).toMatch(/… and \d+ more$/);
});

test("5,000 undeclared properties, each with a suggestion sought", () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `name_${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, string]));
  const schema = { type: "object", properties, additionalProperties: false };
  const error = refused(schema, Object.fromEntries(names.map((name) => [`${name}x`, "x"])));
  expect(error.details[0]?.suggestion).toBe("name_0");
  expect(error.omitted).toBe(5_000 - 32);
});
