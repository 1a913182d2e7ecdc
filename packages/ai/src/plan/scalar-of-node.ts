import { NOTHING_APPLIED, type SchemaNode } from "./node.ts";
import { NOT_SIMPLE, scalarOfRules, type SimpleScalar } from "./simple-scalar.ts";

/** The scalar that a node takes, where its whole rule is a range. */
export function scalarOfNode(node: SchemaNode | undefined): SimpleScalar {
  const isPlain =
    node !== undefined &&
    node.possible &&
    node.literals.length === 0 &&
    node.hidden.length === 0 &&
    node.applied === NOTHING_APPLIED;
  return isPlain ? scalarOfRules(node.kinds, node.integer, node.string, node.number) : NOT_SIMPLE;
}
