import { checkPortable } from "../../support/dialect-checkers/portable.ts";
import { around, checkerTable } from "../../support/dialect-checkers/table.ts";

checkerTable(
  checkPortable,
  [
    ["no members", { type: "object", properties: {}, required: [] }],
    ["an object without properties", { type: "object" }],
    [
      "texts",
      around({
        type: "string",
        enum: ["a"],
        minLength: 1,
        maxLength: 2,
        pattern: "a",
        description: "a",
        default: 1,
        examples: [],
      }),
    ],
    ["numbers", around({ type: "integer", enum: [1], minimum: 1, maximum: 2 })],
    ["a boolean", around({ type: "boolean", enum: [true] })],
    ["an array", around({ type: "array", items: { type: "number" }, minItems: 1, maxItems: 2, uniqueItems: true })],
    [
      "a union",
      around({
        oneOf: [{ type: "string" }, { type: "object", properties: { b: { type: "string" } } }],
        description: "b",
      }),
    ],
  ],
  [
    ["another root", { oneOf: [{ type: "object" }] }, [" root-object"]],
    [
      "a type beside a union",
      around({ type: "string", oneOf: [{ type: "string" }] }),
      ["/properties/a/oneOf keyword:oneOf"],
    ],
    ["another union", around({ anyOf: [{ type: "string" }] }), ["/properties/a type-missing"]],
    ["a list of types", around({ type: ["string", "null"] }), ["/properties/a type"]],
    ["null", around({ type: "null" }), ["/properties/a type"]],
    [
      "a closed object",
      around({ type: "string" }, { additionalProperties: false }),
      ["/additionalProperties keyword:additionalProperties", "/additionalProperties boolean-schema"],
    ],
    ["a format", around({ type: "string", format: "uuid" }), ["/properties/a/format keyword:format"]],
    ["a constant", around({ type: "string", const: "a" }), ["/properties/a/const keyword:const"]],
    [
      "an exclusive bound",
      around({ type: "number", exclusiveMinimum: 0 }),
      ["/properties/a/exclusiveMinimum keyword:exclusiveMinimum"],
    ],
    ["an array without items", around({ type: "array" }), ["/properties/a array-items"]],
    ["an enum of another kind", around({ type: "string", enum: [1] }), ["/properties/a enum-kind"]],
    ["a title", around({ type: "string", title: "A" }), ["/properties/a/title keyword:title"]],
    ["bounds of another kind", around({ type: "string", minimum: 1 }), ["/properties/a/minimum keyword:minimum"]],
    ["definitions", around({ type: "string" }, { $defs: {} }), ["/$defs keyword:$defs"]],
  ],
);
