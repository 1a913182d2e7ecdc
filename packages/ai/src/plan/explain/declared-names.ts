import type { SchemaNode } from "../node.ts";

/** Schemas whose properties are gathered for a suggestion. */
const MAX_NODES = 256;

/** The names that a schema declares, with those of every schema that it may apply to the same value. */
export function* declaredNames(start: SchemaNode): Generator<string> {
  const nodes = new Set([start]);
  for (const node of nodes) {
    for (const property of node.object?.properties ?? []) if (property.node !== undefined) yield property.name;
    for (const next of inPlace(node)) {
      if (nodes.size >= MAX_NODES) break;
      nodes.add(next);
    }
  }
}

function* inPlace(node: SchemaNode): Generator<SchemaNode> {
  if (node.reference !== undefined) yield node.reference;
  yield* node.allOf;
  for (const union of node.unions) yield* union.branches;
  if (node.condition?.then !== undefined) yield node.condition.then;
  if (node.condition?.else !== undefined) yield node.condition.else;
  for (const rule of node.object?.dependentSchemas ?? []) yield rule.node;
}
