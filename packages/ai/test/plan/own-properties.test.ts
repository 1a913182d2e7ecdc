import { expect, test } from "vitest";
import { planFor, verdictsOf } from "../support/plans.ts";

type Schema = Readonly<Record<string, unknown>>;

const INHERITED = ["toString", "constructor", "valueOf", "hasOwnProperty", "__defineGetter__"] as const;

/** What each rule says of an object without the member, and of one that has it. */
function rowsFor(name: string): readonly (readonly [string, Schema, unknown, boolean])[] {
  const holder = { [name]: "x" };
  const text = { type: "string" };
  return [
    [`required ${name}, absent`, { required: [name] }, {}, false],
    [`required ${name}`, { required: [name] }, holder, true],
    [`optional ${name}, absent`, { properties: { [name]: text } }, {}, true],
    [`optional ${name}`, { properties: { [name]: text } }, holder, true],
    [`${name} of the wrong kind`, { properties: { [name]: { type: "number" } } }, holder, false],
    [`undeclared ${name}`, { properties: {}, additionalProperties: false }, holder, false],
    [`no other than ${name}`, { properties: { [name]: text }, additionalProperties: false }, holder, true],
    [`a pattern that matches ${name}`, { patternProperties: { ".": { type: "number" } } }, holder, false],
    [`dependentRequired of ${name}, absent`, { dependentRequired: { [name]: ["a"] } }, {}, true],
    [`dependentRequired of ${name}`, { dependentRequired: { [name]: ["a"] } }, holder, false],
    [`dependentRequired on ${name}`, { dependentRequired: { a: [name] } }, { a: 1 }, false],
    [`dependentSchemas of ${name}, absent`, { dependentSchemas: { [name]: false } }, {}, true],
    [`dependentSchemas of ${name}`, { dependentSchemas: { [name]: false } }, holder, false],
    [`unevaluated ${name}`, { allOf: [{ properties: {} }], unevaluatedProperties: false }, holder, false],
    [`const without ${name}`, { const: {} }, holder, false],
    [`const with ${name}`, { const: holder }, {}, false],
    [`${name} in minProperties`, { minProperties: 1 }, {}, false],
    [`${name} in maxProperties`, { maxProperties: 0 }, holder, false],
  ];
}

test.each(INHERITED.flatMap(rowsFor))("%s", (_name, schema, value, expected) => {
  const { check, copied, copy } = verdictsOf(planFor({ type: "object", ...schema }), value);
  expect({ check, copied }).toEqual({ check: expected, copied: expected });
  expect(Object.entries(Object(copy))).toEqual(Object.entries(Object(value)));
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});
