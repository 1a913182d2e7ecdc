import { isToolSchemaError, safeValidateToolArguments } from "@di-code/ai";
import type { ToolRule } from "../lint-rule.ts";
import { DEFINE_TOOLS } from "../sources.ts";

/** Examples that are checked, at the most. */
const MAX_CHECKED = 100;
/** Steps of the check of one example: a fiftieth of what one call may cost. */
const MAX_STEPS = 1_000_000;

export const exampleInvalid: ToolRule = {
  scope: "tool",
  name: "example-invalid",
  severity: { recommended: "error", strict: "error" },
  finds: "One of a tool's `examples` that its own parameters refuse.",
  why: "Models copy examples. One that is refused teaches them a call that never works, and Anthropic's API refuses the whole request for it.",
  sources: [DEFINE_TOOLS],
  bad: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        examples: [{ limit: 500 }],
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100 } },
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/examples/0"],
  },
  good: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        examples: [{ limit: 50 }],
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100 } },
          additionalProperties: false,
        },
      },
    ],
  },
  check({ examples, parameters }, report, settings) {
    if (parameters === undefined) return;
    const tool = { name: "example", description: "", parameters: parameters.source };
    const { formats, patternEngine } = settings.check;
    for (const [index, example] of examples.slice(0, MAX_CHECKED).entries()) {
      try {
        const result = safeValidateToolArguments(tool, example, {
          imported: true,
          maxSteps: MAX_STEPS,
          ...(formats === undefined ? {} : { formats }),
          ...(patternEngine === undefined ? {} : { patternEngine }),
        });
        if (!result.ok) report(`/examples/${index}`, `the parameters refuse it: ${result.error.issues[0] ?? "/"}`);
      } catch (error) {
        // Some schemas pass the check and are too large to be compiled.
        if (!isToolSchemaError(error)) throw error;
      }
    }
  },
};
