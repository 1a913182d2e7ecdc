import { ALL_KINDS, kindBit } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";

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
  for (const literal of node.literals) {
    kinds &= literal.values.reduce<number>((bits, value) => bits | kindBit(value), 0);
  }
  if (node.reference !== undefined) kinds &= possibleKinds(node.reference, level + 1);
  for (const part of node.allOf) kinds &= possibleKinds(part, level + 1);
  for (const union of node.unions) {
    kinds &= union.branches.reduce((bits, branch) => bits | possibleKinds(branch, level + 1), 0);
  }
  node.possibleKinds = kinds;
  return kinds;
}
