import { checkOpenai } from "../../support/dialect-checkers/openai.ts";
import { around, checkerTable } from "../../support/dialect-checkers/table.ts";

checkerTable(
  checkOpenai,
  [
    ["no members", { type: "object", properties: {} }],
    [
      "unions below the root",
      around({ anyOf: [{ type: "string" }, { oneOf: [{ type: "null" }] }], not: { const: 1 } }),
    ],
    ["an array of anything", around({ type: "array", items: {} })],
    ["a reference", around({ $ref: "#/$defs/b~1c" }, { $defs: { "b/c": { type: "string" } } })],
    ["recursion", around({ $ref: "#" })],
    ["defaults, formats, open objects", around({ type: "string", format: "uri", default: "x" })],
    ["members named like keywords", { type: "object", properties: { anyOf: {}, type: {}, $ref: { type: "string" } } }],
  ],
  [
    ["another root", { type: "array", items: {} }, [" root-object", " root-properties"]],
    ["a list of types at the root", { type: ["object"], properties: {} }, [" root-object"]],
    ["no schema", "text", [" root-object"]],
    ["no properties", { type: "object" }, [" root-properties"]],
    ["a union at the root", around({}, { anyOf: [{}] }), ["/anyOf root-combinator"]],
    ["an enum at the root", around({}, { enum: [{}] }), ["/enum root-combinator"]],
    ["an array without items", around({ anyOf: [{ type: "array" }] }), ["/properties/a/anyOf/0 array-items"]],
    ["an array or text without items", around({ type: ["array", "string"] }), ["/properties/a array-items"]],
    ["draft 7's tuple", around({ type: "array", items: [{}] }), ["/properties/a/items meta-schema"]],
    ["an unknown type", around({ type: "int" }), ["/properties/a/type meta-schema"]],
    ["a dangling reference", around({ $ref: "#/$defs/b" }), ["/properties/a dangling-reference"]],
    ["a reference into no schema", around({ $ref: "#/properties" }), ["/properties/a dangling-reference"]],
    ["a remote reference", around({ $ref: "https://example.com/a" }), ["/properties/a remote-reference"]],
    ["what is no JSON", around({ type: "string", default: undefined }), [" json"]],
  ],
);
