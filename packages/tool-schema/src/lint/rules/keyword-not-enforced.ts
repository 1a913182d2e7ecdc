import type { ToolRule } from "../lint-rule.ts";

export const keywordNotEnforced: ToolRule = {
  scope: "tool",
  name: "keyword-not-enforced",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "With `imported: true`: a `pattern` that cannot be run, because it does not compile or is not shown to take linear time, and a `$dynamicRef`. Without that option they are errors of `schema-invalid`.",
  why: "The rule stands in the schema and nobody keeps it. A pattern such as `^(a+)+$` could stop the process, so it is not run; write it without nested repetition, or pass a `patternEngine`.",
  sources: ["https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS"],
  bad: {
    tools: [
      {
        name: "find_label",
        description: "Find the label of the board by its name, with its colour.",
        parameters: {
          type: "object",
          properties: { label_name: { type: "string", pattern: "^(a+)+$" } },
          required: ["label_name"],
          additionalProperties: false,
        },
      },
    ],
    options: { imported: true },
    pointers: ["/parameters/properties/label_name/pattern"],
  },
  good: {
    tools: [
      {
        name: "find_label",
        description: "Find the label of the board by its name, with its colour.",
        parameters: {
          type: "object",
          properties: { label_name: { type: "string", pattern: "^a+$" } },
          required: ["label_name"],
          additionalProperties: false,
        },
      },
    ],
    options: { imported: true },
  },
  check({ notEnforced }, report) {
    for (const { code, pointer, message } of notEnforced) {
      if (code !== "unknown_format") report(`/parameters${pointer}`, message);
    }
  },
};
