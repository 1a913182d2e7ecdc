import { checkAnthropic } from "../../support/dialect-checkers/anthropic.ts";
import { around, checkerTable } from "../../support/dialect-checkers/table.ts";

checkerTable(
  checkAnthropic,
  [
    ["no properties", { type: "object" }],
    ["unions below the root", around({ oneOf: [{ type: "string" }, { type: "null" }] })],
    [
      "conditions at the root",
      around({}, { if: { required: ["a"] }, then: { minProperties: 2 }, not: { maxProperties: 0 } }),
    ],
    ["dots and dashes", { type: "object", properties: { "a.b-c_D9": {} } }],
    ["a name of 64 characters", { type: "object", properties: { ["n".repeat(64)]: {} } }],
    ["a tuple", around({ type: "array", prefixItems: [{}], items: false })],
    ["an array without items", around({ type: "array" })],
  ],
  [
    ["another root", { type: "string" }, [" root-object"]],
    ["a union at the root", around({}, { oneOf: [{}] }), ["/oneOf root-combinator"]],
    ["allOf at the root", around({}, { allOf: [{}] }), ["/allOf root-combinator"]],
    [
      "a name with a bracket",
      { type: "object", properties: { "filter[id]": {} } },
      ["/properties/filter[id] property-name"],
    ],
    [
      "a name of 65 characters",
      { type: "object", properties: { ["n".repeat(65)]: {} } },
      [`/properties/${"n".repeat(65)} property-name`],
    ],
    ["an empty name below", around({ properties: { "": {} } }), ["/properties/a/properties/ property-name"]],
    ["a name with a line end", { type: "object", properties: { "a\n": {} } }, ["/properties/a\n property-name"]],
    [
      "draft 7's tuple, whatever $schema says",
      around({ items: [{}] }, { $schema: "http://json-schema.org/draft-07/schema#" }),
      ["/properties/a/items meta-schema"],
    ],
    [
      "draft 4's bounds",
      around({ minimum: 1, exclusiveMinimum: true }),
      ["/properties/a/exclusiveMinimum meta-schema"],
    ],
    ["a dangling reference", around({ $ref: "#/definitions/x" }), ["/properties/a dangling-reference"]],
  ],
);
