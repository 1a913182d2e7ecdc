import { deepPlaces } from "../judging/deep-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import { FUNCTION_CALLING } from "../sources.ts";

export const deepNesting: ToolRule = {
  scope: "tool",
  name: "deep-nesting",
  severity: { recommended: "hint", strict: "warning" },
  finds:
    "More than `maxNesting` (4) objects and lists within one another, the arguments being the first. References are followed; a schema that holds itself is not counted again.",
  why: "Models lose brackets and put members on the wrong level the deeper an object is, and OpenAI's strict mode stops at ten levels. Flat parameters with longer names are filled in better.",
  sources: [FUNCTION_CALLING],
  bad: {
    tools: [
      {
        name: "set_theme_color",
        description: "Set the colour of one part of the editor's theme.",
        parameters: {
          type: "object",
          properties: {
            theme: {
              type: "object",
              properties: {
                editor: {
                  type: "object",
                  properties: { color: { type: "string", maxLength: 20 } },
                  additionalProperties: false,
                },
              },
              additionalProperties: false,
            },
          },
          additionalProperties: false,
        },
      },
    ],
    options: { maxNesting: 2 },
    pointers: ["/parameters/properties/theme/properties/editor"],
  },
  good: {
    tools: [
      {
        name: "set_theme_color",
        description: "Set the colour of one part of the editor's theme.",
        parameters: {
          type: "object",
          properties: {
            part: { type: "string", enum: ["editor", "sidebar"] },
            color: { type: "string", maxLength: 20 },
          },
          required: ["part", "color"],
          additionalProperties: false,
        },
      },
    ],
    options: { maxNesting: 2 },
  },
  check({ parameters }, report, { maxNesting }) {
    if (parameters === undefined || maxNesting === Number.POSITIVE_INFINITY) return;
    for (const pointer of deepPlaces(parameters, maxNesting)) {
      report(
        `/parameters${pointer}`,
        `this is the ${maxNesting + 1}th object or list within another: flatten it, or make it a tool of its own`,
      );
    }
  },
};
