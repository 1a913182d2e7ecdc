import { checkGeminiJsonSchema } from "../../support/dialect-checkers/gemini-json-schema.ts";
import { around, checkerTable } from "../../support/dialect-checkers/table.ts";

const node = { type: "object", properties: { next: { $ref: "#/$defs/node" } } };

checkerTable(
  checkGeminiJsonSchema,
  [
    ["no members", { type: "object" }],
    ["what is sent but not read", around({ type: "string", minLength: 1, pattern: "a", not: { enum: ["b"] } })],
    ["a tuple", around({ type: "array", prefixItems: [{ type: "string" }], items: false })],
    ["a reference with a comment", around({ $ref: "#/$defs/b", $comment: "b" }, { $defs: { b: { type: "string" } } })],
    ["recursion below an optional member", around({ $ref: "#/$defs/node" }, { $defs: { node } })],
  ],
  [
    ["another root", { anyOf: [{ type: "object" }] }, [" root-object"]],
    ["const", around({ anyOf: [{ const: 1 }] }), ["/properties/a/anyOf/0 const"]],
    [
      "words beside a reference",
      around({ $ref: "#/$defs/b", description: "b" }, { $defs: { b: {} } }),
      ["/properties/a reference-alone"],
    ],
    [
      "recursion below required members only",
      around({ $ref: "#/$defs/node" }, { $defs: { node: { ...node, required: ["next"] } } }),
      ["/$defs/node/properties/next recursion-required"],
    ],
    ["draft 7's tuple", around({ items: [{}] }), ["/properties/a/items meta-schema"]],
    ["a remote reference", around({ $ref: "other.json" }), ["/properties/a remote-reference"]],
  ],
);
