import { describe, expect, test } from "vitest";
import { createToolArgumentsReader, type ReaderOptions } from "../../src/arguments/create-tool-arguments-reader.ts";
import { schemaOf } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { isFollowedWhole } from "../../src/reader/followed-whole.ts";
import { Type } from "../../src/index.ts";
import { outcome, parsed, pieces, read } from "../support/reading.ts";

function toolOf(property: object, others: object = {}): ToolDefinition {
  return { name: "tool", description: "", parameters: { type: "object", properties: { a: property }, ...others } };
}

describe("schemas of which the check of the whole has nothing left to ask", () => {
  test.each<[name: string, tool: ToolDefinition, isWhole: boolean]>([
    ["scalars with rules of their own", toolOf({ type: "string", maxLength: 3, pattern: "^a" }), true],
    ["enum and const", toolOf({ enum: ["x", 1, null] }), true],
    ["an enum with an object", toolOf({ enum: [{}] }), false],
    ["a closed object that wants members", toolOf({}, { required: ["a"], additionalProperties: false }), true],
    ["a union of literals", toolOf({ anyOf: [{ const: "x" }, { const: "y" }] }), true],
    ["oneOf with a literal twice", toolOf({ oneOf: [{ const: "x" }, { const: "x" }] }), false],
    ["a union of kinds", toolOf({ anyOf: [{ type: "null" }, { type: "string" }] }), true],
    ["a union of objects", toolOf({ anyOf: [{ type: "object" }, { type: "object" }] }), false],
    ["a union beside other rules", toolOf({ anyOf: [{ const: "x" }, { const: "y" }], minLength: 1 }), false],
    ["a reference", toolOf({ $ref: "#/$defs/b" }, { $defs: { b: { type: "string" } } }), true],
    ["a reference in a circle", toolOf({ items: { $ref: "#/properties/a" } }), true],
    ["allOf", toolOf({ allOf: [{ type: "string" }] }), false],
    ["not", toolOf({ not: { const: 1 } }), false],
    ["if", toolOf({ if: { const: 1 }, then: false }), false],
    ["contains", toolOf({ type: "array", contains: { const: 1 } }), false],
    ["uniqueItems", toolOf({ type: "array", uniqueItems: true }), false],
    ["tuples", toolOf({ type: "array", prefixItems: [{ type: "string" }], items: { type: "number" } }), true],
    ["what is deep inside", toolOf({ items: { additionalProperties: { uniqueItems: true } } }), false],
    ["patternProperties", toolOf({}, { patternProperties: { "^b": {} } }), false],
    ["propertyNames", toolOf({}, { propertyNames: { maxLength: 1 } }), false],
    ["dependentRequired", toolOf({}, { dependentRequired: { a: ["b"] } }), false],
    ["dependentSchemas", toolOf({}, { dependentSchemas: { a: { required: ["b"] } } }), false],
    ["unevaluatedProperties", toolOf({}, { unevaluatedProperties: false }), false],
  ])("%s", (_name, tool, isWhole) => {
    expect(isFollowedWhole(schemaOf(tool, undefined).plan.root)).toBe(isWhole);
  });
});

const rows = {
  name: "rows",
  description: "",
  parameters: Type.Object({
    rows: Type.Array(Type.Object({ id: Type.Integer(), state: Type.Union([Type.Literal("on"), Type.Literal("off")]) })),
    next: Type.Optional(Type.Union([Type.Null(), Type.Object({ id: Type.Integer() })])),
  }),
};

const TEXT = '{"rows":[{"id":1,"state":"on"},{"state":"off","id":-0}],"next":{"id":3,"more":{"deep":[[]]}}}';

describe("finish is parseToolArguments also where nothing is checked again", () => {
  const limits = Array.from({ length: 24 }, (_, index) => index + 1);
  test.each<keyof ReaderOptions>(["maxNodes", "maxDepth", "maxSteps"])("at every %s", (name) => {
    for (const limit of limits) {
      const { reader } = read(rows, pieces(TEXT, [3]), { [name]: limit });
      expect(outcome(reader.safeFinish())).toEqual(parsed(rows, TEXT, { [name]: limit }));
    }
  });

  test.each([
    ["constructor with a prototype", '{"rows":[],"constructor":{"prototype":1}}'],
    ["a key twice out of order", '{"next":null,"rows":[],"next":null}'],
    ["a key twice among others", '{"x":1,"rows":[],"x":1}'],
    ["__proto__", '{"rows":[],"__proto__":{}}'],
    ["keys in escapes", '{"r\\u006fws":[{"\\u0069d":1,"state":"\\u006fn"}]}'],
    ["a lone surrogate", '{"rows":[],"x":"\\ud800"}'],
    ["a number that is rounded", '{"rows":[{"id":9007199254740993,"state":"on"}]}'],
    ["nested 129 deep", `{"rows":[],"x":${"[".repeat(128)}${"]".repeat(128)}}`],
    ["nested 300 deep", `{"rows":[],"x":${"[".repeat(299)}${"]".repeat(299)}}`],
  ])("%s", (_name, text) => {
    for (const options of [{}, { maxDepth: 400 }, { loneSurrogates: "refuse" }, { unsafeNumbers: "allow" }] as const) {
      for (const size of [1, 4, 1_000]) {
        const { reader } = read(rows, pieces(text, [size]), options);
        expect(outcome(reader.safeFinish())).toEqual(parsed(rows, text, options));
      }
    }
  });

  test("nobody else has a part of what it gives, and each time it is another", () => {
    const reader = createToolArgumentsReader(rows);
    reader.push(TEXT.slice(0, 40));
    Reflect.set(reader.preview.rows?.[0] ?? {}, "id", "changed");
    reader.push(TEXT.slice(40));
    Reflect.set(reader.preview.rows?.[1] ?? {}, "id", "changed");
    const expected = JSON.parse(TEXT) as unknown;
    const first = reader.finish();
    expect(first).toStrictEqual(expected);
    Reflect.set(first.rows[0] ?? {}, "id", "changed");
    Reflect.set(reader.preview.rows?.[0] ?? {}, "state", "changed");
    expect(reader.finish()).toStrictEqual(expected);
    expect(reader.finish()).not.toBe(reader.finish());
  });

  test("what comes after the end is refused, although the value was given", () => {
    const reader = createToolArgumentsReader(rows);
    reader.push('{"rows":[]}');
    expect(reader.finish()).toEqual({ rows: [] });
    expect(reader.push(" ").status).toBe("complete");
    expect(reader.finish()).toEqual({ rows: [] });
    expect(reader.push("{").status).toBe("refused");
    expect(reader.safeFinish().ok).toBe(false);
  });
});
