import { describe, expect, test } from "vitest";
import { type SchemaObject, toDialect } from "../../../src/index.ts";
import { notesOf, refusalOf, wireOf } from "../../support/convert.ts";

/** What an optional member becomes, and whether its null is left out again. */
function optional(member: unknown, more: object = {}): readonly [unknown, boolean] {
  const schema = { type: "object", properties: { a: member }, additionalProperties: false, ...more };
  const { schema: wire, restore } = toDialect(schema, "openai-strict", { describe: false });
  const { properties } = wire as SchemaObject as { readonly properties: { readonly a: unknown } };
  return [properties.a, !Object.hasOwn(restore({ a: null }) as object, "a")];
}

describe("an optional member takes null for being left out", () => {
  test.each<[name: string, member: object, wire: object, isLeftOut: boolean]>([
    ["text", { type: "string" }, { type: ["string", "null"] }, true],
    ["a union of kinds", { type: ["string", "integer"] }, { type: ["string", "integer", "null"] }, true],
    ["an enum", { type: "string", enum: ["a"] }, { type: ["string", "null"], enum: ["a", null] }, true],
    ["an enum without type", { enum: ["a", 1] }, { type: ["string", "integer", "null"], enum: ["a", 1, null] }, true],
    ["a const", { const: 3 }, { type: ["integer", "null"], enum: [3, null] }, true],
    [
      "an object",
      { type: "object", properties: {}, additionalProperties: false },
      { type: ["object", "null"], properties: {}, required: [], additionalProperties: false },
      true,
    ],
    [
      "a union",
      { anyOf: [{ type: "string" }, { type: "number" }] },
      { anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }] },
      true,
    ],
    ["null and text", { type: ["string", "null"] }, { type: ["string", "null"] }, false],
    ["an enum with null", { enum: ["a", null] }, { type: ["string", "null"], enum: ["a", null] }, false],
    [
      "a union with null",
      { anyOf: [{ type: "string" }, { type: "null" }] },
      { anyOf: [{ type: "string" }, { type: "null" }] },
      false,
    ],
    // What takes null on the wire only, since the rule against it is gone there.
    ["null refused by not", { type: ["string", "null"], not: { type: "null" } }, { type: ["string", "null"] }, true],
    [
      "null refused by if",
      { type: ["string", "null"], if: { const: null }, then: false },
      { type: ["string", "null"] },
      true,
    ],
    [
      "null in two branches of oneOf",
      { oneOf: [{ type: ["string", "null"] }, { type: "null" }] },
      {
        anyOf: [{ type: ["string", "null"] }, { type: "null" }],
      },
      true,
    ],
    [
      "null that the type refuses",
      { type: "string", enum: ["a", null] },
      { type: ["string", "null"], enum: ["a", null] },
      true,
    ],
  ])("%s", (_name, member, wire, isLeftOut) => {
    expect(optional(member)).toEqual([wire, isLeftOut]);
  });
});

test.each<[name: string, member: object, description: string | undefined]>([
  ["nothing is said", { type: "string" }, "null: not given."],
  ["something is said", { type: "string", description: "A name" }, "A name. null: not given."],
  ["a default is said", { type: "integer", default: 5 }, "null: not given. Default: 5."],
  ["a reference stands", { $ref: "#/$defs/s", description: "A name." }, "A name. null: not given."],
  ["null is a value", { type: ["string", "null"] }, undefined],
])("the model is told what null means where %s", (_name, member, description) => {
  const schema = {
    type: "object",
    properties: { a: member, b: { $ref: "#/$defs/s" } },
    $defs: { s: { type: "string" } },
  };
  const { properties } = wireOf(schema, "openai-strict") as {
    readonly properties: { readonly a: { readonly description?: string } };
  };
  expect(properties.a.description).toBe(description);
});

test("references that take null are followed to their end", () => {
  const $defs = { n: { type: ["string", "null"] }, m: { $ref: "#/$defs/n" }, s: { type: "string" } };
  expect(optional({ $ref: "#/$defs/m" }, { $defs })[1]).toBe(false);
  const [wire, isLeftOut] = optional({ $ref: "#/$defs/s" }, { $defs });
  expect([wire, isLeftOut]).toEqual([{ anyOf: [{ $ref: "#/$defs/s" }, { type: "null" }] }, true]);
});

test("a required member is left as it is, its null a value", () => {
  const schema = {
    type: "object",
    properties: { a: { type: ["string", "null"] } },
    required: ["a"],
    additionalProperties: false,
  };
  const { schema: wire, restore } = toDialect(schema, "openai-strict");
  expect(wire).toEqual(schema);
  expect(restore({ a: null })).toStrictEqual({ a: null });
});

test("what null means for a member that may be left out and may be null is the caller's choice", () => {
  const schema = { type: "object", properties: { a: { type: ["string", "null"] } }, additionalProperties: false };
  const asNull = toDialect(schema, "openai-strict");
  const asAbsent = toDialect(schema, "openai-strict", { optionalNull: "absent" });
  expect([asNull, asAbsent].map(({ schema: wire }) => wire["properties"])).toEqual([
    { a: { type: ["string", "null"] } },
    { a: { type: ["string", "null"], description: "null: not given." } },
  ]);
  expect(asNull.restore({ a: null })).toStrictEqual({ a: null });
  expect(asAbsent.restore({ a: null })).toStrictEqual({});
  expect([asNull, asAbsent].map(({ notes }) => notes[0]?.effect)).toEqual([
    "null is a value; leaving it out cannot be said",
    "null stands for leaving it out; null itself cannot be said",
  ]);
});

test("a required member that is not declared is a loss", () => {
  const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a", "b"] };
  expect(refusalOf(schema, "openai-strict")).toEqual([
    "NOT_EXPRESSIBLE",
    "/required/1: a required member that is not declared cannot be sent",
  ]);
});

test("null that means two things in two forms of the root is a loss", () => {
  const form = (name: string, type: unknown): object => {
    return { type: "object", properties: { [name]: { type } }, required: [name], additionalProperties: false };
  };
  expect(refusalOf({ anyOf: [form("a", ["string", "null"]), form("b", "string")] }, "openai-strict")).toEqual([
    "NOT_EXPRESSIBLE",
    "/anyOf/0/properties/a: null would mean two things: left out in one form, a value in another",
  ]);
  expect(notesOf({ anyOf: [form("a", "string"), form("b", "string")] }, "openai-strict")).toContain(
    "/anyOf/0/properties/a required required",
  );
});

test("only OpenAI's strict mode asks for it", () => {
  const schema = { type: "object", properties: { a: { type: "string" } }, additionalProperties: false };
  expect(toDialect(schema, "anthropic-strict").schema).toEqual(schema);
});
