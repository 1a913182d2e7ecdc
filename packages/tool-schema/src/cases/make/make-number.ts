import type { SchemaObject } from "../../document/json-schema.ts";
import { numberFault } from "../fault/scalar-fault.ts";
import type { Random } from "../random.ts";
import { numberOf, typesOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";

/** What several schemas together ask of a number. */
export interface NumberRules {
  readonly parts: readonly SchemaObject[];
  readonly isInteger: boolean;
  /** The least number that may be allowed: a bound that is excluded counts as it is. */
  readonly least: number;
  readonly most: number;
  readonly divisors: readonly number[];
}

export function numberRules(parts: readonly SchemaObject[]): NumberRules {
  const all = (...keywords: readonly string[]): readonly number[] => {
    return parts.flatMap((part) => keywords.map((keyword) => numberOf(part, keyword)).filter((n) => n !== undefined));
  };
  return {
    parts,
    isInteger: parts.some((part) => {
      const types = typesOf(part);
      return types?.includes("integer") === true && !types.includes("number");
    }),
    least: Math.max(Number.NEGATIVE_INFINITY, ...all("minimum", "exclusiveMinimum")),
    most: Math.min(Number.POSITIVE_INFINITY, ...all("maximum", "exclusiveMaximum")),
    divisors: all("multipleOf"),
  };
}

/** Whether a number satisfies them all. */
export function isNumberAllowed(rules: NumberRules, value: number, source: SchemaSource): boolean {
  return (
    Number.isFinite(value) &&
    !Object.is(value, -0) &&
    (!rules.isInteger || Number.isInteger(value)) &&
    rules.parts.every((part) => numberFault(part, value, source) === undefined)
  );
}

/** The least allowed number, the greatest, and one between them; each undefined where none is found. */
export interface AllowedNumbers {
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly inside: number | undefined;
}

/** Multiples that are tried from a bound on. */
const MAX_TRIED = 64;

/** Without bounds numbers stay near to zero. */
const WIDTH = 100;

export function allowedNumbers(rules: NumberRules, random: Random, source: SchemaSource): AllowedNumbers {
  const { least, most } = rules;
  const find = (candidates: Iterable<number>): number | undefined => {
    for (const candidate of candidates) if (isNumberAllowed(rules, candidate, source)) return candidate;
    return undefined;
  };
  const from = Number.isFinite(least) ? least : Math.min(most, 0) - (most < 0 ? WIDTH : 0);
  const to = Number.isFinite(most) ? most : Math.max(from, 0) + WIDTH;
  const drawn = Array.from({ length: 8 }, () => between(from, to, random, rules));
  return {
    least: Number.isFinite(least) ? find(steps(least, 1, rules)) : undefined,
    most: Number.isFinite(most) ? find(steps(most, -1, rules)) : undefined,
    inside: find(drawn) ?? find([0, 1, ...steps(from, 1, rules), ...steps(to, -1, rules)]),
  };
}

/** Numbers at a bound and next to it, in one direction. */
function* steps(bound: number, direction: 1 | -1, rules: NumberRules): Generator<number> {
  yield bound;
  const step = Math.max(...rules.divisors, 0);
  if (step > 0) {
    const first = direction > 0 ? Math.ceil(bound / step) : Math.floor(bound / step);
    for (let count = 0; count < MAX_TRIED; count += 1) yield decimal((first + direction * count) * step);
    return;
  }
  const whole = direction > 0 ? Math.floor(bound) + 1 : Math.ceil(bound) - 1;
  yield direction > 0 ? Math.ceil(bound) : Math.floor(bound);
  if (!rules.isInteger) {
    // An excluded bound of fractions has no neighbour: something near.
    yield decimal(bound + direction * 0.5);
    yield decimal((rules.least + rules.most) / 2);
  }
  yield whole;
  yield next(bound, direction);
}

/** The next number that a double can tell from a bound, and that still reads well. */
export function next(bound: number, direction: 1 | -1): number {
  return bound + direction * Math.max(Math.abs(bound) * 2 ** -40, 2 ** -20);
}

function between(from: number, to: number, random: Random, { divisors, isInteger }: NumberRules): number {
  const step = Math.max(...divisors, isInteger ? 1 : 0);
  if (step > 0) {
    const low = Math.ceil(from / step);
    const high = Math.floor(to / step);
    return decimal(random.integer(low, Math.max(low, Math.min(high, low + 1_000_000))) * step);
  }
  const drawn = from + ((to - from) * random.integer(1, 99)) / 100;
  return decimal(Number(drawn.toFixed(2)) > from && Number(drawn.toFixed(2)) < to ? Number(drawn.toFixed(2)) : drawn);
}

/** Without the dust of binary fractions: 3 × 0.1 is 0.3. And without -0, which JSON text does not keep. */
export function decimal(value: number): number {
  return Number(value.toPrecision(15)) + 0;
}
