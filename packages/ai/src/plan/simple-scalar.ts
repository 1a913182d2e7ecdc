import type { JsonValue } from "../contracts/json.ts";
import { BOOLEAN, NUMBER, STRING } from "./kinds.ts";
import type { NumberRules, StringRules } from "./rules.ts";

/** Not one of the scalars that are tested in place. */
const NO_SIMPLE_SCALAR = 0;
export const SIMPLE_STRING = 1;
export const SIMPLE_NUMBER = 2;
export const SIMPLE_INTEGER = 3;
export const SIMPLE_BOOLEAN = 4;
const SIMPLE_LITERAL = 5;

/**
 * A scalar whose whole rule is a range or a few values. The walks over members test these where they stand: a call of a
 * closure through a place that sees many of them costs some 5 ns, as much as all else that is done for such a member,
 * and most schemas are used up before their nodes and closures have paid for being made.
 */
export interface SimpleScalar {
  readonly kind:
    | typeof NO_SIMPLE_SCALAR
    | typeof SIMPLE_STRING
    | typeof SIMPLE_NUMBER
    | typeof SIMPLE_INTEGER
    | typeof SIMPLE_BOOLEAN
    | typeof SIMPLE_LITERAL;
  /** Of a number, or of a string's length in UTF-16 units: from here to `most` it satisfies the rule for sure. */
  readonly least: number;
  readonly most: number;
  /** Of a literal. */
  readonly values: readonly JsonValue[];
}

/** Numbers that are not finite are no JSON, and out of this range. */
const LARGEST = Number.MAX_VALUE;

/** Literals that are compared one by one; of more a set knows sooner. */
const FEW = 8;

const NONE: readonly never[] = Object.freeze([]);

function range(kind: SimpleScalar["kind"], least: number, most: number): SimpleScalar {
  return { kind, least, most, values: NONE };
}

/** For values of every other kind, and scalars with more rules. */
export const NOT_SIMPLE: SimpleScalar = range(NO_SIMPLE_SCALAR, 0, 0);
const ANY_STRING = range(SIMPLE_STRING, 0, LARGEST);
const ANY_TEXT = range(SIMPLE_STRING, 1, LARGEST);
const ANY_NUMBER = range(SIMPLE_NUMBER, -LARGEST, LARGEST);
const ANY_INTEGER = range(SIMPLE_INTEGER, -LARGEST, LARGEST);
const ANY_BOOLEAN = range(SIMPLE_BOOLEAN, 0, 0);

/** What the rules of a scalar come to; `kinds` are bits of `kinds.ts`. */
export function scalarOfRules(
  kinds: number,
  integer: boolean,
  string: StringRules | undefined,
  number: NumberRules | undefined,
): SimpleScalar {
  if (kinds === STRING && string !== undefined) {
    const { minLength, maxLength, pattern, format } = string;
    return pattern === undefined && format === undefined ? simpleString(minLength, maxLength) : NOT_SIMPLE;
  }
  if (kinds === NUMBER && number !== undefined) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = number;
    const isRange = exclusiveMinimum === undefined && exclusiveMaximum === undefined && multipleOf === undefined;
    return isRange ? simpleNumber(integer, minimum, maximum) : NOT_SIMPLE;
  }
  return scalarOfKind(kinds, integer);
}

/** Of a schema that names its kind and no more. */
export function scalarOfKind(kinds: number, integer: boolean): SimpleScalar {
  switch (kinds) {
    case STRING:
      return ANY_STRING;
    case NUMBER:
      return integer ? ANY_INTEGER : ANY_NUMBER;
    case BOOLEAN:
      return ANY_BOOLEAN;
    default:
      return NOT_SIMPLE;
  }
}

/** Lengths are in code points, of which there are at most as many as UTF-16 units, and at least half as many. */
export function simpleString(minLength: number = 0, maxLength: number = LARGEST): SimpleScalar {
  if (maxLength === LARGEST && minLength === 1) return ANY_TEXT;
  return lastOr(SIMPLE_STRING, minLength > 1 ? minLength * 2 : minLength, maxLength);
}

export function simpleNumber(integer: boolean, minimum: number = -LARGEST, maximum: number = LARGEST): SimpleScalar {
  return lastOr(integer ? SIMPLE_INTEGER : SIMPLE_NUMBER, minimum, maximum);
}

/** The ranges that were made last, by kind: the properties of a schema mostly share them. */
const lastRanges: SimpleScalar[] = [NOT_SIMPLE, ANY_STRING, ANY_NUMBER, ANY_INTEGER];

function lastOr(kind: SimpleScalar["kind"], least: number, most: number): SimpleScalar {
  const last = lastRanges[kind];
  if (last !== undefined && last.least === least && last.most === most) return last;
  const made = range(kind, least, most);
  lastRanges[kind] = made;
  return made;
}

/** A scalar that takes these values alone, none of them a container. */
export function literalScalar(values: readonly JsonValue[]): SimpleScalar {
  return values.length <= FEW ? { kind: SIMPLE_LITERAL, least: 0, most: 0, values } : NOT_SIMPLE;
}

/** Whether a value is such a scalar for sure; where it is not, the check of the node decides. */
export function isSimply({ kind, least, most, values }: SimpleScalar, value: unknown): boolean {
  switch (kind) {
    case SIMPLE_STRING:
      return typeof value === "string" && value.length >= least && value.length <= most;
    case SIMPLE_NUMBER:
      return typeof value === "number" && value >= least && value <= most;
    case SIMPLE_INTEGER:
      return typeof value === "number" && value >= least && value <= most && Number.isInteger(value);
    case SIMPLE_BOOLEAN:
      return typeof value === "boolean";
    case SIMPLE_LITERAL:
      for (let index = 0; index < values.length; index += 1) if (values[index] === value) return true;
      return false;
    default:
      return false;
  }
}
