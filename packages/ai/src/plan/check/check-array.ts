import type { Run } from "../../value/run.ts";
import { surveyJson } from "../../value/survey-json.ts";
import { findDuplicateItem } from "../unique-items.ts";
import type { ArrayRules, Check, ContainsRule } from "../node.ts";

/** The check of an array; the caller has seen that it is one. */
export function arrayCheck(rules: ArrayRules | undefined): Check {
  if (rules === undefined) return surveyValue;
  const { uniqueItems, contains, prefix } = rules;
  const sized = sizeCheck(rules);
  const restCheck: Check = rules.rest?.check ?? surveyValue;
  const walk =
    prefix.length === 0
      ? uniformWalk(restCheck)
      : tupleWalk(
          prefix.map((node) => node.check),
          restCheck,
        );
  const checks: Check[] = [sized, walk];
  if (uniqueItems) {
    checks.push((value, _depth, run) => findDuplicateItem(value as readonly unknown[], run) === undefined);
  }
  if (contains !== undefined) checks.push((value, depth, run) => satisfiesContains(contains, value, depth, run));
  return checks.length === 2
    ? (value, depth, run) => sized(value, depth, run) && walk(value, depth, run)
    : (value, depth, run) => checks.every((check) => check(value, depth, run));
}

/** Takes anything, counted; what has been counted already is not walked again. */
export const surveyValue: Check = (value, depth, run) => {
  if (run.recounting === 0) surveyJson(value, depth, run);
  return true;
};

function uniformWalk(check: Check): Check {
  return (value, depth, run) => {
    const items = value as readonly unknown[];
    run.reserve(depth, items.length);
    for (const item of items) {
      if (!check(item, depth + 1, run)) return false;
    }
    return true;
  };
}

function tupleWalk(prefix: readonly Check[], rest: Check): Check {
  return (value, depth, run) => {
    const items = value as readonly unknown[];
    run.reserve(depth, items.length);
    for (let index = 0; index < items.length; index += 1) {
      const check = (index < prefix.length ? prefix[index] : undefined) ?? rest;
      if (!check(items[index], depth + 1, run)) return false;
    }
    return true;
  };
}

function sizeCheck({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: ArrayRules): Check {
  return (value) => {
    const { length } = value as readonly unknown[];
    return length >= minItems && length <= maxItems;
  };
}

/** The number of items that `contains` takes, counted only as far as the bounds need; what is seen is not counted twice. */
export function satisfiesContains(rule: ContainsRule, value: unknown, depth: number, run: Run): boolean {
  const { keys } = run;
  run.recounting += 1;
  const enough = rule.max === undefined ? rule.min : rule.max + 1;
  let count = 0;
  for (const item of value as readonly unknown[]) {
    if (count >= enough) break;
    run.descend();
    if (rule.node.check(item, depth + 1, run)) count += 1;
    run.ascend();
  }
  run.recounting -= 1;
  run.keys = keys;
  return count >= rule.min && (rule.max === undefined || count <= rule.max);
}
