import { describe, expect, test } from "vitest";
import { compileToolArguments, type CompiledToolArguments } from "../../../src/index.ts";
import { naiveVerdict } from "../../support/naive-verdict.ts";

type Schema = Readonly<Record<string, unknown>>;

const usual = { a: "left", b: 2, c: { d: "left" }, e: true, f: 1 };

const properties = {
  a: { type: "string" },
  b: { type: "number" },
  c: { type: "object", properties: { d: { type: "string" } }, required: ["d"] },
  e: { type: "boolean" },
  f: { type: "integer" },
};

/** Rules of all kinds for the same keys; each takes the usual arguments. */
const variants: readonly Schema[] = [
  {},
  { required: ["a", "b", "c", "e", "f"] },
  { required: ["f", "a"] },
  { additionalProperties: false },
  { additionalProperties: { type: "string", maxLength: 1 } },
  { properties: { ...properties, a: { enum: ["left", "right"] } } },
  { properties: { ...properties, a: { const: "left" }, e: { const: true } }, required: ["a"] },
  { properties: { ...properties, a: { anyOf: [{ const: "left" }, { const: "x" }] } } },
  { properties: { ...properties, a: { oneOf: [{ const: "left" }, { const: "x" }] }, b: { enum: [1, 2] } } },
  { properties: { ...properties, a: { type: "string", minLength: 2, maxLength: 4 } } },
  { properties: { ...properties, a: { type: "string", pattern: "^l" } } },
  { properties: { ...properties, b: { type: "integer" }, f: { type: "number" } } },
  { properties: { ...properties, b: { type: "number", minimum: 1, maximum: 2 } } },
  { properties: { ...properties, b: { type: "number", exclusiveMaximum: 2.5 } } },
  { properties: { ...properties, c: { type: "object", properties: { d: { enum: ["left"] } } } } },
  { properties: { ...properties, c: { type: "object", properties: { d: {} }, additionalProperties: false } } },
  { properties: { ...properties, c: {} } },
  { properties: { ...properties, e: true, f: { type: ["integer", "null"] } } },
  { properties: Object.fromEntries(Object.entries(properties).reverse()), required: ["b"] },
].map((rules) => ({ type: "object", properties, ...rules }));

const { a: _left, ...withoutFirst } = usual;

const values: readonly unknown[] = [
  usual,
  { ...usual, a: "x" },
  { ...usual, a: "right" },
  { ...usual, a: 1 },
  { ...usual, a: null },
  { ...usual, b: 1.5 },
  { ...usual, b: 3 },
  { ...usual, b: "2" },
  { ...usual, c: { d: "x" } },
  { ...usual, c: { d: 1 } },
  { ...usual, c: {} },
  { ...usual, c: { d: "left", more: 1 } },
  { ...usual, c: null },
  { ...usual, e: false },
  { ...usual, e: "true" },
  { ...usual, f: 0.5 },
  { ...usual, f: null },
  { ...usual, f: -0 },
  { ...usual, more: 1 },
  { ...usual, more: "m" },
  { a: "left", b: 2 },
  withoutFirst,
  Object.fromEntries(Object.entries(usual).reverse()),
  {},
];

/** A member that is `undefined` is left out. */
const holes: readonly unknown[] = [
  { ...usual, a: undefined },
  { ...usual, b: undefined, f: undefined },
  { ...usual, c: { d: undefined } },
  { ...usual, a: undefined, e: 1 },
];

function compiled(schema: Schema): CompiledToolArguments {
  return compileToolArguments({ name: "t", description: "", parameters: structuredClone(schema) });
}

function outcome(tool: CompiledToolArguments, value: unknown): unknown {
  const result = tool.safeValidate(value);
  return result.ok ? { value: result.value, text: JSON.stringify(result.value) } : result.error.details;
}

/** The first takes the places, the others share them; all have copied the usual arguments so many times, in turn. */
function inTurn(times: number): readonly (readonly [Schema, CompiledToolArguments])[] {
  const tools = variants.map((schema) => [schema, compiled(schema)] as const);
  for (let call = 0; call < times; call += 1) {
    for (const [, tool] of tools) expect(tool.safeValidate(usual)).toStrictEqual({ ok: true, value: usual });
  }
  return tools;
}

describe("schemas of the same keys with other rules", () => {
  // Before any has places, when the first takes some, when the others share them, and long after.
  test.each([0, 3, 5, 49, 51, 120])("keep to their own, used %i times in turn", (times) => {
    const tools = inTurn(times);
    for (const value of values) {
      for (const [schema, tool] of tools) {
        const expected = naiveVerdict(schema, value);
        expect(tool.safeValidate(value).ok).toBe(expected);
        expect(outcome(tool, value)).toStrictEqual(outcome(compiled(schema), value));
        if (expected) expect(outcome(tool, value)).toStrictEqual({ value, text: JSON.stringify(value) });
      }
    }
  });

  test("leave out what is undefined, where they may", () => {
    const tools = inTurn(60);
    for (const value of holes) {
      const left: unknown = JSON.parse(JSON.stringify(value));
      for (const [schema, tool] of tools) {
        expect(tool.safeValidate(value).ok).toBe(naiveVerdict(schema, left));
        expect(outcome(tool, value)).toStrictEqual(outcome(compiled(schema), left));
      }
    }
  });
});
