import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { Check, Errors } from "typebox/schema";
import { Settings } from "typebox/system";
import { describe, expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments } from "../src/arguments/validate-tool-arguments.ts";
import { isToolSchemaError, ToolSchemaError } from "../src/schema/tool-schema-error.ts";
import { refused } from "./support/issues-of.ts";

const tool = (parameters: object): { name: string; description: string; parameters: object } => ({
  name: "tool",
  description: "",
  parameters,
});
const accepts = (schema: object, value: unknown): boolean => safeValidateToolArguments(tool(schema), value).ok;
const typeBoxAccepts = (schema: object, value: unknown): boolean => Check({}, schema, value);
const parameter = (p: object): object => ({ type: "object", properties: { p } });

describe("the other verdict", () => {
  test.each<[string, object, object, { readonly typeBox: boolean; readonly ours: boolean }]>([
    ["required names an own property", { type: "object", required: ["toString"] }, {}, { typeBox: true, ours: false }],
    [
      "an optional property that only a prototype has is absent",
      { type: "object", properties: { toString: { type: "string" } } },
      {},
      { typeBox: false, ours: true },
    ],
    [
      "multipleOf is exact",
      parameter({ type: "number", multipleOf: 0.1 }),
      { p: 0.10000000000100001 },
      { typeBox: true, ours: false },
    ],
    [
      "multipleOf is exact for whole numbers",
      parameter({ type: "number", multipleOf: 1 }),
      { p: 1.00000000001 },
      { typeBox: true, ours: false },
    ],
    [
      "uniqueItems compares values",
      parameter({ type: "array", uniqueItems: true }),
      { p: [[[1], 2], [[1, 2]]] },
      { typeBox: false, ours: true },
    ],
    [
      "0 and -0 are one number to uniqueItems",
      parameter({ type: "array", uniqueItems: true }),
      { p: [0, -0] },
      { typeBox: true, ours: false },
    ],
    [
      "a constant array is an array",
      parameter({ const: [1] }),
      { p: { 0: 1, length: 1 } },
      { typeBox: true, ours: false },
    ],
    [
      "Record checks keys that hold a line break",
      Type.Record(Type.String(), Type.Number()),
      { "a\nb": "x" },
      { typeBox: true, ours: false },
    ],
    [
      "unevaluatedProperties has nothing to say of an array",
      parameter({ unevaluatedProperties: false }),
      { p: [1] },
      { typeBox: false, ours: true },
    ],
    [
      "what is seen under not is not evaluated",
      {
        type: "object",
        properties: { a: {} },
        unevaluatedProperties: false,
        not: { properties: { b: {} }, unevaluatedProperties: false },
      },
      { a: [], b: true },
      { typeBox: true, ours: false },
    ],
    [
      "an if that does not hold takes nothing away from what is evaluated",
      {
        type: "object",
        properties: { a: {} },
        unevaluatedProperties: false,
        if: { properties: { a: { type: "string" } } },
      },
      { a: 1 },
      { typeBox: false, ours: true },
    ],
    [
      "else does not see what the schema around it has evaluated",
      { type: "object", properties: { a: {} }, if: { type: "string" }, else: { unevaluatedProperties: false } },
      { a: 1 },
      { typeBox: true, ours: false },
    ],
    [
      "what a member has that unevaluatedProperties checks is not evaluated around it",
      { type: "object", unevaluatedProperties: { type: "object", properties: { b: {} } } },
      { a: { b: 1 }, b: true },
      { typeBox: true, ours: false },
    ],
    [
      "what an item has that unevaluatedItems checks is not evaluated around it",
      parameter({ type: "array", unevaluatedItems: { type: "array", prefixItems: [{}, {}] } }),
      { p: [[1, 2], true] },
      { typeBox: true, ours: false },
    ],
    [
      "what an item has that contains takes is not evaluated around it",
      parameter({ type: "array", contains: { type: "array", prefixItems: [{}, {}] }, unevaluatedItems: false }),
      { p: [[1, 2], true] },
      { typeBox: true, ours: false },
    ],
  ])("%s", (_name, schema, value, { typeBox, ours }) => {
    expect(typeBoxAccepts(schema, value)).toBe(typeBox);
    expect(accepts(schema, value)).toBe(ours);
    expect(safeParseToolArguments(tool(schema), JSON.stringify(value)).ok).toBe(ours);
  });

  test("contains accounts for the items that it takes, on every version of TypeBox", () => {
    const schema = parameter({ type: "array", contains: { const: 1 }, unevaluatedItems: false });
    // TypeBox 1.3.7 refuses the first.
    expect(typeBoxAccepts(schema, { p: [1, 2] })).toBe(false);
    expect([accepts(schema, { p: [1, 1] }), accepts(schema, { p: [1, 2] })]).toEqual([true, false]);
  });

  test("0.3 is a multiple of 0.1 for both", () => {
    const schema = parameter({ type: "number", multipleOf: 0.1 });
    expect([typeBoxAccepts(schema, { p: 0.3 }), accepts(schema, { p: 0.3 })]).toEqual([true, true]);
  });

  test("own-property meaning holds for every name that prototypes have", () => {
    for (const name of ["hasOwnProperty", "valueOf", "isPrototypeOf", "toLocaleString"]) {
      const required = { type: "object", required: [name] };
      expect([typeBoxAccepts(required, {}), accepts(required, {})]).toEqual([true, false]);
      expect(accepts(required, { [name]: 1 })).toBe(true);
      const optional = { type: "object", properties: { [name]: { type: "string" } } };
      expect([typeBoxAccepts(optional, {}), accepts(optional, {})]).toEqual([false, true]);
      expect(accepts(optional, { [name]: 1 })).toBe(false);
    }
    // TypeBox has an exception for this one.
    const schema = { type: "object", properties: { constructor: { type: "string" } }, required: ["constructor"] };
    expect(accepts(schema, {})).toBe(false);
    expect(accepts(schema, JSON.parse('{"constructor":"x"}'))).toBe(true);
    expect(accepts(schema, JSON.parse('{"constructor":1}'))).toBe(false);
  });
});

