import type { ToolArgumentsValidationError } from "@di-code/ai";

/** Shorter values may stand in a message by chance: `prod` in `production`. */
export const SHORTEST_VALUE = 8;

/** The longer values of a call: strings that are no keys, also one that was cut off, and numbers. */
export function valuesOf(argumentsText: string): readonly string[] {
  const parts = argumentsText.matchAll(/"(?<text>(?:[^"\\]|\\.)*)(?:"(?<colon>\s*:)?|$)|(?<digits>\d+)/g);
  return [...parts]
    .filter(({ groups }) => groups?.["colon"] === undefined)
    .map(({ groups }) => groups?.["text"] ?? groups?.["digits"] ?? "")
    .filter((value) => value.length >= SHORTEST_VALUE);
}

/** Those of the values that can be read in anything that a refusal gives to a host or a model. */
export function leaksOf(
  values: readonly string[],
  error: ToolArgumentsValidationError,
  toModel: string,
): readonly string[] {
  const shown = [error.message, ...error.issues, JSON.stringify(error), JSON.stringify(error.details), toModel].join(
    "\n",
  );
  return values.filter((value) => shown.includes(value));
}
