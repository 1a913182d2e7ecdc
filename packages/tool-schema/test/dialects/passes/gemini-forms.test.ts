import { describe, expect, test } from "vitest";
import { memberOf, notesOf, refusalOf, withMember } from "../../support/convert.ts";

test.each<[name: string, member: object, wire: object]>([
  ["null beside one kind", { type: ["string", "null"] }, { type: "string", nullable: true }],
  [
    "null as a branch",
    { anyOf: [{ type: "string" }, { type: "null" }], description: "d" },
    { type: "string", nullable: true, description: "d" },
  ],
  [
    "null beside several kinds",
    { type: ["string", "integer", "null"], maxLength: 3 },
    { anyOf: [{ type: "string", maxLength: 3 }, { type: "integer" }], nullable: true },
  ],
  ["null in an enum", { enum: ["a", null] }, { type: "string", enum: ["a"], nullable: true }],
  ["null alone", { type: "null" }, { type: "string", nullable: true, description: "Always null." }],
  ["nullable of a vendor, which JSON Schema does not have", { type: "string", nullable: true }, { type: "string" }],
  ["integers are numbers", { type: ["integer", "number"] }, { type: "number" }],
  [
    "literals by kind",
    { enum: ["a", "b", 1] },
    {
      anyOf: [
        { type: "string", enum: ["a", "b"] },
        { type: "integer", description: "One of 1." },
      ],
    },
  ],
  ["a const", { const: "a" }, { type: "string", enum: ["a"] }],
  ["an enum of numbers", { type: "integer", enum: [1, 2] }, { type: "integer", description: "One of 1, 2." }],
  [
    "an enum with an empty text",
    { type: "string", enum: ["", "a"] },
    { type: "string", description: 'One of "", "a".' },
  ],
  [
    "exclusive bounds of integers",
    { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 9.5 },
    { type: "integer", minimum: 1, maximum: 9 },
  ],
  [
    "exclusive bounds of numbers",
    { type: "number", exclusiveMinimum: 0 },
    { type: "number", minimum: 0, description: "Greater than 0." },
  ],
  [
    "an exclusive bound beside a stricter one",
    { type: "integer", minimum: 5, exclusiveMinimum: 0 },
    { type: "integer", minimum: 5 },
  ],
  ["a format that it knows", { type: "string", format: "date-time" }, { type: "string", format: "date-time" }],
  [
    "a format that it does not know",
    { type: "string", format: "uuid" },
    { type: "string", description: "Format: uuid." },
  ],
  ["a map", { type: "object", additionalProperties: { type: "string" } }, { type: "object" }],
  [
    "rules of other kinds",
    { type: "string", minimum: 1, properties: {}, format: "uuid" },
    { type: "string", description: "Format: uuid." },
  ],
  ["an object of any members", { type: "object", properties: {}, required: [] }, { type: "object" }],
  ["a default", { type: "string", default: "x", examples: ["y"] }, { type: "string", default: "x" }],
  ["oneOf", { oneOf: [{ type: "string" }, { type: "number" }] }, { anyOf: [{ type: "string" }, { type: "number" }] }],
])("%s", (_name, member, wire) => {
  expect(memberOf(member, "gemini")).toEqual(wire);
});

describe("notes", () => {
  test("point at what changed", () => {
    const member = { type: ["integer", "null"], exclusiveMinimum: 0, multipleOf: 2, "x-order": 1 };
    expect(notesOf(withMember(member), "gemini")).toEqual([
      "/additionalProperties additionalProperties removed",
      "/properties/a/type type rewritten",
      "/properties/a/exclusiveMinimum exclusiveMinimum rewritten",
      "/properties/a/multipleOf multipleOf described",
      "/properties/a/x-order x-order removed",
    ]);
  });
});

// "type: must be specified when not using one_of, any_of or all_of fields"
test.each([
  ["any value", {}],
  ["a list without items", { type: "array" }],
])("refuses %s", (_name, member) => {
  expect(refusalOf(withMember(member), "gemini")).toEqual([
    "NOT_EXPRESSIBLE",
    "/properties/a: values of every kind: the dialect needs a type",
  ]);
});

test("the other field takes JSON Schema, but for const", () => {
  const member = { oneOf: [{ const: "a" }, { type: ["integer", "null"], exclusiveMinimum: 0 }], default: "a" };
  expect(memberOf(member, "gemini-json-schema")).toEqual({ ...member, oneOf: [{ enum: ["a"] }, member.oneOf[1]] });
});
