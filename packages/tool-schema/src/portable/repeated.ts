import type { JsonValue } from "@di-code/ai";

/** Where values stand that stood in the list before: the metaschema of draft 7 forbids them, and some providers with it. */
export function repeatedIn(values: readonly JsonValue[]): ReadonlySet<number> {
  const seen = new Set<JsonValue>();
  const repeated = new Set<number>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) repeated.add(index);
    seen.add(value);
  }
  return repeated;
}

export const REPEATED = "stands in the list twice: leave it out here";
