import { toStrictJsonSchema } from "openai/lib/transform";
import { expect, test } from "vitest";
import { checkOpenaiStrict } from "../../support/dialect-checkers/openai-strict.ts";
import { around, checkerTable, closed } from "../../support/dialect-checkers/table.ts";

function nested(levels: number): object {
  let schema: object = { type: "string" };
  for (let level = 0; level < levels; level += 1) schema = closed(schema);
  return schema;
}

function named(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: "null" }]));
  return { type: "object", properties, required: names, additionalProperties: false };
}

const texts = (count: number, length: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index}`.padStart(length, "x"));

const accepted: readonly (readonly [name: string, schema: object])[] = [
  ["no members", { type: "object", properties: {}, required: [], additionalProperties: false }],
  ["an optional member", closed({ type: ["string", "null"] })],
  ["an optional object", closed({ anyOf: [closed({ type: "integer" }), { type: "null" }] })],
  ["bounds", closed({ type: "number", minimum: 1, exclusiveMaximum: 2, multipleOf: 0.5 })],
  ["lengths and patterns", closed({ type: "string", minLength: 1, pattern: "^a", format: "uuid" })],
  ["an array", closed({ type: "array", items: { type: "string" }, minItems: 1, maxItems: 2 })],
  ["a literal", closed({ type: "string", const: "a" })],
  ["recursion", closed({ anyOf: [{ $ref: "#" }, { type: "null" }] })],
  ["definitions", closed({ $ref: "#/$defs/b" }, { $defs: { b: { type: "string", description: "text" } } })],
  ["members named like keywords", { ...named(0), properties: { not: { type: "null" } }, required: ["not"] }],
  ["ten levels", nested(10)],
  ["a thousand enum values", closed({ type: "string", enum: texts(1_000, 15) })],
];

checkerTable(checkOpenaiStrict, accepted, [
  ["an open object", around({ type: "string" }, { required: ["a"] }), [" closed-object"]],
  [
    "a schema for other members",
    closed({}, { additionalProperties: { type: "string" } }),
    [" closed-object", "/properties/a type-missing"],
  ],
  ["an optional member", around({ type: "string" }, { additionalProperties: false, required: [] }), [" all-required"]],
  ["no required", around({ type: "string" }, { additionalProperties: false }), [" all-required"]],
  ["an undeclared member", closed({ type: "null" }, { required: ["a", "b"] }), [" required-undeclared"]],
  [
    "no properties",
    closed({ type: "object", additionalProperties: false, required: [] }),
    ["/properties/a properties-missing"],
  ],
  [
    "an open object that may be null",
    closed({ type: ["object", "null"], properties: {}, required: [] }),
    ["/properties/a closed-object"],
  ],
  ["a schema without type", closed({ enum: ["a"] }), ["/properties/a type-missing"]],
  ["an empty schema for items", closed({ type: "array", items: {} }), ["/properties/a/items type-missing"]],
  ["a boolean schema", closed(true), ["/properties/a boolean-schema"]],
  ["oneOf", closed({ type: "null", oneOf: [{ type: "null" }] }), ["/properties/a/oneOf keyword:oneOf"]],
  [
    "allOf",
    closed({ type: "null", allOf: [] }),
    ["/properties/a/allOf meta-schema", "/properties/a/allOf keyword:allOf"],
  ],
  ["a default", closed({ type: "string", default: "x" }), ["/properties/a/default keyword:default"]],
  [
    "uniqueItems",
    closed({ type: "array", items: { type: "null" }, uniqueItems: true }),
    ["/properties/a/uniqueItems keyword:uniqueItems"],
  ],
  [
    "propertyNames",
    closed({ ...closed({ type: "null" }), propertyNames: { type: "string" } }),
    ["/properties/a/propertyNames keyword:propertyNames"],
  ],
  [
    "$schema",
    closed({ type: "null" }, { $schema: "https://json-schema.org/draft/2020-12/schema" }),
    ["/$schema keyword:$schema"],
  ],
  ["another format", closed({ type: "string", format: "uri" }), ["/properties/a format"]],
  ["words beside a reference", closed({ $ref: "#", description: "again" }), ["/properties/a reference-alone"]],
  [
    "a union at the root",
    closed({ type: "null" }, { anyOf: [{ type: "object" }] }),
    ["/anyOf root-combinator", "/anyOf/0 closed-object", "/anyOf/0 properties-missing", "/anyOf/0 all-required"],
  ],
  [
    "eleven levels",
    nested(11),
    ["/properties/a".repeat(10), "/properties/a".repeat(11)].map((pointer) => `${pointer} limit:levels`),
  ],
  ["5,001 properties", named(5_001), [" limit:properties"]],
  ["120,001 characters", closed({ type: "string", enum: ["x".repeat(120_000)] }), [" limit:characters"]],
  [
    "1,001 enum values",
    closed({ type: "integer", enum: Array.from({ length: 1_001 }, (_, index) => index) }),
    [" limit:enum-values"],
  ],
  [
    "a large enum of long values",
    closed({ type: "string", enum: texts(251, 60) }),
    ["/properties/a limit:enum-characters"],
  ],
]);

test.each(accepted)("the SDK's strict form leaves it as it is: %s", (_name, schema) => {
  expect(toStrictJsonSchema(schema)).toEqual(schema);
});
