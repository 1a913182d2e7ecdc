import { isJsonObject, keywordOf } from "../../document/json-schema.ts";
import type { ToolRule } from "../lint-rule.ts";
import { WRITING_TOOLS } from "../sources.ts";

export const tooManyParameters: ToolRule = {
  scope: "tool",
  name: "too-many-parameters",
  severity: { recommended: "warning", strict: "error" },
  finds: "A tool with more than `maxParameters` (15) parameters.",
  why: "Each parameter is read with every request and is one more to get wrong. So many are mostly a whole API call handed on: ask for what a task needs, and group what belongs together.",
  sources: [WRITING_TOOLS],
  bad: {
    tools: [
      {
        name: "draw_circle",
        description: "Draw a circle on the open canvas, on top of everything else.",
        parameters: {
          type: "object",
          properties: { radius: { type: "number" }, color: { type: "string" }, opacity: { type: "number" } },
          additionalProperties: false,
        },
      },
    ],
    options: { maxParameters: 2 },
    pointers: ["/parameters/properties"],
  },
  good: {
    tools: [
      {
        name: "draw_circle",
        description: "Draw a circle on the open canvas, on top of everything else.",
        parameters: {
          type: "object",
          properties: { radius: { type: "number" }, color: { type: "string" } },
          additionalProperties: false,
        },
      },
    ],
    options: { maxParameters: 2 },
  },
  check({ parameters }, report, { maxParameters }) {
    const properties = parameters === undefined ? undefined : keywordOf(parameters.root, "properties");
    const count = isJsonObject(properties) ? Object.keys(properties).length : 0;
    if (count <= maxParameters) return;
    report(
      "/parameters/properties",
      `the tool has ${count} parameters: with more than ${maxParameters}, split it or leave out what is seldom needed`,
    );
  },
};
