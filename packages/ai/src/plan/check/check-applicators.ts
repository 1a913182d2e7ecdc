import type { Run } from "../../value/run.ts";
import type { Check, SchemaNode, UnionRule } from "../node.ts";

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
  return union.keyword === "anyOf"
    ? union.branches.some((branch) => branch.check(value, depth, run))
    : countMatches(union.branches, value, depth, run) === 1;
}

/** How many branches take the value; no further than two. */
export function countMatches(branches: readonly SchemaNode[], value: unknown, depth: number, run: Run): number {
  let count = 0;
  for (const branch of branches) {
    if (branch.check(value, depth, run)) count += 1;
    if (count > 1) break;
  }
  return count;
}
