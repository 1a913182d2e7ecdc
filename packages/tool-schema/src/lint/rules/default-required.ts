import { printableName } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import type { ToolRule } from "../lint-rule.ts";
import { SCHEMA_VALIDATION } from "../sources.ts";

export const defaultRequired: ToolRule = {
  scope: "tool",
  name: "default-required",
  severity: { recommended: "warning", strict: "error" },
  finds: "A required member that has a `default`.",
  why: "A default says what holds when the member is left out, and `required` says that it never is. Models believe the default, leave the member out, and the call is refused.",
  sources: [`${SCHEMA_VALIDATION}#section-9.2`],
  bad: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100, default: 20 } },
          required: ["limit"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/limit"],
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
  check({ parameters }, report) {
    for (const member of parameters?.members ?? []) {
      if (!member.isRequired || keywordOf(member.written, "default") === undefined) continue;
      report(
        member.pointer,
        `"${printableName(member.name)}" is required and has a default: take it out of required, or take the default out`,
      );
    }
  },
};
