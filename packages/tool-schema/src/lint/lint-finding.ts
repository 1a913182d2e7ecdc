import type { JsonValue } from "@di-code/ai";
import type { LintRuleName } from "./rule-names.ts";

/** How much a finding matters: an `error` breaks calls, a `warning` misleads models, a `hint` is worth a look. */
export type LintSeverity = "error" | "warning" | "hint";

/** One step of a fix: an operation of JSON Patch (RFC 6902) on the tool. */
export interface LintFix {
  readonly op: "add" | "remove" | "replace";
  /** RFC 6901 pointer into the tool. */
  readonly path: string;
  /** What to put there; absent for `remove`. */
  readonly value?: JsonValue;
}

/** One piece of advice on a tool. Frozen. */
export interface LintFinding {
  readonly rule: LintRuleName;
  readonly severity: LintSeverity;
  /** The tool's name, cut after 256 characters; `""` for one without a name, and for what is said of all tools together. */
  readonly tool: string;
  /**
   * RFC 6901 pointer into the tool, to what should be changed: `/name`, `/description`, `/parameters/properties/limit`,
   * `/examples`; `""` is the tool, or the list of all. What is missing is pointed at as if it were there.
   */
  readonly pointer: string;
  /** What is wrong and what to do, in one line. Names are escaped and cut. */
  readonly message: string;
  /** The change that settles the finding, where there is one that needs no knowledge of the tool. Made for one finding: lint again after it. */
  readonly fix?: readonly LintFix[];
}
