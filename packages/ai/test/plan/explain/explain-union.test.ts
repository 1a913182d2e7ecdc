import { describe, expect, test } from "vitest";
import { issuesOf, refused, type Row } from "../../support/issues-of.ts";

const string = { type: "string" };
const number = { type: "number" };
const closed = (properties: object, required: readonly string[] = Object.keys(properties)): object => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

const shapes = {
  anyOf: [
    closed({ kind: { const: "circle" }, radius: { type: "number", minimum: 0 } }),
    closed({ kind: { const: "square" }, side: number }),
    closed({ kind: { enum: ["line", "path"] }, points: { type: "array", items: number } }),
  ],
};
const nullable = { anyOf: [...shapes.anyOf, { type: "null" }] };

const literals: Row[] = [
  [
    "a union of literals",
    { anyOf: [{ const: "asc" }, { const: "desc" }] },
    "ascending",
    {
      path: "/p",
      keyword: "anyOf",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/anyOf",
      expected: "one of asc, desc",
      received: "string",
      suggestion: "asc",
    },
  ],
  [
    "a union of literals with null",
    { anyOf: [{ type: "string", const: "asc" }, { type: "string", const: "desc" }, { type: "null" }] },
    "up",
    {
      path: "/p",
      keyword: "anyOf",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/anyOf",
      expected: "one of asc, desc, null",
      received: "string",
    },
  ],
  [
    "a value of another kind than any literal",
    { oneOf: [{ const: "asc" }, { enum: ["desc", null] }] },
    5,
    {
      path: "/p",
      keyword: "oneOf",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/oneOf",
      expected: "one of asc, desc, null",
      received: "number",
    },
  ],
  [
    "literals beside an object",
    { anyOf: [{ const: "all" }, { const: "none" }, closed({ ids: string })] },
    "al",
    {
      path: "/p",
      keyword: "anyOf",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/anyOf",
      expected: "one of all, none or object with ids",
      received: "string",
      suggestion: "all",
    },
  ],
];

const discriminated: Row[] = [
  [
    "the discriminator is missing",
    shapes,
    { radius: 1 },
    {
      path: "/p/kind",
      keyword: "required",
      message: "must have required properties kind",
      schemaPath: "/properties/p/anyOf",
      expected: "one of circle, square, line, path",
    },
  ],
  [
    "the discriminator is unknown",
    shapes,
    { kind: "circel", radius: 1 },
    {
      path: "/p/kind",
      keyword: "enum",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/anyOf",
      expected: "one of circle, square, line, path",
      received: "string",
      suggestion: "circle",
    },
  ],
  [
    "the discriminator is of another kind",
    nullable,
    { kind: null },
    {
      path: "/p/kind",
      keyword: "enum",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/anyOf",
      expected: "one of circle, square, line, path",
      received: "null",
    },
  ],
  [
    "a wrong value in the branch that was picked",
    shapes,
    { kind: "circle", radius: -1 },
    {
      path: "/p/radius",
      keyword: "minimum",
      message: "must be >= 0",
      schemaPath: "/properties/p/anyOf/0/properties/radius/minimum",
      expected: "number >= 0",
      received: "number",
    },
  ],
  [
    "a member of another branch",
    nullable,
    { kind: "path", points: [], side: 1 },
    {
      path: "/p/side",
      keyword: "additionalProperties",
      message: "must not have additional properties",
      schemaPath: "/properties/p/anyOf/2/additionalProperties",
    },
  ],
  [
    "a wrong value deep in the branch, beside null",
    nullable,
    { kind: "line", points: [1, "2"] },
    {
      path: "/p/points/1",
      keyword: "type",
      message: "must be number",
      schemaPath: "/properties/p/anyOf/2/properties/points/items/type",
      expected: "number",
      received: "string",
    },
  ],
  [
    "no object at all",
    nullable,
    "circle",
    {
      path: "/p",
      keyword: "anyOf",
      message: "must be either object or null",
      schemaPath: "/properties/p/anyOf",
      expected: "null or object with kind, radius or object with kind, side or object with kind, points",
      received: "string",
    },
  ],
];

