import { refusedDefaults } from "../judging/refused-defaults.ts";
import type { ToolRule } from "../lint-rule.ts";
import { SCHEMA_VALIDATION } from "../sources.ts";

export const defaultInvalid: ToolRule = {
  scope: "tool",
  name: "default-invalid",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A `default` that its own schema refuses: text for a number, a value outside the `enum`, `null` where null is not allowed.",
  why: "Models send defaults back as they read them, and the call is refused. Of the 1,530 defaults in the tools of the Berkeley function-calling benchmark 280 are of this kind.",
  sources: [`${SCHEMA_VALIDATION}#section-9.2`],
  bad: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100, default: "20" } },
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/limit/default"],
  },
  good: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100, default: 20 } },
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report, settings) {
    if (parameters === undefined) return;
    for (const { pointer } of refusedDefaults(parameters, settings.check)) {
      const at = `/parameters${pointer}/default`;
      report(at, "the default is refused by the schema it stands in: correct it, or take it out", [
        { op: "remove", path: at },
      ]);
    }
  },
};
