import { FindingList } from "./finding-list.ts";
import type { LintFinding } from "./lint-finding.ts";
import type { LintOptions } from "./lint-options.ts";
import { type LintSettings, readLintSettings } from "./lint-settings.ts";
import type { LintedTool } from "./linted-tool.ts";
import { readTool } from "./reading/read-tool.ts";
import type { ToolView } from "./reading/tool-view.ts";
import { contextRules, toolRules } from "./rules.ts";

/** Tools that are looked at, at the most. */
const MAX_TOOLS = 10_000;

/**
 * Advice on whether a model can choose a tool and fill it in. Never throws for a bad tool, whatever it is: what cannot be
 * read, or is no tool, is a finding (`tool-invalid`, `schema-invalid`).
 *
 * Frozen findings in a stable order: by rule, as in {@link lintRules}, then by place in the document. A rule lists at most
 * 100 findings of one tool, and then that there are more. Work is bounded: 10,000 characters of the description, 2,000 of
 * each parameter's, schemas within the limits of `checkToolSchema`.
 *
 * @throws TypeError for an option, rule or severity that is none.
 */
export function lintTool(tool: LintedTool, options?: LintOptions): readonly LintFinding[] {
  const settings = readLintSettings(options);
  const findings = new FindingList();
  applyToolRules(readTool(tool, settings.check), findings, settings);
  return findings.frozen();
}

/**
 * The findings of {@link lintTool} for each tool of one context in turn, then those about them together (`confusable`,
 * `too-many-tools`). The first 10,000 tools are read; of 1,000 each is compared with each.
 *
 * @throws TypeError for an option, rule or severity that is none, and for what is no list of tools.
 */
export function lintTools(tools: readonly LintedTool[], options?: LintOptions): readonly LintFinding[] {
  const settings = readLintSettings(options);
  if (!Array.isArray(tools)) throw new TypeError("tools must be a list");
  const findings = new FindingList();
  const views: ToolView[] = [];
  for (let index = 0; index < tools.length && index < MAX_TOOLS; index += 1) {
    const view = readTool(memberOf(tools, index), settings.check);
    applyToolRules(view, findings, settings);
    views.push(view);
  }
  for (const rule of contextRules) {
    const level = settings.levelOf(rule);
    if (level === "off") continue;
    rule.check(views, findings.reporter(rule.name, level), settings, tools.length);
  }
  return findings.frozen();
}

function applyToolRules(tool: ToolView, findings: FindingList, settings: LintSettings): void {
  for (const rule of toolRules) {
    const level = settings.levelOf(rule);
    if (level !== "off") rule.check(tool, findings.reporter(rule.name, level)(tool), settings);
  }
}

/** A member of a list; undefined, which is no tool, for one that cannot be read. */
function memberOf(tools: readonly unknown[], index: number): unknown {
  try {
    return tools[index];
  } catch {
    return undefined;
  }
}
