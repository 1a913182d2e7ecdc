import type { Run } from "../../value/run.ts";
import { isUnsafeMember } from "../../value/members.ts";
import { Interruption } from "../../value/run.ts";
import type { Check, ObjectRules, PropertyRule } from "../node.ts";
import type { DependentRequiredRule } from "../rules.ts";
import { type Slot, Slots } from "../slots.ts";
import { surveyValue } from "./check-array.ts";
import { costOfAnother, costOfText } from "./step-cost.ts";

type Members = Readonly<Record<string, unknown>>;

/** The check of an object; the caller has seen that it is one. */
export function objectCheck(rules: ObjectRules | undefined): Check {
  if (rules === undefined) return surveyValue;
  const isPlain = rules.patterns.length === 0 && !rules.properties.some(({ name }) => name === "constructor");
  const walk = isPlain ? declaredWalk(rules) : patternWalk(rules);
  const checks = [walk, ...wholeObjectChecks(rules)];
  return checks.length === 1 ? walk : (value, depth, run) => checks.every((check) => check(value, depth, run));
}

/**
 * Members by name. `for in` reads the keys that V8 keeps with the hidden class: of own keys alone, since a parsed tree
 * inherits nothing that is enumerable (`run.polluted` tells where it does).
 */
function declaredWalk(rules: ObjectRules): Check {
  const additional = additionalCheck(rules);
  const slots = new Slots<CheckSlot>(rules, checkSlot);
  return (value, depth, run) => {
    const members = value as Members;
    let expected = slots.first;
    let found = 0;
    let count = 0;
    for (const key in members) {
      const member = members[key];
      if (run.polluted && !Object.hasOwn(members, key)) continue;
      count += 1;
      const slot = expected !== undefined && key === expected.name ? expected : slots.find(key, expected);
      if (slot === undefined) {
        if (!checkUndeclared(additional, key, member, depth, run)) return false;
        continue;
      }
      expected = slot.next;
      found += slot.required;
      const check = (slot.check ??= slot.property.node?.check ?? additional);
      if (!check(member, depth + 1, run)) return false;
    }
    run.keys += count;
    run.reserve(depth, count);
    return found === slots.requiredCount;
  };
}

interface CheckSlot extends Slot<CheckSlot> {
  /** 1 if required. */
  readonly required: number;
  readonly property: PropertyRule;
  /** Made when a member first needs it. */
  check: Check | undefined;
}

function checkSlot(property: PropertyRule): CheckSlot {
  const { name, required } = property;
  return { name, property, check: undefined, required: required ? 1 : 0, next: undefined };
}

function checkUndeclared(additional: Check, key: string, member: unknown, depth: number, run: Run): boolean {
  if (isUnsafeMember(key, member)) throw new Interruption("unsafe_key");
  return additional(member, depth + 1, run);
}

function additionalCheck(rules: ObjectRules): Check {
  return rules.additional?.check ?? surveyValue;
}

/** Members by name and by every pattern that their name matches. */
function patternWalk(rules: ObjectRules): Check {
  const additional = additionalCheck(rules);
  const required = rules.properties.filter((property) => property.required);
  return (value, depth, run) => {
    const members = value as Members;
    const keys = Object.keys(members);
    run.reserve(depth, keys.length);
    run.keys += keys.length;
    for (const key of keys) {
      const member = members[key];
      if (isUnsafeMember(key, member)) throw new Interruption("unsafe_key");
      if (!checkMatching(rules, additional, key, member, depth + 1, run)) return false;
    }
    return required.every((property) => Object.hasOwn(members, property.name));
  };
}

/** What is below a member is counted once, however many schemas look at it. */
function checkMatching(
  rules: ObjectRules,
  additional: Check,
  key: string,
  member: unknown,
  depth: number,
  run: Run,
): boolean {
  run.spend(rules.patterns.length * costOfText(key));
  const [first, ...others] = memberChecks(rules, key);
  if (first === undefined) return additional(member, depth, run);
  if (!first(member, depth, run)) return false;
  if (others.length === 0) return true;
  const { keys } = run;
  run.spend(others.length * costOfAnother(member));
  run.recounting += 1;
  const isValid = others.every((check) => check(member, depth, run));
  run.recounting -= 1;
  run.keys = keys;
  return isValid;
}

function memberChecks(rules: ObjectRules, key: string): readonly Check[] {
  const slot = rules.index.get(key);
  const declared = slot === undefined ? undefined : rules.properties[slot]?.node;
  const matching = rules.patterns.filter((pattern) => pattern.test(key)).map((pattern) => pattern.node.check);
  return declared === undefined ? matching : [declared.check, ...matching];
}

/** The rules that look at the object as a whole. */
function wholeObjectChecks(rules: ObjectRules): readonly Check[] {
  const checks: Check[] = [];
  const { names, minProperties = 0, maxProperties = Number.POSITIVE_INFINITY, dependentRequired } = rules;
  if (rules.minProperties !== undefined || rules.maxProperties !== undefined) {
    checks.push((value) => {
      const count = Object.keys(value as Members).length;
      return count >= minProperties && count <= maxProperties;
    });
  }
  if (names !== undefined) checks.push((value, depth, run) => checkNames(names.check, value as Members, depth, run));
  if (dependentRequired.length > 0) {
    checks.push((value, _depth, run) => {
      return dependentRequired.every((rule) => {
        const isAsked = Object.hasOwn(value as Members, rule.name);
        run.spend(isAsked ? 1 + rule.others.length : 1);
        return !isAsked || rule.others.every((other) => Object.hasOwn(value as Members, other));
      });
    });
  }
  return checks;
}

function checkNames(check: Check, members: Members, depth: number, run: Run): boolean {
  // A name is read by each schema that looks at it, and its object may stand under many.
  run.recounting += 1;
  const isValid = Object.keys(members).every((key) => check(key, depth + 1, run));
  run.recounting -= 1;
  return isValid;
}

/** The names that are missing because the rule's member is there. */
export function missingDependents(rule: DependentRequiredRule, members: Members): readonly string[] {
  return Object.hasOwn(members, rule.name) ? rule.others.filter((other) => !Object.hasOwn(members, other)) : [];
}
