import type { LintFix } from "./lint-finding.ts";
import type { LintOptions } from "./lint-options.ts";
import type { LintSettings, RuleSeverity } from "./lint-settings.ts";
import type { LintedTool } from "./linted-tool.ts";
import type { ToolView } from "./reading/tool-view.ts";
import type { LintRuleName } from "./rule-names.ts";

/** Tools as an example, and the options with which they are linted. */
export interface LintExample {
  readonly tools: readonly LintedTool[];
  readonly options?: LintOptions;
}

/** What a rule is, for people and for programs that show it. */
export interface LintRule {
  readonly name: LintRuleName;
  /** The severity in each preset. */
  readonly severity: RuleSeverity;
  /** What the rule finds, in a sentence or two. */
  readonly finds: string;
  /** Why that matters. */
  readonly why: string;
  /** Where the rule comes from: addresses of public documents. */
  readonly sources: readonly string[];
  /** Tools in which it finds something, at these pointers. */
  readonly bad: LintExample & { readonly pointers: readonly string[] };
  /** Tools in which no rule of `recommended` finds anything. */
  readonly good: LintExample;
}

/** Takes a finding: where in the tool, what is to be said, what would settle it. */
export type Report = (pointer: string, message: string, fix?: readonly LintFix[]) => void;

/** A rule about each tool by itself. */
export interface ToolRule extends LintRule {
  readonly scope: "tool";
  check(tool: ToolView, report: Report, settings: LintSettings): void;
}

/** A rule about the tools of one context together. */
export interface ContextRule extends LintRule {
  readonly scope: "context";
  /** `reportOn` takes the tool that a finding is about; undefined for all of them. `count` is how many there are, read or not. */
  check(
    tools: readonly ToolView[],
    reportOn: (tool: ToolView | undefined) => Report,
    settings: LintSettings,
    count: number,
  ): void;
}
