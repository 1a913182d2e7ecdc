import fc from "fast-check";
import { expect, test } from "vitest";
import { planFor, verdictsOf } from "../../support/plans.ts";

test.each<[string, Readonly<Record<string, unknown>>, readonly unknown[] | undefined]>([
  [
    "literals with their types",
    {
      anyOf: [
        { type: "string", const: "a" },
        { type: "integer", const: 1 },
      ],
    },
    ["a", 1],
  ],
  ["literals alone, with words", { oneOf: [{ const: true }, { const: "b", description: "B" }] }, [true, "b"]],
  ["a literal that its type refuses", { anyOf: [{ type: "integer", const: 1.5 }, { const: 1 }] }, undefined],
  ["a literal under several types", { anyOf: [{ type: ["string", "null"], const: "a" }] }, undefined],
  ["a literal with another rule", { anyOf: [{ const: "a", minLength: 2 }] }, undefined],
  ["a literal beside an enum", { anyOf: [{ const: "a", enum: ["b"] }] }, undefined],
  ["an enum", { anyOf: [{ enum: ["a", "b"] }] }, undefined],
  ["null", { anyOf: [{ const: "a" }, { const: null }] }, undefined],
  ["an object", { anyOf: [{ const: {} }] }, undefined],
  ["true", { anyOf: [{ const: "a" }, true] }, undefined],
  ["one literal twice, of which oneOf takes none", { oneOf: [{ const: "a" }, { const: "a" }] }, undefined],
  ["one literal twice under anyOf", { anyOf: [{ const: "a" }, { const: "a" }] }, ["a", "a"]],
])("%s", (_name, schema, expected) => {
  expect(planFor(schema).root.unions[0]?.literals).toEqual(expected);
});

test("the branches are nodes at their places when they are asked for", () => {
  const { root } = planFor({ properties: { a: { anyOf: [{ const: "a" }, { type: "number", const: 2 }] } } });
  const branches = root.object?.properties[0]?.node?.unions[0]?.branches;
  expect(branches?.map(({ pointer }) => pointer)).toEqual(["/properties/a/anyOf/0", "/properties/a/anyOf/1"]);
  expect(branches?.[1]).toMatchObject({ typeNames: ["number"], literals: [{ keyword: "const", values: [2] }] });
});

const literal = fc.constantFrom<unknown>("a", "b", "", 0, 1, -1, 2.5, true, false, null);
const type = fc.constantFrom("string", "number", "integer", "boolean", "null", undefined);
const branch = fc.record({ const: literal, type }).map(({ const: value, type: name }) => {
  return name === undefined ? { const: value } : { const: value, type: name };
});

test("takes what its branches take one by one", () => {
  fc.assert(
    fc.property(fc.array(branch, { minLength: 1, maxLength: 6 }), literal, fc.boolean(), (branches, value, one) => {
      const count = branches.filter((schema) => verdictsOf(planFor(schema), value).check).length;
      const { check, copied, issues } = verdictsOf(planFor({ [one ? "oneOf" : "anyOf"]: branches }), value);
      const expected = one ? count === 1 : count > 0;
      expect({ check, copied, isExplained: issues.length > 0 }).toEqual({
        check: expected,
        copied: expected,
        isExplained: !expected,
      });
    }),
  );
});
