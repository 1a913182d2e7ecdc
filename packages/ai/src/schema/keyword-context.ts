import type { Formats, PatternEngine } from "../arguments/options.ts";
import type { PatternFaults } from "./pattern-faults.ts";
import type { FindingSink } from "./schema-finding.ts";

/** One keyword of one schema of the private copy, as a rule sees it. */
export interface KeywordContext {
  readonly sink: FindingSink;
  readonly formats: Formats | undefined;
  readonly patternEngine: PatternEngine | undefined;
  readonly patternFaults: PatternFaults;
}

/** Judges the value of one keyword. `pointer` leads to the value. Values are those of `readSchema`'s copy. */
export type KeywordRule = (value: unknown, keyword: string, pointer: string, context: KeywordContext) => void;
