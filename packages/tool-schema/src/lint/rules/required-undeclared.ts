import { appendSegment, printableName } from "@di-code/ai";
import { isJsonObject, keywordOf } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import { listOf } from "../reading/value-schema.ts";

/** Keywords through which a member may be declared elsewhere. */
const ELSEWHERE = ["$ref", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "patternProperties"];
const BRANCH = /^(?:allOf|anyOf|oneOf)\/|^(?:then|else)$|^dependentSchemas\//;

export const requiredUndeclared: ToolRule = {
  scope: "tool",
  name: "required-undeclared",
  severity: { recommended: "warning", strict: "error" },
  finds: "A name in `required` that is not among the `properties`.",
  why: "The model must send a member of which it knows nothing but the name. Mostly the member was renamed or taken out and `required` forgotten. Gemini refuses the whole request for it.",
  sources: ["https://github.com/probelabs/probe/issues/569"],
  bad: {
    tools: [
      {
        name: "read_setting",
        description: "Read one setting of the editor, with its default beside it.",
        parameters: {
          type: "object",
          properties: { name: { type: "string", maxLength: 80 } },
          required: ["name", "scope"],
          additionalProperties: true,
        },
      },
    ],
    pointers: ["/parameters/required/1"],
  },
  good: {
    tools: [
      {
        name: "read_setting",
        description: "Read one setting of the editor, with its default beside it.",
        parameters: {
          type: "object",
          properties: { name: { type: "string", maxLength: 80 } },
          required: ["name"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report) {
    for (const place of parameters?.places ?? []) {
      const { schema } = place;
      if (BRANCH.test(place.place) || ELSEWHERE.some((keyword) => Object.hasOwn(schema, keyword))) continue;
      const properties = keywordOf(schema, "properties");
      const declared = isJsonObject(properties) ? properties : {};
      for (const [index, name] of listOf(schema, "required").entries()) {
        if (typeof name !== "string" || Object.hasOwn(declared, name) || isDeclaredByOthers(place)) continue;
        const pointer = appendSegment(`/parameters${place.pointer}/required`, index);
        report(pointer, `"${printableName(name)}" is required and not declared: declare it, or take it out`, [
          { op: "remove", path: pointer },
        ]);
      }
    }
  },
};

/** A map from names to values declares whatever its schema for them says. */
function isDeclaredByOthers({ schema }: SchemaPlace): boolean {
  return isJsonObject(keywordOf(schema, "additionalProperties"));
}
