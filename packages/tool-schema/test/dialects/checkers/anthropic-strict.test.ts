import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { expect, test } from "vitest";
import { checkAnthropicStrict } from "../../support/dialect-checkers/anthropic-strict.ts";
import { around, checkerTable, closed } from "../../support/dialect-checkers/table.ts";

function members(count: number, schema: object, required: boolean): object {
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, schema]));
  return { type: "object", properties, additionalProperties: false, ...(required ? { required: names } : {}) };
}

const accepted: readonly (readonly [name: string, schema: object])[] = [
  ["no members", { type: "object", properties: {}, additionalProperties: false }],
  ["an optional member", around({ type: "string" }, { additionalProperties: false })],
  ["a union with null", closed({ anyOf: [closed({ type: "string" }), { type: "null" }] })],
  ["literals without type", closed({ anyOf: [{ const: 1 }, { enum: ["a", null, true] }] })],
  ["allOf of schemas", closed({ allOf: [closed({ type: "string" })] })],
  ["an array with one item", closed({ type: "array", items: { type: "string", format: "uri" }, minItems: 1 })],
  [
    "a reference used twice",
    closed(
      { anyOf: [{ $ref: "#/$defs/b" }, { type: "array", items: { $ref: "#/$defs/b" } }] },
      { $defs: { b: { type: "string" } } },
    ),
  ],
  ["a default, a plain pattern", closed({ type: "string", default: "a", pattern: "^[a-z]{1,3}(?:-b)?$" })],
  ["24 optional members", members(24, { type: "string" }, false)],
  ["16 unions", members(16, { type: ["string", "null"] }, true)],
];

checkerTable(checkAnthropicStrict, accepted, [
  ["an open object", around({ type: "string" }), [" closed-object"]],
  [
    "an open object below",
    closed({ type: "array", items: { type: "object", properties: {} } }),
    ["/properties/a/items closed-object"],
  ],
  [
    "bounds",
    closed({ type: "integer", minimum: 0, exclusiveMaximum: 9 }),
    ["/properties/a/minimum keyword:minimum", "/properties/a/exclusiveMaximum keyword:exclusiveMaximum"],
  ],
  ["a length", closed({ type: "string", maxLength: 9 }), ["/properties/a/maxLength keyword:maxLength"]],
  [
    "two items at least",
    closed({ type: "array", items: { type: "string" }, minItems: 2 }),
    ["/properties/a min-items"],
  ],
  [
    "at most an item",
    closed({ type: "array", items: { type: "string" }, maxItems: 1 }),
    ["/properties/a/maxItems keyword:maxItems"],
  ],
  [
    "oneOf",
    closed({ oneOf: [{ type: "string" }] }),
    ["/properties/a/oneOf keyword:oneOf", "/properties/a type-missing"],
  ],
  ["anything", closed({ description: "anything" }), ["/properties/a type-missing"]],
  ["a boolean schema", closed(true), ["/properties/a boolean-schema"]],
  ["recursion", closed({ anyOf: [{ $ref: "#" }, { type: "null" }] }), ["/properties/a/anyOf/0 recursion"]],
  [
    "recursion over two definitions",
    closed(
      { $ref: "#/$defs/b" },
      { $defs: { b: closed({ $ref: "#/$defs/c" }), c: { type: "array", items: { $ref: "#/$defs/b" } } } },
    ),
    ["/$defs/b/properties/a recursion", "/$defs/c/items recursion"],
  ],
  ["a format", closed({ type: "string", format: "regex" }), ["/properties/a format"]],
  ["an object as a literal", closed({ enum: [{}] }), ["/properties/a literal-object"]],
  ["lookaround", closed({ type: "string", pattern: "^(?!a)b" }), ["/properties/a pattern"]],
  ["a word boundary", closed({ type: "string", pattern: String.raw`\bword` }), ["/properties/a pattern"]],
  [
    "allOf of a reference",
    closed({ allOf: [{ $ref: "#/$defs/b" }] }, { $defs: { b: { type: "string" } } }),
    ["/properties/a all-of-reference"],
  ],
  [
    "rules beside a reference",
    closed({ $ref: "#/$defs/b", pattern: "a" }, { $defs: { b: { type: "string" } } }),
    ["/properties/a reference-alone"],
  ],
  ["25 optional members", members(25, { type: "string" }, false), [" limit:optional"]],
  ["17 unions", members(17, { anyOf: [{ type: "string" }] }, true), [" limit:unions"]],
]);

test.each(accepted)("the SDK's transform takes it: %s", (_name, schema) => {
  const transformed = transformJSONSchema({ ...schema, type: "object" });
  expect(checkAnthropicStrict(transformed)).toEqual([]);
});
