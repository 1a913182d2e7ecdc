import { Counter } from "./counter.ts";

/** Something about one line, for the report. */
export interface Note {
  readonly line: number;
  readonly text: string;
}

/** Notes that are kept; the rest are counted. */
const MAX_NOTES = 10;

/** Notes on lines: the first ten, and how many there were. */
export class Notes {
  readonly kept: Note[] = [];
  total = 0;

  add(line: number, text: string): void {
    if (this.kept.length < MAX_NOTES) this.kept.push({ line, text });
    this.total += 1;
  }
}

/** Everything that the report says. */
export class Tally {
  lines = 0;
  brokenLines = 0;
  schemasCompiled = 0;
  schemasRefused = 0;
  /** Compiled schemas that are checked in one pass, with nothing left to TypeBox. */
  schemasCovered = 0;
  schemasWithGaps = 0;
  accepted = 0;
  refused = 0;
  /** Calls of tools whose schema could not be compiled. */
  unchecked = 0;
  emptyAccepted = 0;
  emptyRefused = 0;
  agreed = 0;
  compileMilliseconds = 0;
  checkMilliseconds = 0;
  readonly issueKeywords = new Counter();
  readonly issues = new Counter();
  readonly emptyIssues = new Counter();
  readonly notEnforced = new Counter();
  readonly refusedSchemas = new Notes();
  readonly disagreements = new Notes();
}
