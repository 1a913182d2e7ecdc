export { cloneToolSchema } from "./document/clone-tool-schema.ts";
export type { LintFinding, LintFix, LintSeverity } from "./lint/lint-finding.ts";
export type { LintLevel, LintOptions, LintThresholds } from "./lint/lint-options.ts";
export type { LintExample, LintRule } from "./lint/lint-rule.ts";
export { lintTool, lintTools } from "./lint/lint-tools.ts";
export type { LintedTool } from "./lint/linted-tool.ts";
export type { LintRuleName } from "./lint/rule-names.ts";
export { lintRules } from "./lint/rules.ts";
