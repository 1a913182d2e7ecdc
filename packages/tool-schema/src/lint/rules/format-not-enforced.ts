import type { ToolRule } from "../lint-rule.ts";
import { SCHEMA_VALIDATION } from "../sources.ts";

export const formatNotEnforced: ToolRule = {
  scope: "tool",
  name: "format-not-enforced",
  severity: { recommended: "warning", strict: "error" },
  finds: "A `format` that the validator does not know, and so does not check.",
  why: "It reads like a rule and is none: any text passes. Use a format that is checked, a `pattern` or bounds, or give the check in the option `formats`. `defineTool` refuses such a schema; from a server it is taken and the format ignored.",
  sources: [`${SCHEMA_VALIDATION}#section-7`],
  bad: {
    tools: [
      {
        name: "resize_volume",
        description: "Resize the volume of the open server, in gigabytes. It restarts.",
        parameters: {
          type: "object",
          properties: { size_in_gigabytes: { type: "integer", format: "uint32" } },
          required: ["size_in_gigabytes"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/size_in_gigabytes/format"],
  },
  good: {
    tools: [
      {
        name: "resize_volume",
        description: "Resize the volume of the open server, in gigabytes. It restarts.",
        parameters: {
          type: "object",
          properties: { size_in_gigabytes: { type: "integer", minimum: 1, maximum: 4000 } },
          required: ["size_in_gigabytes"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ notEnforced }, report) {
    for (const { code, pointer, message } of notEnforced) {
      if (code !== "unknown_format") continue;
      const at = `/parameters${pointer}`;
      report(at, message, [{ op: "remove", path: at }]);
    }
  },
};