const plain: Row[] = [
  [
    "the one branch of the value's kind",
    { anyOf: [{ type: "string", minLength: 3 }, { type: "null" }] },
    "a",
    {
      path: "/p",
      keyword: "minLength",
      message: "must not have fewer than 3 characters",
      schemaPath: "/properties/p/anyOf/0/minLength",
      expected: "string of at least 3 characters",
      received: "string",
    },
  ],
  [
    "no branch of the value's kind",
    { anyOf: [string, { type: "array", items: string }] },
    5,
    {
      path: "/p",
      keyword: "anyOf",
      message: "must be either string or array",
      schemaPath: "/properties/p/anyOf",
      expected: "string or array of string",
      received: "number",
    },
  ],
  [
    "an item of the one branch that takes arrays",
    { anyOf: [string, { type: "array", items: string }] },
    ["a", 1],
    {
      path: "/p/1",
      keyword: "type",
      message: "must be string",
      schemaPath: "/properties/p/anyOf/1/items/type",
      expected: "string",
      received: "number",
    },
  ],
  [
    "the object that fits best",
    { anyOf: [closed({ path: string }), closed({ url: string, timeout: number }, ["url"])] },
    { url: "x", timeout: "1" },
    {
      path: "/p/timeout",
      keyword: "type",
      message: "must be number",
      schemaPath: "/properties/p/anyOf/1/properties/timeout/type",
      expected: "number",
      received: "string",
    },
  ],
  [
    "objects of which none fits better",
    { anyOf: [closed({ path: string }), closed({ url: string })] },
    {},
    {
      path: "/p",
      keyword: "anyOf",
      message: "must match a schema in anyOf",
      schemaPath: "/properties/p/anyOf",
      expected: "object with path or object with url",
      received: "object",
    },
  ],
  [
    "strings of which none fits better",
    {
      anyOf: [
        { type: "string", minLength: 5 },
        { type: "string", format: "date" },
      ],
    },
    "x",
    {
      path: "/p",
      keyword: "anyOf",
      message: "must match a schema in anyOf",
      schemaPath: "/properties/p/anyOf",
      expected: "string of at least 5 characters or string in format date",
      received: "string",
    },
  ],
  [
    "one member that branches want differently",
    { anyOf: [closed({ at: { type: "string", format: "date" } }), closed({ at: { type: "integer" } })] },
    { at: true },
    {
      path: "/p/at",
      keyword: "anyOf",
      message: "must match a schema in anyOf",
      schemaPath: "/properties/p/anyOf",
      expected: "string in format date or integer",
      received: "boolean",
    },
  ],
  [
    "one optional member that branches want to be different literals",
    {
      anyOf: [
        { type: "object", properties: { mode: { const: "r" } } },
        { type: "object", properties: { mode: { const: "w" } } },
      ],
    },
    { mode: "x" },
    {
      path: "/p/mode",
      keyword: "anyOf",
      message: "must be equal to one of the allowed values",
      schemaPath: "/properties/p/anyOf",
      expected: "one of r, w",
      received: "string",
    },
  ],
  [
    "requirements alone",
    { type: "object", anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    {},
    {
      path: "/p",
      keyword: "anyOf",
      message: "must match a schema in anyOf",
      schemaPath: "/properties/p/anyOf",
      expected: "object with a or object with b",
      received: "object",
    },
  ],
  [
    "two branches of oneOf",
    { oneOf: [{ type: "integer" }, number] },
    1,
    {
      path: "/p",
      keyword: "oneOf",
      message: "must match exactly one schema in oneOf",
      schemaPath: "/properties/p/oneOf",
      received: "number",
    },
  ],
];

describe("literals", () => {
  test.each(literals)("%s", (_name, schema, value, issue) => {
    expect(issuesOf(schema, value)).toEqual([issue]);
  });
});

describe("discriminated", () => {
  test.each(discriminated)("%s", (_name, schema, value, issue) => {
    expect(issuesOf(schema, value)).toEqual([issue]);
  });

  test.each(discriminated)("through references: %s", (_name, schema, value, issue) => {
    const branches = (schema as { readonly anyOf: readonly unknown[] }).anyOf;
    const definitions = Object.fromEntries(branches.map((branch, index) => [`b${index}`, branch]));
    const anyOf = branches.map((_, index) => ({ $ref: `#/$defs/b${index}` }));
    const error = refused({ type: "object", properties: { p: { anyOf } }, $defs: definitions }, { p: value });
    const schemaPath = issue.schemaPath?.replace("/properties/p/anyOf/", "/$defs/b");
    expect(error.details).toEqual([{ ...issue, schemaPath }]);
  });

  test("all mistakes of the branch that was picked, and no others", () => {
    const error = refused({ type: "object", properties: { p: shapes } }, { p: { kind: "square", radius: 1 } });
    expect(error.issues).toEqual([
      "/p/side: must have required properties side",
      "/p/radius: must not have additional properties",
    ]);
  });

  test("the name of a discriminator is fit for one line", () => {
    const name = `a\n${"x".repeat(5_000)}`;
    const branch = (value: string): object => ({ properties: { [name]: { const: value } }, required: [name] });
    const anyOf = [branch("a"), branch("b")];
    const { details } = refused({ type: "object", properties: { p: { anyOf } } }, { p: {} });
    expect(details.map(({ message }) => message)).toEqual([`must have required properties a\\u000a${"x".repeat(56)}…`]);
  });
});

describe("plain", () => {
  test.each(plain)("%s", (_name, schema, value, issue) => {
    expect(issuesOf(schema, value)).toEqual([issue]);
  });
});

describe("large", () => {
  test("3,000 branches: the nearest is found", () => {
    const branches = Array.from({ length: 3_000 }, (_, index) => closed({ [`m${index}`]: string, n: number }));
    const [issue, ...others] = issuesOf({ anyOf: branches }, { m2999: "x", n: "y" });
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ path: "/p/n", message: "must be number" });
  });

  test("3,000 literals, refused 10,000 times", () => {
    const items = { anyOf: Array.from({ length: 3_000 }, (_, index) => ({ const: `literal ${index}` })) };
    const start = performance.now();
    const error = refused(
      { type: "object", properties: { p: { type: "array", items } } },
      { p: Array.from({ length: 10_000 }, () => "x") },
    );
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(error.omitted).toBe(10_000 - 32);
  });

  test("unions of unions of unions are named as a whole once they take too much work", () => {
    const union = (next: number): object => ({
      anyOf: Array.from({ length: 8 }, (_, index) => ({
        type: "object",
        properties: {
          a: next > 6 ? { type: "string", minLength: 1 } : { $ref: `#/$defs/u${next}` },
          [`b${index}`]: string,
        },
      })),
    });
    const definitions = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`u${index}`, union(index + 1)]));
    let value: unknown = "";
    for (let depth = 0; depth < 7; depth += 1) value = { a: value };
    const schema = { type: "object", properties: { p: { $ref: "#/$defs/u0" } }, $defs: definitions };
    const start = performance.now();
    expect(refused(schema, { p: value }).issues).toEqual(["/p: must match a schema in anyOf"]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
