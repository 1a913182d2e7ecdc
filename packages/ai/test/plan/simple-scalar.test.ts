import fc from "fast-check";
import { expect, test } from "vitest";
import { scalarOfNode } from "../../src/plan/scalar-of-node.ts";
import { isSimply } from "../../src/plan/simple-scalar.ts";
import { planFor, verdictsOf } from "../support/plans.ts";

type Schema = Readonly<Record<string, unknown>>;

function takesAtOnce(schema: Schema, value: unknown): boolean {
  return isSimply(scalarOfNode(planFor(schema).root), value);
}

test.each<[Schema, unknown, boolean]>([
  [{ type: "string" }, "", true],
  [{ type: "string", minLength: 1 }, "", false],
  [{ type: "string", minLength: 1 }, "😀", true],
  // Two UTF-16 units that are one character: left to the check.
  [{ type: "string", minLength: 2 }, "😀", false],
  [{ type: "string", minLength: 2 }, "abcd", true],
  [{ type: "string", maxLength: 2 }, "ab", true],
  [{ type: "string", maxLength: 2 }, "abc", false],
  [{ type: "string", pattern: "^a$" }, "a", false],
  [{ type: "string", format: "date" }, "2026-01-01", false],
  [{ type: "string", enum: ["a"] }, "a", false],
  [{ type: "string", not: { const: "a" } }, "a", false],
  [{ type: ["string", "null"] }, "a", false],
  [{ type: "number" }, Number.MAX_VALUE, true],
  [{ type: "number" }, Number.NaN, false],
  [{ type: "number" }, Number.NEGATIVE_INFINITY, false],
  [{ type: "number", minimum: 1, maximum: 2 }, 1.5, true],
  [{ type: "number", minimum: 1, maximum: 2 }, 3, false],
  [{ type: "number", exclusiveMinimum: 1 }, 2, false],
  [{ type: "number", multipleOf: 2 }, 2, false],
  [{ type: "integer" }, -0, true],
  [{ type: "integer" }, 1.5, false],
  [{ type: "integer" }, Number.POSITIVE_INFINITY, false],
  [{ type: "boolean" }, false, true],
  [{ type: "boolean" }, 0, false],
  [{ type: "object" }, {}, false],
  [{}, "a", false],
])("%j takes %j at once: %s", (schema, value, expected) => {
  expect(takesAtOnce(schema, value)).toBe(expected);
});

const schema = fc.record(
  {
    type: fc.constantFrom("string", "number", "integer", "boolean"),
    minLength: fc.nat(4),
    maxLength: fc.nat(4),
    minimum: fc.integer({ min: -3, max: 3 }),
    maximum: fc.integer({ min: -3, max: 3 }),
    exclusiveMaximum: fc.integer({ min: -3, max: 3 }),
  },
  { requiredKeys: ["type"] },
);
const text = fc.array(fc.constantFrom("a", "😀", "\ud83d"), { maxLength: 5 }).map((parts) => parts.join(""));
const value = fc.oneof(text, fc.integer({ min: -4, max: 4 }), fc.constantFrom(0.5, -0, true, null, Number.NaN));

test("what is taken at once satisfies the schema", () => {
  let taken = 0;
  fc.assert(
    fc.property(schema, value, (rules, candidate) => {
      if (!takesAtOnce(rules, candidate)) return;
      taken += 1;
      expect(verdictsOf(planFor(rules), candidate).check).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(100);
});
