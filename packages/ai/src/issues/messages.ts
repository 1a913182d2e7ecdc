/** The sentences for what is wrong with a text or value before any schema is asked: one wording wherever it is found. */
export const INVALID_JSON = "arguments must be valid JSON";
export const NO_PLAIN_OBJECT = "arguments must be a plain object";
export const UNSAFE_KEY = "must not be used as a property name";
export const DUPLICATE_KEY = "must not be given twice";
export const UNSAFE_NUMBER = "must be a number that a double can hold exactly";
export const LONE_SURROGATE = "must not hold half a surrogate pair";

export function tooLong(maxCharacters: number): string {
  return `arguments must not be longer than ${maxCharacters} characters`;
}

export function tooDeep(maxDepth: number): string {
  return `must not be nested deeper than ${maxDepth} levels`;
}

export function tooMany(maxNodes: number): string {
  return `arguments must not hold more than ${maxNodes} values`;
}
