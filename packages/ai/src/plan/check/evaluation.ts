import type { Run } from "../../value/run.ts";
import type { Check, ObjectRules, SchemaNode } from "../node.ts";
import { tracksEvaluation } from "../node-shape.ts";
import { hasMember } from "./check-applicators.ts";
import { costOfAnother, costOfText } from "./step-cost.ts";

type Members = Readonly<Record<string, unknown>>;

/** Steps that it takes to note a member or an item: a set grows. */
const STEPS_A_NOTE = 4;

/** What the schemas that apply to one value have accounted for (2020-12, section 11). */
export class Evaluated {
  readonly keys: Set<string> = new Set();
  readonly items: Set<number> = new Set();

  merge(other: Evaluated): void {
    for (const key of other.keys) this.keys.add(key);
    for (const index of other.items) this.items.add(index);
  }
}

/** The check of a node that asks what other schemas have accounted for. */
export function evaluationCheck(node: SchemaNode): Check {
  return (value, depth, run) => {
    return evaluate(node, value, depth, run, new Evaluated());
  };
}

/**
 * Whether the value satisfies the node, with everything accounted for noted in `evaluated`. What a schema notes counts
 * only if it is satisfied, so each works on a note of its own.
 */
function evaluate(node: SchemaNode, value: unknown, depth: number, run: Run, evaluated: Evaluated): boolean {
  return (
    evaluateApplied(node, value, depth, run, evaluated) &&
    evaluateRest(node, value, depth, run, evaluated) &&
    node.hidden.every((rule) => rule.test(value))
  );
}

/** The same without the node's own `unevaluated…`. */
export function evaluateApplied(
  node: SchemaNode,
  value: unknown,
  depth: number,
  run: Run,
  evaluated: Evaluated,
): boolean {
  run.descend();
  run.spend(costOfAnother(value));
  noteOwn(node, value, depth, run, evaluated);
  const isValid =
    node.possible && node.own(value, depth, run) && evaluateApplicators(node, value, depth, run, evaluated);
  run.ascend();
  return isValid;
}

function noteOwn(node: SchemaNode, value: unknown, depth: number, run: Run, evaluated: Evaluated): void {
  if (node.object !== undefined && isMembers(value)) noteMembers(node.object, value, run, evaluated);
  if (node.array !== undefined && Array.isArray(value)) {
    const { prefix, rest, contains } = node.array;
    run.spend(value.length * STEPS_A_NOTE);
    for (const [index, item] of value.entries()) {
      const isNoted =
        rest !== undefined || index < prefix.length || (contains?.node.check(item, depth + 1, run) ?? false);
      if (isNoted) evaluated.items.add(index);
    }
  }
}

function noteMembers(rules: ObjectRules, members: Members, run: Run, evaluated: Evaluated): void {
  for (const key of Object.keys(members)) {
    run.spend(STEPS_A_NOTE + rules.patterns.length * costOfText(key));
    const slot = rules.index.get(key);
    const isDeclared = slot !== undefined && rules.properties[slot]?.node !== undefined;
    if (isDeclared || rules.additional !== undefined || rules.patterns.some((pattern) => pattern.test(key))) {
      evaluated.keys.add(key);
    }
  }
}

function evaluateApplicators(node: SchemaNode, value: unknown, depth: number, run: Run, evaluated: Evaluated): boolean {
  const applies = (target: SchemaNode): boolean => evaluateApart(target, value, depth, run, evaluated);
  // With a schema that must be satisfied all notes are dropped if it is not, so it needs none of its own.
  const holds = (target: SchemaNode | undefined): boolean => {
    if (target === undefined) return true;
    return tracksEvaluation(target) ? applies(target) : evaluate(target, value, depth, run, evaluated);
  };
  if (!holds(node.reference) || !node.allOf.every(holds)) return false;
  for (const union of node.unions) {
    const matches = union.branches.filter(applies).length;
    if (matches === 0 || (union.keyword === "oneOf" && matches > 1)) return false;
  }
  if (node.not?.check(value, depth, run) === true) return false;
  const { condition } = node;
  if (condition !== undefined && !holds(applies(condition.condition) ? condition.then : condition.else)) return false;
  const dependents = node.object?.dependentSchemas ?? [];
  run.spend(dependents.length);
  return dependents.every((rule) => !hasMember(value, rule.name) || holds(rule.node));
}

function evaluateApart(node: SchemaNode, value: unknown, depth: number, run: Run, evaluated: Evaluated): boolean {
  const apart = new Evaluated();
  if (!evaluate(node, value, depth, run, apart)) return false;
  run.spend((apart.keys.size + apart.items.size) * STEPS_A_NOTE);
  evaluated.merge(apart);
  return true;
}

/** `unevaluatedProperties` and `unevaluatedItems`, which account for what they take. */
function evaluateRest(node: SchemaNode, value: unknown, depth: number, run: Run, evaluated: Evaluated): boolean {
  const { unevaluatedProperties, unevaluatedItems } = node;
  if (unevaluatedProperties !== undefined && isMembers(value)) {
    const keys = Object.keys(value);
    run.spend(keys.length * STEPS_A_NOTE);
    for (const key of keys) {
      if (!evaluated.keys.has(key) && !unevaluatedProperties.check(value[key], depth + 1, run)) return false;
      evaluated.keys.add(key);
    }
  }
  if (unevaluatedItems !== undefined && Array.isArray(value)) {
    run.spend(value.length * STEPS_A_NOTE);
    for (const [index, item] of value.entries()) {
      if (!evaluated.items.has(index) && !unevaluatedItems.check(item, depth + 1, run)) return false;
      evaluated.items.add(index);
    }
  }
  return true;
}

export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
