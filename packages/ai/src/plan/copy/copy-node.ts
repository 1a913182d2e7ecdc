import { copyJson } from "../../value/copy-json.ts";
import { unionChoice } from "../check/union-choice.ts";
import { ARRAY, kindBit, OBJECT } from "../kinds.ts";
import type { Copy, SchemaNode } from "../node.ts";
import { hasApplicators, isOnlyReference, isOnlyUnion, tracksEvaluation } from "../node-shape.ts";
import { arrayCopy } from "./copy-array.ts";
import { objectCopy } from "./copy-object.ts";

/**
 * The closure that copies and checks a value in one walk. Where several schemas look at one value it is copied first
 * and checked as a private tree.
 */
export function nodeCopy(node: SchemaNode): Copy {
  if (isOnlyReference(node)) return referenceCopy(node);
  const copyAndCheck = copyThenCheck(node);
  // Before unions: one of literals is a scalar like any other.
  const { scalar } = node;
  if (scalar !== undefined)
    return (value, depth, run) => (scalar(value, depth, run) ? value : copyAndCheck(value, depth, run));
  if (isOnlyUnion(node)) return unionCopy(node, copyAndCheck);
  if (hasApplicators(node) || tracksEvaluation(node) || node.literals.length > 0 || node.hidden.length > 0) {
    return copyAndCheck;
  }
  if (node.kinds === OBJECT) return objectCopy(node, copyAndCheck) ?? copyAndCheck;
  if (node.kinds === ARRAY) return arrayCopy(node) ?? copyAndCheck;
  return copyAndCheck;
}

function copyThenCheck(node: SchemaNode): Copy {
  return (value, depth, run) => {
    const copy = copyJson(value, depth, run);
    run.recounting += 1;
    if (!node.check(copy, depth, run)) run.mismatch = true;
    run.recounting -= 1;
    return copy;
  };
}

function referenceCopy(node: SchemaNode): Copy {
  const target = node.reference;
  return (value, depth, run) => {
    run.descend();
    const copy = target?.copy(value, depth, run);
    run.ascend();
    return copy;
  };
}

/** By the kind of the value alone: a discriminator would have to be read from the input, and then again. */
function unionCopy(node: SchemaNode, copyAndCheck: Copy): Copy {
  const [union] = node.unions;
  if (union === undefined) return copyAndCheck;
  const { byKind } = unionChoice(union);
  return (value, depth, run) => {
    const [branch, ...others] = byKind.get(kindBit(value)) ?? [];
    if (branch === undefined || others.length > 0) return copyAndCheck(value, depth, run);
    run.descend();
    const copy = branch.copy(value, depth, run);
    run.ascend();
    return copy;
  };
}
