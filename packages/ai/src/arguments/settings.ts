import { checkOptionNames } from "../issues/check-option-names.ts";
import type { ArgumentOptions } from "./options.ts";

/** The options of a call with their defaults, checked. */
export interface Settings {
  readonly maxCharacters: number;
  readonly maxDepth: number;
  readonly maxNodes: number;
  readonly maxSteps: number;
  readonly maxIssues: number;
  readonly refusesDuplicateKeys: boolean;
  readonly refusesUnsafeNumbers: boolean;
  readonly refusesLoneSurrogates: boolean;
  readonly refusesUndeclared: boolean;
}

const DEFAULTS: Settings = Object.freeze({
  maxCharacters: 10_000_000,
  maxDepth: 128,
  maxNodes: 1_000_000,
  maxSteps: 50_000_000,
  maxIssues: 32,
  refusesDuplicateKeys: true,
  refusesUnsafeNumbers: true,
  refusesLoneSurrogates: false,
  refusesUndeclared: false,
});

const NAMES: ReadonlySet<string> = new Set<keyof ArgumentOptions>([
  "maxCharacters",
  "maxDepth",
  "maxNodes",
  "maxSteps",
  "maxIssues",
  "duplicateKeys",
  "unsafeNumbers",
  "loneSurrogates",
  "undeclared",
  "imported",
  "patternEngine",
  "formats",
]);

/**
 * Throws a `TypeError` for an option that is none: the developer's mistake. Also for one of a name that there is not: a limit
 * that is misspelt is no limit. `other` is an option of the caller's own.
 */
export function readSettings(options: ArgumentOptions | undefined, other?: string): Settings {
  if (options === undefined) return DEFAULTS;
  if (typeof options !== "object" || options === null) throw new TypeError("options must be an object");
  checkOptionNames(options, NAMES, other);
  return {
    maxCharacters: limit(options, "maxCharacters"),
    maxDepth: limit(options, "maxDepth"),
    maxNodes: limit(options, "maxNodes"),
    maxSteps: limit(options, "maxSteps"),
    maxIssues: limit(options, "maxIssues"),
    refusesDuplicateKeys: choice(options, "duplicateKeys", "refuse", "allow") === "refuse",
    refusesUnsafeNumbers: choice(options, "unsafeNumbers", "refuse", "allow") === "refuse",
    refusesLoneSurrogates: choice(options, "loneSurrogates", "allow", "refuse") === "refuse",
    refusesUndeclared: choice(options, "undeclared", "schema", "refuse") === "refuse",
  };
}

type LimitName = "maxCharacters" | "maxDepth" | "maxNodes" | "maxSteps" | "maxIssues";

function limit(options: ArgumentOptions, name: LimitName): number {
  const value = options[name];
  if (value === undefined) return DEFAULTS[name];
  const isCount = value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && value >= 1);
  if (!isCount) throw new TypeError(`option ${name} must be a positive integer or Infinity`);
  return value;
}

type ChoiceName = "duplicateKeys" | "unsafeNumbers" | "loneSurrogates" | "undeclared";

/** The first of the two is the default. */
function choice<TDefault extends string, TOther extends string>(
  options: ArgumentOptions,
  name: ChoiceName,
  byDefault: TDefault,
  other: TOther,
): TDefault | TOther {
  const value: unknown = options[name];
  if (value === undefined || value === byDefault) return byDefault;
  if (value === other) return other;
  throw new TypeError(`option ${name} must be "${byDefault}" or "${other}"`);
}
