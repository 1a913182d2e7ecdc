import { possibleKinds } from "../check/possible-kinds.ts";
import { ARRAY, OBJECT } from "../kinds.ts";
import type { Check, SchemaNode } from "../node.ts";
import { hasApplicators, isOnlyUnion, tracksEvaluation } from "../node-shape.ts";

/** The check of a node that takes scalars alone: what passes it is its own copy. */
export function scalarCheck(node: SchemaNode): Check | undefined {
  if ((possibleKinds(node) & (OBJECT | ARRAY)) !== 0 || node.hidden.length > 0) return undefined;
  const { check } = node;
  const refusesContainersFirst = (node.kinds & (OBJECT | ARRAY)) === 0;
  if (refusesContainersFirst && !hasApplicators(node) && !tracksEvaluation(node)) return check;
  if (isOnlyUnion(node) && node.unions[0]?.literals !== undefined) return check;
  // An `enum` without `type` would count what is in an object before it is copied, and several schemas would read an
  // object of the caller's several times; it is refused after it has been copied.
  return (value, depth, run) => typeof value !== "object" && check(value, depth, run);
}
