import { literalUnion, unionChoice } from "../plan/check/union-choice.ts";
import type { ArrayRules, ObjectRules, SchemaNode, UnionRule } from "../plan/node.ts";
import { hasApplicators, isOnlyReference, isOnlyUnion, tracksEvaluation } from "../plan/node-shape.ts";

/**
 * Whether all that a schema asks is asked while a text is read, of one schema a value: then nothing is left for the check
 * of the whole text. Of the rules that are followed, those are left out too whose steps are not counted alike.
 */
export function isFollowedWhole(root: SchemaNode): boolean {
  const nodes = new Set([root]);
  for (const node of nodes) {
    if (!asksWhatIsFollowed(node)) return false;
    for (const inner of subschemas(node)) if (inner !== undefined) nodes.add(inner);
  }
  return true;
}

function asksWhatIsFollowed(node: SchemaNode): boolean {
  if (node.hidden.length > 0 || tracksEvaluation(node)) return false;
  // Containers are not told by what they equal.
  for (const { values } of node.literals) {
    if (values.some((value) => typeof value === "object" && value !== null)) return false;
  }
  if (node.object !== undefined && !isEachMemberAlone(node.object)) return false;
  if (node.array !== undefined && !isEachItemAlone(node.array)) return false;
  if (!hasApplicators(node) || isOnlyReference(node)) return true;
  return isOnlyUnion(node) && node.unions.every(isToldAtOnce);
}

function isEachMemberAlone({ patterns, names, dependentRequired }: ObjectRules): boolean {
  return patterns.length === 0 && names === undefined && dependentRequired.length === 0;
}

function isEachItemAlone({ uniqueItems, contains }: ArrayRules): boolean {
  return !uniqueItems && contains === undefined;
}

/** Whether the first character of a value leaves one branch, or the branches are literals. */
function isToldAtOnce(union: UnionRule): boolean {
  const literals = literalUnion(union);
  if (literals === undefined) return [...unionChoice(union).byKind.values()].every(({ length }) => length <= 1);
  if (literals.some((value) => typeof value === "object")) return false;
  return union.keyword === "anyOf" || new Set(literals).size === literals.length;
}

function subschemas(node: SchemaNode): readonly (SchemaNode | undefined)[] {
  const { object, array, reference, unions } = node;
  return [
    reference,
    ...unions.flatMap(({ branches }) => branches),
    ...(object?.properties.map((property) => property.node) ?? []),
    object?.additional,
    ...(array?.prefix ?? []),
    array?.rest,
  ];
}
