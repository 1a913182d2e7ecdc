import { ALL_KINDS, kindBit } from "../kinds.ts";
import { NOTHING_APPLIED, type SchemaNode } from "../node.ts";

/** Schemas within schemas, all for one value, that are looked through; what is further in is not known. */
const MAX_LEVELS = 64;

/**
 * The kinds that a schema may take, as bits, as far as that is seen without trying: never too few. Found once a node:
 * two references a level to the next level would double the work at each.
 */
export function possibleKinds(node: SchemaNode, level = 0): number {
  if (!node.possible) return 0;
  if (level > MAX_LEVELS) return ALL_KINDS;
  if (node.possibleKinds !== undefined) return node.possibleKinds;
  let kinds = node.kinds;
  for (const literal of node.literals) kinds &= kindsOf(literal.values);
  const { applied } = node;
  if (applied !== NOTHING_APPLIED) {
    if (applied.reference !== undefined) kinds &= possibleKinds(applied.reference, level + 1);
    for (const part of applied.allOf) kinds &= possibleKinds(part, level + 1);
    for (const union of applied.unions) {
      kinds &= union.literals === undefined ? kindsOfAny(union.branches, level + 1) : kindsOf(union.literals);
    }
  }
  node.possibleKinds = kinds;
  return kinds;
}

function kindsOfAny(branches: readonly SchemaNode[], level: number): number {
  let kinds = 0;
  for (const branch of branches) kinds |= possibleKinds(branch, level);
  return kinds;
}

function kindsOf(values: readonly unknown[]): number {
  let kinds = 0;
  for (const value of values) kinds |= kindBit(value);
  return kinds;
}