/** Not under a policy that forbids it: then there is no generated code to overflow. */
const generatesCode = Compile({ type: "string" }).IsAccelerated();

describe("no RangeError", () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `name_${index}`);

  test.each<[string, object, object, object]>([
    ["5,000 enum members", parameter({ enum: names }), { p: "name_4999" }, { p: "name_5000" }],
    [
      "5,000 properties",
      { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
      { name_4999: "x" },
      { name_4999: 1 },
    ],
  ])("%s", (_name, schema, good, bad) => {
    if (generatesCode) expect(() => Compile(schema)).toThrow(RangeError);
    expect([accepts(schema, good), accepts(schema, bad)]).toEqual([true, false]);
  });

  test("a value of 3,000 levels", () => {
    const list = {
      type: "object",
      properties: { next: { $ref: "#/$defs/list" }, name: { type: "string" } },
      $defs: { list: { type: "object", properties: { next: { $ref: "#/$defs/list" }, name: { type: "string" } } } },
    };
    let value: object = { name: 1 };
    for (let level = 0; level < 3_000; level += 1) value = { next: value };
    expect(() => Errors({}, list, value)).toThrow(RangeError);
    expect(refused(list, value).code).toBe("limit");
    expect(refused(list, value, { maxDepth: 10_000 }).code).toBe("limit");
  });
});

test("nine mistakes are nine issues, and TypeBox's setting is left alone", () => {
  const names = [..."abcdefghi"];
  const schema = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  };
  const value = Object.fromEntries(names.map((name) => [name, 1]));
  const before = { ...Settings.Get() };
  expect(Errors({}, schema, value)[1]).toHaveLength(8);
  expect(refused(schema, value).issues).toHaveLength(9);
  expect(Settings.Get()).toEqual(before);
});

test("without generated code TypeBox's validator remembers the call before, and ours does not", () => {
  const schema = { type: "object", unevaluatedProperties: { type: "boolean" } };
  const values = [{ a: true }, { a: 1 }];
  const { useAcceleration } = Settings.Get();
  Settings.Set({ useAcceleration: false });
  try {
    const validator = Compile(schema);
    expect(values.map((value) => validator.Check(value))).toEqual([true, true]);
    expect(values.map((value) => accepts(schema, value))).toEqual([true, false]);
  } finally {
    Settings.Set({ useAcceleration });
  }
});

test.each(["\\-", "[\\w-.]", "(?i)a"])("the pattern %s is refused when the tool is defined", (pattern) => {
  const schema = parameter({ type: "string", pattern });
  expect(() => typeBoxAccepts(schema, { p: "a" })).toThrow(SyntaxError);
  const attempt = (): unknown => safeValidateToolArguments(tool(schema), { p: "a" });
  expect(attempt).toThrow(ToolSchemaError);
  try {
    attempt();
  } catch (error) {
    expect(isToolSchemaError(error) && error.findings.map(({ pointer }) => pointer)).toEqual(["/properties/p/pattern"]);
  }
});
