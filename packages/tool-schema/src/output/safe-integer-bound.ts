/**
 * Whether a bound of an integer is that of the safe integers, which libraries write for every integer (Zod's `z.int()`):
 * to a person it says nothing.
 */
export function isSafeIntegerBound(bound: unknown): boolean {
  return typeof bound === "number" && Math.abs(bound) === Number.MAX_SAFE_INTEGER;
}
