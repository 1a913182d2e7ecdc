import { Type } from "typebox";
import { describe, expect, test } from "vitest";
import { issuesOf, refused, type Row } from "../../support/issues-of.ts";

const string = { type: "string" };
const number = { type: "number" };

const rows: Row[] = [
  [
    "allOf",
    { allOf: [{ type: "object", properties: { a: string } }, { required: ["b"] }] },
    { a: "x" },
    {
      path: "/p/b",
      keyword: "required",
      message: "must have required properties b",
      schemaPath: "/properties/p/allOf/1/required",
    },
  ],
  [
    "two parts of allOf that refuse one value",
    { allOf: [{ type: "string" }, { enum: ["a"] }] },
    5,
    {
      path: "/p",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/allOf/0/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "two parts of allOf that ask for one member",
    { type: "object", required: ["a"], allOf: [{ required: ["a"] }] },
    {},
    {
      path: "/p/a",
      keyword: "required",
      message: "must have required properties a",
      schemaPath: "/properties/p/required",
    },
  ],
  [
    "not",
    { type: "string", not: { enum: ["root", "admin"] } },
    "root",
    {
      path: "/p",
      keyword: "not",
      message: "must not be valid",
      schemaPath: "/properties/p/not",
      expected: "anything but one of root, admin",
      received: "string",
    },
  ],
  [
    "not, of members",
    { type: "object", not: { required: ["a", "b"] } },
    { a: 1, b: 2 },
    {
      path: "/p",
      keyword: "not",
      message: "must not be valid",
      schemaPath: "/properties/p/not",
      expected: "anything but object with a, b",
      received: "object",
    },
  ],
  [
    "then",
    { type: "object", if: { properties: { a: { const: 1 } }, required: ["a"] }, then: { required: ["b"] } },
    { a: 1 },
    {
      path: "/p/b",
      keyword: "required",
      message: "must have required properties b",
      schemaPath: "/properties/p/then/required",
    },
  ],
  [
    "else",
    { if: string, else: { type: "integer" } },
    1.5,
    {
      path: "/p",
      keyword: "type",
      message: "must be integer",
      schemaPath: "/properties/p/else/type",
      expected: "integer",
      received: "number",
    },
  ],
  [
    "unevaluatedProperties",
    {
      type: "object",
      allOf: [{ properties: { path: string } }],
      properties: { limit: number },
      unevaluatedProperties: false,
    },
    { limit: 1, pth: "x" },
    {
      path: "/p/pth",
      keyword: "unevaluatedProperties",
      message: "must not have unevaluated properties",
      schemaPath: "/properties/p/unevaluatedProperties",
      suggestion: "path",
    },
  ],
  [
    "unevaluatedProperties with a schema",
    { type: "object", properties: { a: string }, unevaluatedProperties: number },
    { a: "x", b: "y" },
    {
      path: "/p/b",
      keyword: "type",
      message: "must be number",
      schemaPath: "/properties/p/unevaluatedProperties/type",
      expected: "number",
      received: "string",
    },
  ],
  [
    "unevaluatedProperties says nothing while a member is wrong",
    { type: "object", allOf: [{ properties: { a: string } }], unevaluatedProperties: false },
    { a: 1 },
    {
      path: "/p/a",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/allOf/0/properties/a/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "unevaluatedItems",
    { type: "array", allOf: [{ prefixItems: [string] }], unevaluatedItems: false },
    ["a", "b"],
    {
      path: "/p/1",
      keyword: "unevaluatedItems",
      message: "must not have unevaluated items",
      schemaPath: "/properties/p/unevaluatedItems",
      received: "string",
    },
  ],
  [
    "unevaluatedItems with a schema",
    { type: "array", prefixItems: [string], unevaluatedItems: number },
    ["a", 1, "b"],
    {
      path: "/p/2",
      keyword: "type",
      message: "must be number",
      schemaPath: "/properties/p/unevaluatedItems/type",
      expected: "number",
      received: "string",
    },
  ],
  [
    "a refinement in the developer's words",
    Type.Refine(
      Type.String(),
      (value) => value.length % 2 === 0,
      () => "must have an even length",
    ),
    "abc",
    {
      path: "/p",
      keyword: "~refine",
      message: "must have an even length",
      schemaPath: "/properties/p",
      received: "string",
    },
  ],
  [
    "a refinement without words",
    Type.Refine(Type.String(), (value) => value.length % 2 === 0),
    "abc",
    {
      path: "/p",
      keyword: "~refine",
      message: "must satisfy the tool's own rule",
      schemaPath: "/properties/p",
      received: "string",
    },
  ],
];

test.each(rows)("%s", (_name, schema, value, issue) => {
  expect(issuesOf(schema, value)).toEqual([issue]);
});

test("the sentence of a refinement is cut and escaped", () => {
  const schema = Type.Refine(
    Type.String(),
    () => false,
    () => `a\n${"b".repeat(10_000)}`,
  );
  const [issue] = issuesOf(schema, "x");
  expect(issue?.message.startsWith("a\\u000abbb")).toBe(true);
  expect(issue?.message).toHaveLength(512);
});

test("two broken rules of one object are two mistakes", () => {
  const schema = { type: "object", not: { required: ["a"] }, anyOf: [{ required: ["b"] }, { required: ["c"] }] };
  expect(refused(schema, { a: 1 }).issues).toEqual(["/: must match a schema in anyOf", "/: must not be valid"]);
});

describe("references", () => {
  const tree = {
    type: "object",
    properties: { root: { $ref: "#/$defs/node" } },
    $defs: {
      node: {
        type: "object",
        properties: { name: string, children: { type: "array", items: { $ref: "#/$defs/node" } } },
        required: ["name"],
      },
    },
  };

  test("a mistake deep in a recursive schema", () => {
    const { details } = refused(tree, { root: { name: "a", children: [{ name: "b", children: [{ name: 1 }] }] } });
    expect(details).toEqual([
      {
        path: "/root/children/0/children/0/name",
        keyword: "type",
        message: "must be string",
        schemaPath: "/$defs/node/properties/name/type",
        expected: "string",
        received: "number",
      },
    ]);
  });

  test("what is expected of a referenced object that is missing", () => {
    const [issue] = refused({ ...tree, required: ["root"] }, {}).details;
    expect(issue).toMatchObject({ path: "/root", expected: "object with name" });
  });

  test("a chain of nodes as deep as arguments may be", () => {
    let node: object = { name: 1 };
    for (let depth = 0; depth < 60; depth += 1) node = { name: "a", children: [node] };
    const { details, message } = refused(tree, { root: node });
    expect(details.map(({ path }) => path)).toEqual([`/root${"/children/0".repeat(60)}/name`]);
    expect(message).toContain("must be string");
  });

  test("a chain of 600 nodes, where the caller allows it", () => {
    const list = {
      type: "object",
      properties: { next: { $ref: "#" }, name: string },
    };
    let node: object = { name: 1 };
    for (let depth = 0; depth < 600; depth += 1) node = { next: node };
    const { details } = refused(list, node, { maxDepth: 1_000 });
    expect(details).toMatchObject([{ pathTruncated: true, message: "must be string" }]);
  });
});

describe('undeclared: "refuse"', () => {
  const undeclared = (path: string, schemaPath: string, suggestion?: string): object => ({
    path,
    keyword: "undeclared",
    message: "must not have additional properties",
    schemaPath,
    ...(suggestion === undefined ? {} : { suggestion }),
  });

  test.each<[string, object, object, readonly object[]]>([
    ["an object", { properties: { pageSize: number } }, { size: 1 }, [undeclared("/size", "", "pageSize")]],
    [
      "an object in an object",
      { properties: { a: { type: "object", properties: { b: number } } } },
      { a: { b: 1, c: 1 } },
      [undeclared("/a/c", "/properties/a")],
    ],
    [
      "an object in an array",
      { properties: { a: { type: "array", items: { properties: { bee: number } } } } },
      { a: [{ bee: 1 }, { be: 1 }] },
      [undeclared("/a/1/be", "/properties/a/items", "bee")],
    ],
    [
      "allOf",
      { allOf: [{ properties: { a: number } }, { properties: { bee: number } }] },
      { a: 1, be: 1 },
      [undeclared("/be", "", "bee")],
    ],
    [
      "anyOf, a member of a branch that does not apply",
      {
        anyOf: [{ properties: { k: { const: 1 }, a: number } }, { properties: { k: { const: 2 }, b: number } }],
      },
      { k: 1, b: 1 },
      [undeclared("/b", "")],
    ],
    [
      "a reference",
      { properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { type: "object", properties: { b: number } } } },
      { a: { c: 1 } },
      [undeclared("/a/c", "/properties/a")],
    ],
    ["no properties at all, but declared to have none", { properties: {} }, { a: 1 }, [undeclared("/a", "")]],
    [
      "a wrong member and an undeclared one",
      { properties: { a: number } },
      { a: "x", b: 1 },
      [
        {
          path: "/a",
          keyword: "type",
          message: "must be number",
          schemaPath: "/properties/a/type",
          expected: "number",
          received: "string",
        },
        undeclared("/b", ""),
      ],
    ],
  ])("%s", (_name, schema, value, issues) => {
    expect(refused({ type: "object", ...schema }, value, { undeclared: "refuse" }).details).toEqual(issues);
  });
});
