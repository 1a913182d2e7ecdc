import { hasAtLeast, hasAtMost } from "../code-points.ts";
import type { NumberRules, StringRules } from "../rules.ts";

/** The test of a string's rules, as few calls as there are rules. */
export function stringTest(rules: StringRules | undefined): ((text: string) => boolean) | undefined {
  if (rules === undefined) return undefined;
  const { minLength, maxLength, pattern, format } = rules;
  const tests: ((text: string) => boolean)[] = [];
  const length = lengthTest(minLength ?? 0, maxLength);
  if (length !== undefined) tests.push(length);
  if (format !== undefined) tests.push(format.test);
  if (pattern !== undefined) tests.push(pattern.test);
  return allOf(tests);
}

/** Both bounds in one test: mostly the number of UTF-16 units decides, and no code points are counted. */
function lengthTest(min: number, max: number | undefined): ((text: string) => boolean) | undefined {
  if (max === undefined) {
    if (min === 0) return undefined;
    return min === 1 ? (text) => text.length > 0 : (text) => hasAtLeast(text, min);
  }
  const sure = min === 1 ? 1 : min * 2;
  return (text) => {
    const { length } = text;
    return (length >= sure && length <= max) || (hasAtLeast(text, min) && hasAtMost(text, max));
  };
}

/** The test of a number's rules. */
export function numberTest(rules: NumberRules | undefined, integer: boolean): ((value: number) => boolean) | undefined {
  const tests: ((value: number) => boolean)[] = [];
  const minimum = rules?.minimum ?? Number.NEGATIVE_INFINITY;
  const maximum = rules?.maximum ?? Number.POSITIVE_INFINITY;
  if (integer) tests.push((value) => value >= minimum && value <= maximum && Number.isInteger(value));
  else if (rules?.minimum !== undefined || rules?.maximum !== undefined) {
    tests.push((value) => value >= minimum && value <= maximum);
  }
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = rules ?? {};
  if (exclusiveMinimum !== undefined) tests.push((value) => value > exclusiveMinimum);
  if (exclusiveMaximum !== undefined) tests.push((value) => value < exclusiveMaximum);
  if (multipleOf !== undefined) tests.push(multipleOf.test);
  return allOf(tests);
}

function allOf<TValue>(tests: readonly ((value: TValue) => boolean)[]): ((value: TValue) => boolean) | undefined {
  const [first, second] = tests;
  if (first === undefined || second === undefined) return first;
  if (tests.length === 2) return (value) => first(value) && second(value);
  return (value) => tests.every((test) => test(value));
}
