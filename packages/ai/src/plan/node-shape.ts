import { ALL_KINDS } from "./kinds.ts";
import { NOTHING_APPLIED, type SchemaNode } from "./node.ts";

/** Whether other schemas apply to the same value as this one. */
export function hasApplicators(node: SchemaNode): boolean {
  const { applied, object } = node;
  if (object !== undefined && object.dependentSchemas.length > 0) return true;
  return (
    applied !== NOTHING_APPLIED &&
    (applied.reference !== undefined ||
      applied.allOf.length > 0 ||
      applied.unions.length > 0 ||
      applied.not !== undefined ||
      applied.condition !== undefined)
  );
}

/** Whether the node needs to know which members or items other schemas have accounted for. */
export function tracksEvaluation(node: SchemaNode): boolean {
  return (
    node.applied !== NOTHING_APPLIED &&
    (node.unevaluatedProperties !== undefined || node.unevaluatedItems !== undefined)
  );
}

/** Whether the node says nothing but `$ref`. */
export function isOnlyReference(node: SchemaNode): boolean {
  return (
    node.applied !== NOTHING_APPLIED &&
    node.reference !== undefined &&
    node.allOf.length === 0 &&
    node.unions.length === 0 &&
    hasNoRulesOfItsOwn(node)
  );
}

/** Whether the node says nothing but one `anyOf` or `oneOf`. */
export function isOnlyUnion(node: SchemaNode): boolean {
  return (
    node.applied !== NOTHING_APPLIED &&
    node.reference === undefined &&
    node.allOf.length === 0 &&
    node.unions.length === 1 &&
    hasNoRulesOfItsOwn(node)
  );
}

function hasNoRulesOfItsOwn(node: SchemaNode): boolean {
  return (
    node.possible &&
    node.kinds === ALL_KINDS &&
    node.literals.length === 0 &&
    node.string === undefined &&
    node.number === undefined &&
    node.array === undefined &&
    node.object === undefined &&
    node.hidden.length === 0 &&
    node.not === undefined &&
    node.condition === undefined &&
    !tracksEvaluation(node)
  );
}
