import type { LintedTool, LintFinding, LintOptions, LintRuleName } from "../../../src/index.ts";
import { lintTool, lintTools } from "../../../src/index.ts";

/** A tool in which nothing is to be found, with members of its own. */
export function toolWith(properties: Readonly<Record<string, unknown>>, schema: object = {}): LintedTool {
  return {
    name: "list_orders",
    description: "List the latest orders of the shop with number, date and total.",
    parameters: { type: "object", properties, additionalProperties: false, ...schema },
  };
}

/** The findings of one rule. */
export function findingsOf(rule: LintRuleName, tool: unknown, options?: LintOptions): readonly LintFinding[] {
  // Whatever a test makes up is given to lint as if it were a tool.
  return lintTool(tool as LintedTool, options).filter((finding) => finding.rule === rule);
}

/** The pointers at which one rule finds something. */
export function pointersOf(rule: LintRuleName, tool: unknown, options?: LintOptions): readonly string[] {
  return findingsOf(rule, tool, options).map(({ pointer }) => pointer);
}

/** The names of the members, below the root's `properties`, at which one rule finds something. */
export function membersFound(
  rule: LintRuleName,
  properties: Readonly<Record<string, unknown>>,
  schema?: object,
): readonly string[] {
  return pointersOf(rule, toolWith(properties, schema)).map((pointer) =>
    pointer.replace("/parameters/properties/", ""),
  );
}

/** Of several tools in one context. */
export function contextFindings(
  rule: LintRuleName,
  tools: readonly unknown[],
  options?: LintOptions,
): readonly LintFinding[] {
  return lintTools(tools as readonly LintedTool[], options).filter((finding) => finding.rule === rule);
}
