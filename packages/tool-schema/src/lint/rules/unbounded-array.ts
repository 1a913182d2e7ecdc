import { printableName } from "@di-code/ai";
import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { ParametersView } from "../reading/tool-view.ts";
import { UNBOUNDED_CONSUMPTION } from "../sources.ts";

export const unboundedArray: ToolRule = {
  scope: "tool",
  name: "unbounded-array",
  severity: { recommended: "hint", strict: "warning" },
  finds: "A list without `maxItems`. Tuples, and lists of distinct choices from an `enum`, have an end of their own.",
  why: "A model that loops, or a prompt that was injected, can send any number of items, and the tool does the work for each. A bound also tells the model how much is meant.",
  sources: [UNBOUNDED_CONSUMPTION],
  bad: {
    tools: [
      {
        name: "delete_files",
        description: "Delete files of the workspace, for good.",
        parameters: {
          type: "object",
          properties: { paths: { type: "array", items: { type: "string", maxLength: 500 } } },
          required: ["paths"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/paths"],
  },
  good: {
    tools: [
      {
        name: "delete_files",
        description: "Delete files of the workspace, for good.",
        parameters: {
          type: "object",
          properties: {
            paths: { type: "array", items: { type: "string", maxLength: 500 }, minItems: 1, maxItems: 20 },
          },
          required: ["paths"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report) {
    for (const member of parameters?.members ?? []) {
      if (parameters === undefined || !member.types.includes("array") || isBounded(member.schema, parameters)) continue;
      report(member.pointer, `"${printableName(member.name)}" takes a list without end: add maxItems`);
    }
  },
};

function isBounded(schema: SchemaObject, parameters: ParametersView): boolean {
  if (["maxItems", "enum", "const"].some((keyword) => keywordOf(schema, keyword) !== undefined)) return true;
  // A tuple is bounded where nothing may follow it.
  if (keywordOf(schema, "items") === false || keywordOf(schema, "additionalItems") === false) return true;
  const items = keywordOf(schema, "items");
  return (
    keywordOf(schema, "uniqueItems") === true &&
    isJsonObject(items) &&
    Object.hasOwn(parameters.valueOf(items).schema, "enum")
  );
}
