import { describe, expect, test } from "vitest";
import { checkPortableSchema } from "../../../src/index.ts";
import { memberOf, refusalOf, wireOf, withMember } from "../../support/convert.ts";

const kind = (value: string, more: object = {}): object => ({
  type: "object",
  properties: { kind: { const: value }, ...more },
  required: ["kind"],
});

test.each<[name: string, member: object, wire: object]>([
  [
    "several kinds",
    { type: ["string", "integer"], minLength: 2, minimum: 1 },
    {
      oneOf: [
        { type: "string", minLength: 2 },
        { type: "integer", minimum: 1 },
      ],
    },
  ],
  ["a const", { const: 3 }, { type: "integer", enum: [3] }],
  ["a format", { type: "string", format: "date", title: "t" }, { type: "string", description: "Format: date." }],
  ["an exclusive bound", { type: "integer", exclusiveMaximum: 3 }, { type: "integer", maximum: 2 }],
  ["a multiple", { type: "number", multipleOf: 0.5 }, { type: "number", description: "A multiple of 0.5." }],
  [
    "a closed object",
    { type: "object", properties: {}, additionalProperties: false },
    { type: "object", properties: {} },
  ],
  [
    "anyOf of kinds",
    { anyOf: [{ type: "string" }, { type: "boolean" }] },
    { oneOf: [{ type: "string" }, { type: "boolean" }] },
  ],
  ["anyOf of one", { anyOf: [{ type: "string" }], description: "d" }, { type: "string", description: "d" }],
  [
    "anyOf of literals",
    { anyOf: [{ const: "a" }, { const: "b" }] },
    {
      oneOf: [
        { type: "string", enum: ["a"] },
        { type: "string", enum: ["b"] },
      ],
    },
  ],
  [
    "oneOf stays",
    {
      oneOf: [
        { type: "string", maxLength: 3 },
        { type: "string", minLength: 2 },
      ],
    },
    {
      oneOf: [
        { type: "string", maxLength: 3 },
        { type: "string", minLength: 2 },
      ],
    },
  ],
])("%s", (_name, member, wire) => {
  expect(memberOf(member, "portable")).toEqual(wire);
  expect(checkPortableSchema(wireOf(withMember(member), "portable"))).toEqual([]);
});

describe("anyOf becomes oneOf where no value satisfies two branches", () => {
  test.each<[name: string, branches: readonly object[], isApart: boolean]>([
    ["told apart by a required literal", [kind("a"), kind("b", { x: { type: "string" } })], true],
    ["literals that meet", [kind("a"), { ...kind("a"), minProperties: 2 }], false],
    ["a literal that may be left out", [kind("a"), { ...kind("b"), required: [] }], false],
    ["integers and numbers", [{ type: "integer" }, { type: "number" }], false],
    ["one literal in common", [{ enum: ["a", "b"] }, { enum: ["b"] }], false],
    ["a literal and its kind", [{ const: "a" }, { type: "string" }], false],
    ["two unions", [{ anyOf: [{ type: "string" }, { type: "number" }] }, { type: "boolean" }], false],
  ])("%s", (_name, anyOf, isApart) => {
    const refusal = [
      "NOT_EXPRESSIBLE",
      "/properties/a/anyOf: oneOf refuses what satisfies two branches, and here something may",
    ];
    expect(refusalOf(withMember({ anyOf }), "portable")).toEqual(isApart ? ["accepted"] : refusal);
  });
});

test.each<[name: string, member: object, finding: string]>([
  ["null", { type: ["string", "null"] }, "/type: null cannot be sent"],
  ["any value", {}, ": values of every kind: the dialect needs a type"],
  ["an object as value", { enum: [{ a: 1 }] }, "/enum: objects and lists as values cannot be sent"],
])("%s is a loss", (_name, member, finding) => {
  expect(refusalOf(withMember(member), "portable")).toContain(`/properties/a${finding}`);
});
