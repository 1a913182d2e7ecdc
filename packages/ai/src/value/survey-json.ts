import { isUnsafeMember } from "./members.ts";
import { Interruption, type Run } from "./run.ts";

/** Largest magnitude at which each integer has a double of its own. */
const MAX_EXACT = Number.MAX_SAFE_INTEGER;

/** Notes a number whose literal may have said something else (`9007199254740993`, `1e400`). */
export function surveyNumber(value: number, run: Run): void {
  if (value > MAX_EXACT || value < -MAX_EXACT) run.hasLargeNumber = true;
}

/**
 * Counts what is in a tree that `JSON.parse` has just made, and notes what the text must be asked about. Ends with an
 * {@link Interruption} at a limit or an unsafe key. Recursion is bounded by `run.maxDepth`.
 */
export function surveyJson(value: unknown, depth: number, run: Run): void {
  if (typeof value === "number") surveyNumber(value, run);
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    run.reserve(depth, value.length);
    for (const item of value) surveyJson(item, depth + 1, run);
    return;
  }
  let count = 0;
  for (const key in value) {
    if (run.polluted && !Object.hasOwn(value, key)) continue;
    const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
    if (isUnsafeMember(key, member)) throw new Interruption("unsafe_key");
    count += 1;
    if (typeof member === "number") surveyNumber(member, run);
    else if (typeof member === "object" && member !== null) surveyJson(member, depth + 1, run);
  }
  run.keys += count;
  run.reserve(depth, count);
}
