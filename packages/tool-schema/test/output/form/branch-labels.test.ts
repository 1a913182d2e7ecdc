import { indexReferences, type JsonValue, Type } from "@di-code/ai";
import { expect, test } from "vitest";
import { isJsonObject } from "../../../src/document/json-schema.ts";
import { cloneToolSchema } from "../../../src/index.ts";
import { branchLabels } from "../../../src/output/form/branch-labels.ts";

const $defs = { by_name: { type: "object" }, __schema0: { type: "object" } };

function labelsOf(branches: readonly unknown[]): readonly string[] {
  const root: unknown = cloneToolSchema({ type: "object", anyOf: branches, $defs });
  if (!isJsonObject(root)) throw new Error("no schema");
  return branchLabels(root["anyOf"] as readonly JsonValue[], indexReferences(root));
}

const kind = (value: unknown): object => ({ type: "object", properties: { kind: value } });

test.each<[string, readonly unknown[], readonly string[]]>([
  ["a constant", [kind({ const: "by_name" }), kind({ const: "b" })], ["By name", "B"]],
  ["an enum of one value", [kind({ type: "string", enum: ["a"] }), kind({ type: "string", enum: ["b"] })], ["A", "B"]],
  ["a number", [kind({ const: 1 }), kind({ const: 2 })], ["1", "2"]],
  [
    "the member that tells the branches apart",
    ["a", "b"].map((name) => ({ properties: { version: { const: "1" }, kind: { const: name } } })),
    ["A", "B"],
  ],
  ["an enum of more values", [kind({ enum: ["a", "b"] }), kind({ enum: ["c", "d"] })], ["Option 1", "Option 2"]],
  ["TypeBox", [Type.Object({ on: Type.Literal("day") }), Type.Object({ on: Type.Literal("week") })], ["Day", "Week"]],
  ["a title before all", [{ ...kind({ const: "a" }), title: "By |name|" }, { type: "string" }], ["By |name|", "Text"]],
  ["a reference", [{ $ref: "#/$defs/by_name" }, { $ref: "#/$defs/__schema0" }], ["By name", "Option 2"]],
  [
    "the first sentence of a description",
    [
      { type: "object", description: "By its name. Slow." },
      { type: "object", description: `${"long ".repeat(40)}` },
    ],
    ["By its name", `${"long ".repeat(15)}long…`],
  ],
  ["a kind", [{ type: "integer" }, { type: "object" }, { type: "null" }], ["Whole number", "Object", "Nothing"]],
  ["a kind twice", [{ type: "string" }, { type: "object" }, { type: "object" }], ["Text", "Option 2", "Option 3"]],
  ["no kind", [{}, { type: ["string", "null"] }, true], ["Option 1", "Option 2", "Option 3"]],
])("%s", (_, branches, labels) => {
  expect(labelsOf(branches)).toEqual(labels);
});
