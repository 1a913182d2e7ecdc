/** The names of all rules, in the order in which findings are listed. */
export const ruleNames = [
  "tool-invalid",
  "schema-invalid",
  "name-verb-object",
  "catch-all",
  "description-missing",
  "description-vague",
  "description-side-effects",
  "parameter-description",
  "free-string",
  "unbounded-array",
  "unbounded-number",
  "unbounded-string",
  "open-object",
  "trusted-parameter",
  "required-undeclared",
  "default-required",
  "default-invalid",
  "null-optional",
  "ambiguous-union",
  "too-many-parameters",
  "deep-nesting",
  "format-not-enforced",
  "keyword-not-enforced",
  "examples-missing",
  "example-invalid",
  "confusable",
  "too-many-tools",
] as const;

/** The name of a lint rule. Stable: it stands in settings and is the name of the rule's page. */
export type LintRuleName = (typeof ruleNames)[number];
