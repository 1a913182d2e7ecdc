import { describe, expect, test } from "vitest";
import { compileToolArguments } from "../../../src/index.ts";
import type { PropertyRule } from "../../../src/plan/node.ts";
import { NOT_SIMPLE } from "../../../src/plan/simple-scalar.ts";
import { naiveVerdict } from "../../support/naive-verdict.ts";
import { planFor } from "../../support/plans.ts";

type Schema = Readonly<Record<string, unknown>>;

function consts(...values: readonly unknown[]): readonly Schema[] {
  return values.map((value) => ({ const: value }));
}

/** Says nothing, but is neither a type, nor a literal, nor a union: with it a property has a node from the start. */
const NEUTRAL: Schema = { minLength: 0, minItems: 0 };

function objectOf(schema: Schema): Schema {
  return { type: "object", properties: { p: schema } };
}

function propertyOf(schema: Schema): PropertyRule {
  const property = planFor(objectOf(schema)).root.object?.properties[0];
  if (property === undefined) throw new Error("the property was not read");
  return property;
}

const EIGHT = ["a", "b", "c", "d", "e", "f", "g", "h"];

const inPlace: readonly Schema[] = [
  { enum: ["a", "b"] },
  { enum: ["", "toString", "__proto__"] },
  { enum: [0, 1.5, 1e21] },
  { enum: [-0] },
  { enum: [true, false] },
  { enum: ["1", 1, true] },
  { enum: EIGHT },
  { const: "a" },
  { const: 0 },
  { const: false },
  { type: "string", enum: ["a", "b"] },
  { type: "integer", enum: [1, 2] },
  { type: "number", const: 1.5 },
  { enum: ["a"], default: "z", description: "d" },
  { anyOf: consts("a", 1, true) },
  { anyOf: consts("a", "a") },
  { oneOf: consts("a", "b", 1) },
  {
    anyOf: [
      { type: "string", const: "a" },
      { type: "integer", const: 1 },
    ],
  },
];

/** Of these some literal can never hold, or there is more to say than which few scalars do. */
const withNode: readonly Schema[] = [
  { enum: [null] },
  { const: null },
  { type: ["string", "null"], enum: ["a", null] },
  { type: "string", enum: ["a", 1] },
  { type: ["string", "number"], enum: ["a", 1] },
  { type: "integer", enum: [1, 1.5] },
  { type: "number", enum: ["1", "a"] },
  { enum: [...EIGHT, "i"] },
  { enum: ["a", []] },
  { enum: [{ a: 1 }, 1] },
  { const: "a", enum: ["a", "b"] },
  { const: "a", enum: ["b"] },
  { oneOf: consts("a", "a", "b") },
  { oneOf: consts(0, -0) },
  { anyOf: [...consts("a"), { type: "null" }] },
  { anyOf: [{ type: "string", const: 1 }, { const: "a" }] },
  { anyOf: consts("a"), oneOf: consts("a", "b") },
  { type: "string", anyOf: consts("a", 1) },
  { enum: ["a", "b"], anyOf: consts("b", "c") },
  { enum: ["a", "bb"], minLength: 2 },
  { anyOf: consts("a"), not: { const: "a" } },
  { anyOf: consts("a"), allOf: consts("b") },
];

const TEXTS = [...EIGHT, "", "i", "z", "bb", "A", "1", "true", "toString", "__proto__"];
const SCALARS = [0, -0, 1, 1.5, 2, 1e21, true, false, null];
const CONTAINERS = [[], {}, { a: 1 }, ["a"]];
const VALUES: readonly unknown[] = [...TEXTS, ...SCALARS, ...CONTAINERS];

describe("a property of a few literals", () => {
  test.each(inPlace)("is tested where it stands: %j", (schema) => {
    expect(propertyOf(schema).simple).not.toBe(NOT_SIMPLE);
    expect(propertyOf({ ...schema, ...NEUTRAL }).simple).toBe(NOT_SIMPLE);
  });

  test.each(withNode)("has a node where there is more to ask: %j", (schema) => {
    expect(propertyOf(schema).simple).toBe(NOT_SIMPLE);
  });

  test.each([...inPlace, ...withNode])("takes what the schema takes, and says what a node says: %j", (schema) => {
    const tools = [schema, { ...NEUTRAL, ...schema }].map((parameters) =>
      compileToolArguments({ name: "t", description: "", parameters: objectOf(parameters) }, { imported: true }),
    );
    for (const value of VALUES) {
      // Refused at first, accepted and refused again: whether the node is there yet must not matter.
      for (const candidate of [value, "a", value]) {
        const [first, second] = tools.map((tool) => {
          const result = tool.safeValidate({ p: candidate });
          return result.ok ? result.value : [result.error.code, result.error.details];
        });
        expect(first).toStrictEqual(second);
        if (naiveVerdict(schema, candidate)) expect(first).toStrictEqual({ p: candidate });
        else expect(first).toContain("schema_mismatch");
      }
    }
  });

  test.each(inPlace)("has the node that it would have had, with its place and branches: %j", (schema) => {
    const { node } = propertyOf(schema);
    const other = propertyOf({ ...schema, ...NEUTRAL }).node;
    expect(node?.pointer).toBe("/properties/p");
    expect([node?.kinds, node?.integer, node?.typeNames]).toEqual([other?.kinds, other?.integer, other?.typeNames]);
    expect(node?.literals).toEqual(other?.literals);
    const unions = [node, other].map((owner) =>
      owner?.unions.map(({ keyword, literals, branches }) => ({
        keyword,
        literals,
        branches: branches.map((branch) => [branch.pointer, branch.literals, branch.typeNames]),
      })),
    );
    expect(unions[0]).toEqual(unions[1]);
  });

  test("is one node, whoever asks first", () => {
    const property = propertyOf({ enum: ["a"] });
    expect(property.node).toBe(property.node);
  });

  test.each<[Schema, unknown, string, string]>([
    [{ enum: ["left", "right"] }, "lefd", "enum", "/properties/p/enum"],
    [{ const: "left" }, "x", "const", "/properties/p/const"],
    [{ type: "string", enum: ["left"] }, 1, "type", "/properties/p/type"],
    [{ anyOf: consts("left", "right") }, "x", "anyOf", "/properties/p/anyOf"],
    [{ oneOf: consts("left", "right") }, "x", "oneOf", "/properties/p/oneOf"],
  ])("an issue names the place in the schema: %j, %j", (schema, value, keyword, schemaPath) => {
    const tool = compileToolArguments({ name: "t", description: "", parameters: objectOf(schema) });
    const result = tool.safeValidate({ p: value });
    expect(result.ok ? [] : result.error.details).toEqual([
      expect.objectContaining({ path: "/p", keyword, schemaPath }),
    ]);
  });
});
