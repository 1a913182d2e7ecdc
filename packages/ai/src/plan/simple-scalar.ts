import { NUMBER, STRING } from "./kinds.ts";
import type { SchemaNode } from "./node.ts";
import { hasApplicators, tracksEvaluation } from "./node-shape.ts";

/** Not one of the scalars that are tested in place. */
const NO_SIMPLE_SCALAR = 0;
export const SIMPLE_STRING = 1;
export const SIMPLE_NUMBER = 2;

/**
 * A string or number whose whole rule is a range. The walks over members test these where they stand: a call of a
 * closure through a place that sees many of them costs some 5 ns, as much as all else that is done for such a member.
 */
export interface SimpleScalar {
  readonly kind: typeof NO_SIMPLE_SCALAR | typeof SIMPLE_STRING | typeof SIMPLE_NUMBER;
  /** Of a string's length in UTF-16 units, or of a number. */
  readonly least: number;
  readonly most: number;
}

const NONE: SimpleScalar = { kind: NO_SIMPLE_SCALAR, least: 0, most: 0 };

export function simpleScalar(node: SchemaNode | undefined): SimpleScalar {
  const isPlain =
    node !== undefined &&
    node.possible &&
    node.literals.length === 0 &&
    node.hidden.length === 0 &&
    !hasApplicators(node) &&
    !tracksEvaluation(node);
  if (!isPlain) return NONE;
  if (node.kinds === STRING) return simpleString(node);
  return node.kinds === NUMBER && !node.integer ? simpleNumber(node) : NONE;
}

/** Up to one character, UTF-16 units and code points are the same question. */
function simpleString(node: SchemaNode): SimpleScalar {
  const { minLength = 0, maxLength, pattern, format } = node.string ?? {};
  if (minLength > 1 || maxLength !== undefined || pattern !== undefined || format !== undefined) return NONE;
  return { kind: SIMPLE_STRING, least: minLength, most: Number.POSITIVE_INFINITY };
}

/** Bounds of finite numbers, so that what is no JSON is out of range. */
function simpleNumber(node: SchemaNode): SimpleScalar {
  const { minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE, ...others } = node.number ?? {};
  if (Object.values(others).some((rule) => rule !== undefined)) return NONE;
  return { kind: SIMPLE_NUMBER, least: minimum, most: maximum };
}
