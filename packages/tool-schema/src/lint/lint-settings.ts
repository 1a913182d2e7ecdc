import type { SchemaCheckOptions } from "@di-code/ai";
import { checkNames, checkOptions } from "../options/check-options.ts";
import type { LintLevel, LintOptions, LintThresholds } from "./lint-options.ts";
import { type LintRuleName, ruleNames } from "./rule-names.ts";

/** The options of a run with their defaults, checked. */
export interface LintSettings extends Required<LintThresholds> {
  readonly check: SchemaCheckOptions;
  /** Nothing may be advised that leaves the portable subset. */
  readonly portable: boolean;
  /** The level of a rule in this run. */
  levelOf(rule: { readonly name: LintRuleName; readonly severity: RuleSeverity }): LintLevel;
}

/** The level of a rule in each preset. */
export interface RuleSeverity {
  readonly recommended: LintLevel;
  readonly strict: LintLevel;
}

const THRESHOLDS: Required<LintThresholds> = Object.freeze({
  maxNameCharacters: 40,
  maxParameters: 15,
  maxNesting: 4,
  maxTools: 40,
  minExamples: 3,
  minSimilarity: 0.82,
});

const COUNTS = ["maxNameCharacters", "maxParameters", "maxNesting", "maxTools", "minExamples"] as const;
const OTHERS: readonly string[] = [
  "minSimilarity",
  "preset",
  "portable",
  "rules",
  "imported",
  "formats",
  "patternEngine",
];
const NAMES: readonly string[] = [...COUNTS, ...OTHERS];
const LEVELS: readonly unknown[] = ["off", "hint", "warning", "error"] satisfies readonly LintLevel[];

/** Throws a `TypeError` for an option, a rule or a severity that is none: a rule that is misspelt would stay on. */
export function readLintSettings(options: LintOptions = {}): LintSettings {
  checkOptions(options, NAMES);
  const { preset = "recommended", portable = false, rules = {}, imported, formats, patternEngine } = options;
  if (preset !== "recommended" && preset !== "strict") {
    throw new TypeError('option preset must be "recommended" or "strict"');
  }
  if (typeof portable !== "boolean") throw new TypeError("option portable must be true or false");
  const levels = readLevels(rules);
  return {
    ...readThresholds(options),
    check: {
      ...(imported === undefined ? {} : { imported }),
      ...(formats === undefined ? {} : { formats }),
      ...(patternEngine === undefined ? {} : { patternEngine }),
    },
    portable,
    levelOf: (rule) => levels.get(rule.name) ?? rule.severity[preset],
  };
}

function readLevels(rules: Exclude<LintOptions["rules"], undefined>): ReadonlyMap<string, LintLevel> {
  if (!isObject(rules)) throw new TypeError("option rules must be an object of rules and severities");
  checkNames("rule", rules, ruleNames);
  const levels = new Map<string, LintLevel>();
  for (const [name, level] of Object.entries(rules)) {
    if (level === undefined) continue;
    if (!LEVELS.includes(level)) {
      throw new TypeError(`rule ${name} must be "off", "hint", "warning" or "error"`);
    }
    levels.set(name, level);
  }
  return levels;
}

function readThresholds(options: LintThresholds): Required<LintThresholds> {
  const thresholds: { -readonly [TName in keyof LintThresholds]-?: number } = { ...THRESHOLDS };
  for (const name of COUNTS) {
    const count = options[name] ?? thresholds[name];
    if (count !== Number.POSITIVE_INFINITY && !(Number.isInteger(count) && count >= 0)) {
      throw new TypeError(`option ${name} must be a whole number from 0 on, or Infinity`);
    }
    thresholds[name] = count;
  }
  const similarity = options.minSimilarity ?? thresholds.minSimilarity;
  if (!(similarity > 0 && similarity <= 1)) throw new TypeError("option minSimilarity must be above 0 and at most 1");
  return { ...thresholds, minSimilarity: similarity };
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
