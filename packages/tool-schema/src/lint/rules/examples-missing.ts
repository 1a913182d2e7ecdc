import type { ToolRule } from "../lint-rule.ts";
import { DEFINE_TOOLS } from "../sources.ts";

export const examplesMissing: ToolRule = {
  scope: "tool",
  name: "examples-missing",
  severity: { recommended: "off", strict: "warning" },
  finds: "A tool with parameters and fewer than `minExamples` (3) `examples`.",
  why: "Examples show what a schema cannot: which optional members go together, and how full a call should be. Use them for tools with nested or many optional members, or forms that are easy to get wrong.",
  sources: [DEFINE_TOOLS],
  bad: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        examples: [{}],
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100 } },
          additionalProperties: false,
        },
      },
    ],
    options: { preset: "strict" },
    pointers: ["/examples"],
  },
  good: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        examples: [{}, { limit: 1 }, { limit: 100 }],
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100 } },
          additionalProperties: false,
        },
      },
    ],
    options: { preset: "strict" },
  },
  check({ examples, parameters, faults }, report, { minExamples }) {
    if (parameters === undefined || parameters.parameters.length === 0) return;
    if (examples.length >= minExamples || faults.some(({ pointer }) => pointer === "/examples")) return;
    report(
      "/examples",
      `the tool has ${examples.length} of ${minExamples} examples: add arguments as a model should send them`,
    );
  },
};
