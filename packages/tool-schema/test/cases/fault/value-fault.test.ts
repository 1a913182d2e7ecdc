import { type JsonValue, safeValidateToolArguments } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueFault } from "../../../src/cases/fault/value-fault.ts";
import { readSource } from "../../../src/cases/schema/schema-source.ts";
import { cloneToolSchema } from "../../../src/document/clone-tool-schema.ts";
import type { JsonSchema, SchemaObject } from "../../../src/document/json-schema.ts";

/** The keyword that a value of the member `it` breaks, told without the validator. */
function faultOf(schema: JsonSchema, value: JsonValue, $defs: SchemaObject = {}): string | undefined {
  const root = cloneToolSchema({ type: "object", properties: { it: schema }, $defs }) as SchemaObject;
  const properties = root["properties"] as { readonly it: JsonSchema };
  return valueFault(properties.it, value, readSource(root, {}))?.keyword;
}

const short = { type: "string", maxLength: 2 };
const number = { type: "number", minimum: 0 };

describe("the one mistake of a value", () => {
  test.each<readonly [string, JsonSchema, JsonValue, string | undefined]>([
    ["true takes everything", true, 1, undefined],
    ["false takes nothing", false, 1, "boolean"],
    ["type speaks first", { type: "string", enum: [1], minimum: 3 }, 2, "type"],
    ["integers may be written as 1.0", { type: "integer" }, 1, undefined],
    ["a fraction is no integer", { type: "integer" }, 1.5, "type"],
    ["enum before const", { enum: [1], const: 1 }, 2, "enum"],
    ["const", { const: { a: [1] } }, { a: [2] }, "const"],
    ["an object's members have no order", { const: { a: 1, b: 2 } }, { b: 2, a: 1 }, undefined],
    ["lengths are in code points", { minLength: 2 }, "𝄞", "minLength"],
    ["length before format before pattern", { maxLength: 2, format: "date", pattern: "^a" }, "bbb", "maxLength"],
    ["format before pattern", { format: "date", pattern: "^a" }, "bbb", "format"],
    ["pattern", { pattern: "^a" }, "bbb", "pattern"],
    ["minimum before multipleOf", { minimum: 3, multipleOf: 2 }, 1, "minimum"],
    ["exclusive bounds", { exclusiveMinimum: 3 }, 3, "exclusiveMinimum"],
    ["decimals are exact", { multipleOf: 0.1 }, 0.3, undefined],
    ["own keywords before those of allOf", { minimum: 5, allOf: [{ type: "string" }] }, 1, "minimum"],
    ["allOf in its order", { allOf: [{ maximum: 0 }, { minimum: 5 }] }, 1, "maximum"],
    ["a reference before allOf", { $ref: "#/$defs/short", allOf: [{ minLength: 9 }] }, "long", "maxLength"],
    ["a union without a branch for the kind", { anyOf: [short, number] }, null, "anyOf"],
    ["a union's branch for the kind", { anyOf: [short, number] }, -1, "minimum"],
    ["a union of literals", { oneOf: [{ const: "a" }, { enum: ["b"] }, { type: "null" }] }, "c", "oneOf"],
    ["branches that say the same", { anyOf: [short, { ...short, minLength: 1 }] }, "long", "maxLength"],
    ["branches that say different things", { anyOf: [short, { pattern: "^a" }] }, "long", "anyOf"],
    ["two branches of oneOf", { oneOf: [short, { minLength: 1 }] }, "a", "oneOf"],
    ["not", { not: short }, "a", "not"],
    ["if and then", { if: { type: "string" }, then: short, else: number }, "long", "maxLength"],
    ["if and else", { if: { type: "string" }, then: short, else: number }, -1, "minimum"],
  ])("%s", (_, schema, value, keyword) => {
    expect(faultOf(schema, value, { short })).toBe(keyword);
  });

  test("the validator says the same of scalars, whatever the schema", () => {
    const leaf = fc.constantFrom<JsonSchema>(
      short,
      number,
      { const: "a" },
      { enum: ["b", 1, null] },
      { type: "integer", maximum: 3 },
      { minLength: 1 },
      { type: ["string", "null"], pattern: "^[ab]" },
      { multipleOf: 0.5 },
      { type: "null" },
      true,
      false,
    );
    const two = fc.tuple(leaf, leaf).map(([one, other]) => [one, other]);
    const inner = fc.oneof(
      leaf,
      two.map((anyOf): JsonSchema => ({ anyOf })),
      two.map((oneOf): JsonSchema => ({ oneOf })),
      two.map((allOf): JsonSchema => ({ allOf })),
      leaf.map((not): JsonSchema => ({ not })),
      fc.record({ if: leaf, then: leaf, else: leaf }),
    );
    const schema = fc.oneof(
      inner,
      fc.tuple(inner, inner).map((anyOf): JsonSchema => ({ anyOf })),
    );
    const value = fc.constantFrom<JsonValue>(null, true, 0, 1, -1, 2.5, 7, "", "a", "b", "ab", "abc", "zzz");
    fc.assert(
      fc.property(schema, value, (it, sent) => {
        const parameters = { type: "object", properties: { it } };
        const result = safeValidateToolArguments({ name: "it", description: "", parameters }, { it: sent });
        const said = result.ok ? undefined : result.error.details.map(({ keyword }) => keyword).join();
        expect(faultOf(it, sent)).toBe(said);
      }),
      { numRuns: 500 },
    );
  });
});
