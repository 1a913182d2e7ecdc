import { Type } from "typebox";
import { expect, test } from "vitest";
import { planFor, verdictsOf } from "../support/plans.ts";

test("a plan covers every keyword of JSON Schema", () => {
  const plan = planFor({
    $defs: { a: { type: "string" } },
    type: "object",
    properties: { a: { $ref: "#/$defs/a" }, b: { format: "date", pattern: "^2", minLength: 1 } },
    patternProperties: { "^x": { items: { multipleOf: 2 }, contains: true, minContains: 2, uniqueItems: true } },
    additionalProperties: { prefixItems: [{ not: { const: 1 } }], unevaluatedItems: false },
    propertyNames: { maxLength: 9 },
    dependentRequired: { a: ["b"] },
    dependentSchemas: { b: { required: ["a"] } },
    dependencies: { c: ["a"], d: { minProperties: 2 } },
    allOf: [{ if: { required: ["a"] }, then: { anyOf: [true] }, else: { oneOf: [true, false] } }],
    unevaluatedProperties: false,
  });
  expect(plan.uncovered).toEqual([]);
});

test("says what TypeBox decides, and where", () => {
  const even = Type.Refine(
    Type.Number(),
    (value) => value % 2 === 0,
    () => "must be even",
  );
  const plan = planFor(Type.Object({ "a/b": Type.Array(even) }));
  expect(plan.uncovered).toEqual([
    { pointer: "/properties/a~1b/items", keyword: "~refine", reason: expect.stringContaining("TypeBox") },
  ]);
  expect(verdictsOf(plan, { "a/b": [2, 4] })).toMatchObject({ check: true, copied: true });
  expect(verdictsOf(plan, { "a/b": [2, 3] })).toMatchObject({ check: false, copied: false, issues: ["~refine"] });
  expect(verdictsOf(plan, { "a/b": ["x"] })).toMatchObject({ check: false, copied: false, issues: ["type"] });
});

test("a schema that several references lead to is one node", () => {
  const { root } = planFor({ properties: { a: { $ref: "#/$defs/x" }, b: { $ref: "#/$defs/x" } }, $defs: { x: {} } });
  const [first, second] = root.object?.properties ?? [];
  expect(first?.node?.reference).toBeDefined();
  expect(first?.node?.reference).toBe(second?.node?.reference);
});

test("references in a row lead to the end at once, however they are met", () => {
  const $defs = { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/c" }, c: { type: "string" } };
  const { root } = planFor({ prefixItems: [{ $ref: "#/$defs/b" }, { minLength: 1, $ref: "#/$defs/a" }], $defs });
  const [first, second] = root.array?.prefix ?? [];
  expect(first?.reference?.pointer).toBe("/$defs/c");
  expect(second?.reference?.pointer).toBe("/$defs/c");
  expect(second?.string?.minLength).toBe(1);
});

test.each([
  [
    "recursion through a member",
    { properties: { next: { $ref: "#" } }, required: ["id"] },
    { id: 1, next: { id: 2 } },
    true,
  ],
  [
    "recursion through a member, broken",
    { properties: { next: { $ref: "#" } }, required: ["id"] },
    { id: 1, next: {} },
    false,
  ],
  [
    "a reference into an unknown keyword",
    { properties: { a: { $ref: "#/x-parts/0" } }, "x-parts": [{ const: 1 }] },
    { a: 2 },
    false,
  ],
  [
    "a reference to a boolean schema",
    { properties: { a: { $ref: "#/$defs/no" } }, $defs: { no: false } },
    { a: 2 },
    false,
  ],
  ["prefixItems beside items", { prefixItems: [{ type: "string" }], items: { type: "number" } }, ["a", 1], true],
  ["draft 7's tuple", { items: [{ type: "string" }], additionalItems: { type: "number" } }, ["a", "b"], false],
  ["draft 7's tuple, open", { items: [{ type: "string" }] }, ["a", "b"], true],
  ["additionalItems without a tuple", { additionalItems: false }, [1], true],
  ["then without if", { then: false }, 1, true],
  ["minContains without contains", { minContains: 2 }, [], true],
  ["a type given twice", { type: ["integer", "number"] }, 1.5, true],
])("%s", (_name, schema, value, expected) => {
  expect(verdictsOf(planFor(schema), value)).toMatchObject({ check: expected, copied: expected });
});
