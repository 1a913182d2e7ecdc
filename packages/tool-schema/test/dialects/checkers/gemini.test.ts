import { checkGemini } from "../../support/dialect-checkers/gemini.ts";
import { around, checkerTable } from "../../support/dialect-checkers/table.ts";

checkerTable(
  checkGemini,
  [
    ["no members", { type: "object", properties: {} }],
    ["upper case", { type: "OBJECT", properties: { a: { type: "STRING" } }, required: ["a"], propertyOrdering: ["a"] }],
    [
      "every field",
      around({
        type: "string",
        format: "enum",
        title: "A",
        description: "a",
        nullable: true,
        default: "b",
        example: "b",
        enum: ["b"],
        minLength: 1,
        maxLength: 2,
        pattern: "b",
      }),
    ],
    ["bounds", around({ type: "number", format: "double", minimum: 1, maximum: 2.5 })],
    ["an array", around({ type: "array", items: { type: "integer" }, minItems: 1, maxItems: "3" })],
    [
      "a union",
      around({
        anyOf: [{ type: "string" }, { type: "object", properties: { b: { type: "boolean" } } }],
        nullable: true,
      }),
    ],
    [
      "members named like keywords",
      { type: "object", properties: { $ref: { type: "string" }, const: { type: "string" } } },
    ],
  ],
  [
    ["another root", { type: "array", items: { type: "string" } }, [" root-object"]],
    ["const", around({ type: "string", const: "a" }), ["/properties/a/const keyword:const"]],
    ["a reference", around({ $ref: "#" }), ["/properties/a/$ref keyword:$ref", "/properties/a type-missing"]],
    [
      "a closed object",
      around({ type: "string" }, { additionalProperties: false }),
      ["/additionalProperties keyword:additionalProperties", "/additionalProperties boolean-schema"],
    ],
    [
      "an exclusive bound",
      around({ type: "number", exclusiveMinimum: 1 }),
      ["/properties/a/exclusiveMinimum keyword:exclusiveMinimum"],
    ],
    ["a list of types", around({ type: ["string", "null"] }), ["/properties/a type"]],
    ["null", around({ type: "null" }), ["/properties/a type"]],
    ["nothing said", around({ description: "anything" }), ["/properties/a type-missing"]],
    ["an array without items", around({ type: "array" }), ["/properties/a array-items"]],
    ["members of a union", around({ anyOf: [{ type: "string" }], required: ["a"] }), ["/properties/a required-type"]],
    [
      "members of text",
      around({ type: "string", properties: { b: { type: "string" } } }),
      ["/properties/a properties-type"],
    ],
    ["items of text", around({ type: "string", items: { type: "string" } }), ["/properties/a items-type"]],
    ["an empty object below", around({ type: "object", properties: {} }), ["/properties/a properties-empty"]],
    [
      "an enum of numbers",
      around({ type: "integer", enum: [1] }),
      ["/properties/a kind:enum", "/properties/a enum-type"],
    ],
    ["an enum of numbers as text", around({ type: "integer", enum: ["1"] }), ["/properties/a enum-type"]],
    ["an enum without type", around({ enum: ["a"] }), ["/properties/a type-missing"]],
    ["an empty text in an enum", around({ type: "string", enum: ["a", ""] }), ["/properties/a enum-empty"]],
    ["a format of text", around({ type: "string", format: "uri" }), ["/properties/a format"]],
    ["a format of a boolean", around({ type: "boolean", format: "int32" }), ["/properties/a format"]],
    ["an undeclared member", around({ type: "string" }, { required: ["b"] }), [" required-undeclared"]],
    [
      "a type beside a union",
      around({ type: "string", anyOf: [{ type: "string" }] }),
      ["/properties/a type-beside-any-of"],
    ],
    ["examples", around({ type: "string", examples: ["a"] }), ["/properties/a/examples keyword:examples"]],
    [
      "$schema",
      around({ type: "string" }, { $schema: "https://json-schema.org/draft/2020-12/schema" }),
      ["/$schema keyword:$schema"],
    ],
    ["a boolean schema", around(true), ["/properties/a boolean-schema"]],
    ["a bound that is no number", around({ type: "number", minimum: "1" }), ["/properties/a kind:minimum"]],
  ],
);
