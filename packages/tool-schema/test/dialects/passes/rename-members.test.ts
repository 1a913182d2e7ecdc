import { describe, expect, test } from "vitest";
import { toDialect } from "../../../src/index.ts";
import { refusalOf } from "../../support/convert.ts";

function wireNames(...names: readonly string[]): readonly string[] {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  return Object.keys(toDialect({ type: "object", properties }, "anthropic").schema["properties"] ?? {});
}

describe("names", () => {
  test.each<[name: string, names: readonly string[], wire: readonly string[]]>([
    ["that are taken stay", ["a", "a.b", "a-b", "A_9"], ["a", "a.b", "a-b", "A_9"]],
    ["lose what is not taken", ["a[b]", "DateSent>", "$meta"], ["a_b_", "DateSent_", "_meta"]],
    ["never meet a declared one", ["a b", "a_b", "a_b_2"], ["a_b_3", "a_b", "a_b_2"]],
    ["never meet one another", ["a b", "a/b", "a:b"], ["a_b", "a_b_2", "a_b_3"]],
    ["of no letters at all", ["日本", "語", ""], ["__", "_", "member"]],
    ["that are long are cut", ["a".repeat(70), "a".repeat(64)], [`${"a".repeat(62)}_2`, "a".repeat(64)]],
    ["of the prototype are names like others", ["constructor", "to String"], ["constructor", "to_String"]],
  ])("%s", (_name, names, wire) => {
    expect(wireNames(...names)).toEqual(wire);
  });

  test("a rule that no other name satisfies is a loss", () => {
    const schema = { type: "object", properties: { a: {} } };
    expect(refusalOf(schema, "anthropic", { limits: { propertyName: "^ $" } })).toEqual([
      "NOT_EXPRESSIBLE",
      "/properties/a: a name that the dialect refuses, and no other can be made",
    ]);
  });
});

const schema = {
  type: "object",
  properties: {
    "filter[id]": { type: "string" },
    list: { type: "array", items: { $ref: "#/$defs/entry" } },
    map: { type: "object", additionalProperties: { $ref: "#/$defs/entry" } },
    any: {},
  },
  required: ["filter[id]"],
  dependentRequired: { "filter[id]": ["list"], list: ["filter[id]"] },
  if: { properties: { "filter[id]": { const: "x" } } },
  then: { required: ["filter[id]"] },
  $defs: {
    entry: {
      anyOf: [
        { type: "object", properties: { "a b": { type: "number" } }, required: ["a b"] },
        { type: "object", allOf: [{ properties: { "c d": { $ref: "#/$defs/entry" } } }] },
      ],
    },
  },
};

test("required, dependencies and conditions keep in step", () => {
  expect(toDialect(schema, "anthropic").schema).toMatchObject({
    properties: { filter_id_: { type: "string" } },
    required: ["filter_id_"],
    dependentRequired: { filter_id_: ["list"], list: ["filter_id_"] },
    if: { properties: { filter_id_: { const: "x" } } },
    then: { required: ["filter_id_"] },
    $defs: {
      entry: { anyOf: [{ properties: { a_b: {} }, required: ["a_b"] }, { allOf: [{ properties: { c_d: {} } }] }] },
    },
  });
});

test("restore gives names back wherever they are declared, and nowhere else", () => {
  const { restore } = toDialect(schema, "anthropic");
  const sent = {
    filter_id_: "1",
    list: [{ a_b: 1 }, { c_d: { c_d: { a_b: 2 } } }],
    map: { a_b: { a_b: 3 } },
    any: { a_b: 4, filter_id_: 5 },
    a_b: 6,
  };
  expect(restore(sent)).toStrictEqual({
    "filter[id]": "1",
    list: [{ "a b": 1 }, { "c d": { "c d": { "a b": 2 } } }],
    map: { a_b: { "a b": 3 } },
    any: { a_b: 4, filter_id_: 5 },
    a_b: 6,
  });
});

test("a value that has both names keeps both", () => {
  const { restore } = toDialect(schema, "anthropic");
  expect(restore({ filter_id_: "1", "filter[id]": "2" })).toStrictEqual({ filter_id_: "1", "filter[id]": "2" });
});

test("rules about names are left to the check of the call", () => {
  const rules = {
    type: "object",
    properties: { "a b": { type: "string" } },
    patternProperties: { "^a_": { type: "number" } },
    additionalProperties: false,
    propertyNames: { pattern: "^a " },
  };
  expect(toDialect(rules, "anthropic").schema).toEqual({
    type: "object",
    description: "Other members with names that match ^a_, each a number.",
    properties: { a_b: { type: "string" } },
  });
});
