import type { ToolRule } from "../lint-rule.ts";
import { SCHEMA_CORE, SCHEMA_VALIDATION } from "../sources.ts";

export const schemaInvalid: ToolRule = {
  scope: "tool",
  name: "schema-invalid",
  severity: { recommended: "error", strict: "error" },
  finds:
    "Parameters that `checkToolSchema` refuses: everything it lists, at the place where it found it. Unknown formats have a rule of their own, `format-not-enforced`.",
  why: "A schema that cannot be enforced refuses everything, or lets everything pass. Until it is put right, no other rule judges the parameters.",
  sources: [SCHEMA_CORE, SCHEMA_VALIDATION],
  bad: {
    tools: [
      {
        name: "resize_image",
        description: "Resize the open image to a width in pixels. The height follows.",
        parameters: { type: "object", properties: { width: { type: "int" } }, required: ["width"] },
      },
    ],
    pointers: ["/parameters/properties/width/type"],
  },
  good: {
    tools: [
      {
        name: "resize_image",
        description: "Resize the open image to a width in pixels. The height follows.",
        parameters: {
          type: "object",
          properties: { width: { type: "integer", minimum: 1, maximum: 8000 } },
          required: ["width"],
          additionalProperties: false,
        },
      },
    ],
  },
  check(tool, report) {
    for (const { pointer, message } of tool.schemaFaults) report(`/parameters${pointer}`, message);
  },
};
