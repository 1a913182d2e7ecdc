import type { LintFinding, LintFix, LintSeverity } from "./lint-finding.ts";
import type { Report } from "./lint-rule.ts";
import type { ToolView } from "./reading/tool-view.ts";
import type { LintRuleName } from "./rule-names.ts";

/** Findings of one rule about one tool that are listed: the hundredth says nothing new. */
const MAX_FINDINGS = 100;

/** Collects findings, frozen, in the order in which they come. */
export class FindingList {
  private readonly findings: LintFinding[] = [];

  /** Takes the findings of one rule; gives for each tool, or undefined for all of them, what takes those about it. */
  reporter(rule: LintRuleName, severity: LintSeverity): (tool: ToolView | undefined) => Report {
    const counts = new Map<ToolView | undefined, number>();
    return (about) => (pointer, message, fix) => {
      const count = (counts.get(about) ?? 0) + 1;
      counts.set(about, count);
      const tool = about?.name ?? "";
      if (count <= MAX_FINDINGS) {
        const settled = fix === undefined ? {} : { fix: frozenFix(fix) };
        this.findings.push(Object.freeze({ rule, severity, tool, pointer, message, ...settled }));
      } else if (count === MAX_FINDINGS + 1) {
        const more = `there are more than ${MAX_FINDINGS} of these`;
        this.findings.push(Object.freeze({ rule, severity, tool, pointer: "", message: more }));
      }
    };
  }

  frozen(): readonly LintFinding[] {
    return Object.freeze(this.findings);
  }
}

function frozenFix(fix: readonly LintFix[]): readonly LintFix[] {
  return Object.freeze(
    fix.map((step) => {
      // The values are words, and lists of words.
      if (Array.isArray(step.value)) Object.freeze(step.value);
      return Object.freeze(step);
    }),
  );
}
