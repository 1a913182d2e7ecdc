import { ALL_KINDS, kindBit } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";

/** Schemas within schemas, all for one value, that are looked through; what is further in is not known. */
const MAX_LEVELS = 64;

/** By node: without it, two references a level to the next level would double the work at each. */
const known = new WeakMap<SchemaNode, number>();

/** The kinds that a schema may take, as bits, as far as that is seen without trying: never too few. */
export function possibleKinds(node: SchemaNode, level = 0): number {
  if (!node.possible) return 0;
  if (level > MAX_LEVELS) return ALL_KINDS;
  const found = known.get(node);
  if (found !== undefined) return found;
  let kinds = node.kinds;
  for (const literal of node.literals) {
    kinds &= literal.values.reduce<number>((bits, value) => bits | kindBit(value), 0);
  }
  if (node.reference !== undefined) kinds &= possibleKinds(node.reference, level + 1);
  for (const part of node.allOf) kinds &= possibleKinds(part, level + 1);
  for (const union of node.unions) {
    kinds &= union.branches.reduce((bits, branch) => bits | possibleKinds(branch, level + 1), 0);
  }
  known.set(node, kinds);
  return kinds;
}
