import type { Run } from "../../value/run.ts";
import type { Check, SchemaNode, UnionRule } from "../node.ts";
import { costOfAnother } from "./step-cost.ts";

/** The checks of the schemas that a node applies to its own value. Counting is the caller's affair. */
export function applicatorChecks(node: SchemaNode): readonly Check[] {
  const checks: Check[] = [];
  const { reference, not, condition } = node;
  if (reference !== undefined) checks.push((value, depth, run) => reference.check(value, depth, run));
  for (const part of node.allOf) checks.push(part.check);
  for (const union of node.unions) checks.push((value, depth, run) => satisfiesUnion(union, value, depth, run));
  if (not !== undefined) checks.push((value, depth, run) => !not.check(value, depth, run));
  if (condition !== undefined) {
    checks.push((value, depth, run) => {
      const branch = condition.condition.check(value, depth, run) ? condition.then : condition.else;
      return branch === undefined || branch.check(value, depth, run);
    });
  }
  for (const { name, node: dependent } of node.object?.dependentSchemas ?? []) {
    checks.push((value, depth, run) => !hasMember(value, name) || dependent.check(value, depth, run));
  }
  return checks;
}

/** Whether the value is an object with an own member of that name. */
export function hasMember(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, name);
}

function satisfiesUnion(union: UnionRule, value: unknown, depth: number, run: Run): boolean {
  const enough = union.keyword === "anyOf" ? 1 : 2;
  return countMatches(union.branches, value, depth, run, enough) === 1;
}

/** How many branches take the value; counted no further than `enough`. */
export function countMatches(
  branches: readonly SchemaNode[],
  value: unknown,
  depth: number,
  run: Run,
  enough = 2,
): number {
  const cost = costOfAnother(value);
  let count = 0;
  for (const branch of branches) {
    run.spend(cost);
    if (branch.check(value, depth, run)) count += 1;
    if (count === enough) break;
  }
  return count;
}
