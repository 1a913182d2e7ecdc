import { checkMcp } from "../../support/dialect-checkers/mcp.ts";
import { around, checkerTable } from "../../support/dialect-checkers/table.ts";

const DRAFT_7 = "http://json-schema.org/draft-07/schema#";

checkerTable(
  checkMcp,
  [
    ["no members", { type: "object" }],
    ["a union at the root", around({}, { oneOf: [{ required: ["a"] }, { required: ["b"] }] })],
    ["draft 7 with its tuple", around({ items: [{}] }, { $schema: DRAFT_7 })],
    [
      "2020-12 with its tuple",
      around({ prefixItems: [{}] }, { $schema: "https://json-schema.org/draft/2020-12/schema" }),
    ],
    ["2019-09 with its tuple", around({ items: [{}] }, { $schema: "https://json-schema.org/draft/2019-09/schema" })],
    ["keywords of others", around({ type: "string", "x-order": 1 })],
  ],
  [
    ["another root", { type: ["object", "null"] }, [" root-object"]],
    ["draft 7's tuple without saying so", around({ items: [{}] }), ["/properties/a/items meta-schema"]],
    ["an unknown draft", around({}, { $schema: "https://example.com/schema" }), ["/$schema draft"]],
    ["draft 4", around({}, { $schema: "http://json-schema.org/draft-04/schema#" }), ["/$schema draft"]],
    ["required of the wrong kind", around({}, { required: "a" }), ["/required meta-schema"]],
    ["a dangling reference", around({ $ref: "#/$defs/b" }), ["/properties/a dangling-reference"]],
  ],
);
