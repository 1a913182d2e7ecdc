import { expect, test } from "vitest";
import { type DialectLimits, toDialect } from "../../src/index.ts";
import { notesOf, wireOf } from "../support/convert.ts";

const schema = { type: "object", properties: {} };

test.each<[options: object, message: string]>([
  [{ onLoss: "ignore" }, 'option onLoss must be "refuse" or "note"'],
  [{ onLoss: null }, 'option onLoss must be "refuse" or "note"'],
  [{ optionalNull: true }, 'option optionalNull must be "null" or "absent"'],
  [{ describe: "no" }, "option describe must be true or false"],
  [{ limits: null }, "option limits must be an object"],
  [{ limits: { maxDepht: 3 } }, "there is no limit maxDepht: did you mean maxDepth?"],
  ...[-1, 1.5, Number.NaN, "3", null, [5]].map((maxDepth): [object, string] => [
    { limits: { maxDepth } },
    "limit maxDepth must be a whole number from 0 on, Infinity, or undefined",
  ]),
  [{ limits: { formats: "date" } }, "limit formats must be a list of names, or undefined"],
  [{ limits: { formats: [1] } }, "limit formats must be a list of names, or undefined"],
  [
    { limits: { propertyName: "(" } },
    "limit propertyName must be a pattern that compiles with the u flag, or undefined",
  ],
  [{ limits: { toolName: 5 } }, "limit toolName must be a pattern that compiles with the u flag, or undefined"],
  [{ limits: { asOf: 2026 } }, "limit asOf must be text, or undefined"],
])("%j is refused", (options, message) => {
  expect(() => toDialect(schema, "openai-strict", options)).toThrow(new TypeError(message));
});

test("a dialect of another name is refused, with those that there are", () => {
  expect(() => toDialect(schema, "openai_strict" as never)).toThrow(
    new TypeError(
      "there is no dialect openai_strict; there are openai, openai-strict, anthropic, anthropic-strict, gemini, gemini-json-schema, mcp, portable",
    ),
  );
});

const limits: Partial<DialectLimits> = { propertyName: "^\\w+$", formats: [], maxMinItems: 1 };

test.each([
  "openai",
  "openai-strict",
  "anthropic",
  "anthropic-strict",
  "gemini",
  "gemini-json-schema",
  "portable",
] as const)("%s heeds limits of names, formats and minItems, also where it has none of its own", (dialect) => {
  const given = {
    type: "object",
    properties: {
      "a b": { type: "string", format: "date" },
      l: { type: "array", items: { type: "string" }, minItems: 3 },
    },
    required: ["a b", "l"],
  };
  expect(wireOf(given, dialect, { limits })).toMatchObject({
    properties: { a_b: { type: "string", description: "Format: date." }, l: { minItems: 1 } },
    required: ["a_b", "l"],
  });
  expect(notesOf(given, dialect, { limits })).toEqual(
    expect.arrayContaining([
      "/properties/a b properties renamed",
      "/properties/a b/format format described",
      "/properties/l/minItems minItems described",
    ]),
  );
});

test("null that stands for leaving out is told by a name that was changed", () => {
  const given = { type: "object", properties: { "a b": { type: "string" }, c: { type: "string" } } };
  const { schema: wire, restore } = toDialect(given, "openai-strict", { limits });
  expect(wire["required"]).toEqual(["a_b", "c"]);
  expect(restore({ a_b: null, c: "x" })).toEqual({ c: "x" });
  expect(restore({ a_b: "y", c: null })).toEqual({ "a b": "y" });
});
