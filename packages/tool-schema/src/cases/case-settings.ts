import type { ArgumentCaseOptions } from "./argument-cases.ts";
import type { Meaning } from "./schema/schema-source.ts";

/** The options with their defaults. */
export interface CaseSettings {
  readonly seed: number;
  readonly maxCases: number;
  readonly maxDepth: number;
}

const DEFAULTS: CaseSettings = { seed: 0, maxCases: 500, maxDepth: 12 };

const MEANING: readonly string[] = ["imported", "formats", "patternEngine"];

/** Throws a `TypeError` for an option of another name, and for a number that is none; `meaning` is looked at where it is used. */
export function readCaseSettings(options: ArgumentCaseOptions): {
  readonly settings: CaseSettings;
  readonly meaning: Meaning;
} {
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(DEFAULTS, name) && !MEANING.includes(name)) {
      throw new TypeError(
        `generateArgumentCases has no such option; it has ${[...Object.keys(DEFAULTS), ...MEANING].join(", ")}`,
      );
    }
  }
  const { seed = DEFAULTS.seed, maxCases = DEFAULTS.maxCases, maxDepth = DEFAULTS.maxDepth, ...meaning } = options;
  if (!Number.isSafeInteger(seed)) throw new TypeError("seed must be an integer");
  for (const [name, value] of Object.entries({ maxCases, maxDepth })) {
    if (!Number.isSafeInteger(value) || value < 1) throw new TypeError(`${name} must be a positive integer`);
  }
  return { settings: { seed, maxCases, maxDepth }, meaning };
}
