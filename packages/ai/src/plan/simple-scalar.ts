import { BOOLEAN, NUMBER, STRING } from "./kinds.ts";
import type { NumberRules, StringRules } from "./rules.ts";

/** Not one of the scalars that are tested in place. */
const NO_SIMPLE_SCALAR = 0;
export const SIMPLE_STRING = 1;
export const SIMPLE_NUMBER = 2;
export const SIMPLE_INTEGER = 3;
export const SIMPLE_BOOLEAN = 4;

/**
 * A scalar whose whole rule is a range. The walks over members test these where they stand: a call of a closure through a
 * place that sees many of them costs some 5 ns, as much as all else that is done for such a member, and most schemas
 * are used up before their closures have paid for being made.
 */
export interface SimpleScalar {
  readonly kind:
    | typeof NO_SIMPLE_SCALAR
    | typeof SIMPLE_STRING
    | typeof SIMPLE_NUMBER
    | typeof SIMPLE_INTEGER
    | typeof SIMPLE_BOOLEAN;
  /** Of a number, or of a string's length in UTF-16 units: from here to `most` it satisfies the rule for sure. */
  readonly least: number;
  readonly most: number;
}

/** Numbers that are not finite are no JSON, and out of this range. */
const LARGEST = Number.MAX_VALUE;

/** For values of every other kind, and scalars with more rules. */
export const NOT_SIMPLE: SimpleScalar = { kind: NO_SIMPLE_SCALAR, least: 0, most: 0 };
const ANY_STRING: SimpleScalar = { kind: SIMPLE_STRING, least: 0, most: LARGEST };
const ANY_TEXT: SimpleScalar = { kind: SIMPLE_STRING, least: 1, most: LARGEST };
const ANY_NUMBER: SimpleScalar = { kind: SIMPLE_NUMBER, least: -LARGEST, most: LARGEST };
const ANY_INTEGER: SimpleScalar = { kind: SIMPLE_INTEGER, least: -LARGEST, most: LARGEST };
const ANY_BOOLEAN: SimpleScalar = { kind: SIMPLE_BOOLEAN, least: 0, most: 0 };

/** What the rules of a scalar come to; `kinds` are bits of `kinds.ts`. */
export function scalarOfRules(
  kinds: number,
  integer: boolean,
  string: StringRules | undefined,
  number: NumberRules | undefined,
): SimpleScalar {
  switch (kinds) {
    case STRING:
      return string === undefined ? ANY_STRING : simpleString(string);
    case NUMBER:
      return simpleNumber(number, integer);
    case BOOLEAN:
      return ANY_BOOLEAN;
    default:
      return NOT_SIMPLE;
  }
}

/** There are at most as many code points as UTF-16 units, and at least half as many. */
function simpleString({ minLength = 0, maxLength, pattern, format }: StringRules): SimpleScalar {
  if (pattern !== undefined || format !== undefined) return NOT_SIMPLE;
  if (maxLength === undefined && minLength === 1) return ANY_TEXT;
  return { kind: SIMPLE_STRING, least: minLength > 1 ? minLength * 2 : minLength, most: maxLength ?? LARGEST };
}

function simpleNumber(rules: NumberRules | undefined, integer: boolean): SimpleScalar {
  if (rules === undefined) return integer ? ANY_INTEGER : ANY_NUMBER;
  const { minimum = -LARGEST, maximum = LARGEST, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined || multipleOf !== undefined) return NOT_SIMPLE;
  return { kind: integer ? SIMPLE_INTEGER : SIMPLE_NUMBER, least: minimum, most: maximum };
}

/** Whether a value is such a scalar for sure; where it is not, the check of the node decides. */
export function isSimply({ kind, least, most }: SimpleScalar, value: unknown): boolean {
  switch (kind) {
    case SIMPLE_STRING:
      return typeof value === "string" && value.length >= least && value.length <= most;
    case SIMPLE_NUMBER:
      return typeof value === "number" && value >= least && value <= most;
    case SIMPLE_INTEGER:
      return typeof value === "number" && value >= least && value <= most && Number.isInteger(value);
    case SIMPLE_BOOLEAN:
      return typeof value === "boolean";
    default:
      return false;
  }
}
