import type { SchemaCheckOptions } from "@di-code/ai";
import type { LintSeverity } from "./lint-finding.ts";
import type { LintRuleName } from "./rule-names.ts";

/** A severity, or `off`. */
export type LintLevel = LintSeverity | "off";

/** The numbers above or below which rules speak. */
export interface LintThresholds {
  /** Longest name (`name-verb-object`). Default 40. */
  readonly maxNameCharacters?: number;
  /** Most parameters of one tool (`too-many-parameters`). Default 15. */
  readonly maxParameters?: number;
  /** Most objects and lists within one another, the arguments themselves being the first (`deep-nesting`). Default 4. */
  readonly maxNesting?: number;
  /** Most tools in one context (`too-many-tools`). Default 40. */
  readonly maxTools?: number;
  /** Fewest examples (`examples-missing`). Default 3. */
  readonly minExamples?: number;
  /** From which similarity on, 0 to 1, two tools are taken for each other (`confusable`). Default 0.82. */
  readonly minSimilarity?: number;
}

/** How tools are linted. */
export interface LintOptions
  extends LintThresholds, Pick<SchemaCheckOptions, "imported" | "formats" | "patternEngine"> {
  /** Which severities rules have. Default `recommended`; `strict` is for tools that are to be as good as can be. */
  readonly preset?: "recommended" | "strict";
  /**
   * Whether the tools are to stay in the portable subset: no rule then asks for what `checkPortableSchema` refuses. Default
   * `false`.
   */
  readonly portable?: boolean;
  /** Severities of single rules, in place of the preset's. */
  readonly rules?: Readonly<Partial<Record<LintRuleName, LintLevel>>>;
}
