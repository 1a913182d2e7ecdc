import { appendSegment, type JsonValue } from "@di-code/ai";
import type { Refuse } from "./node-place.ts";

/** Values that stood before in the list: the metaschema of draft 7 forbids them, and some providers with it. */
export function refuseDuplicates(values: readonly JsonValue[], pointer: string, keyword: string, refuse: Refuse): void {
  const seen = new Set<JsonValue>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) refuse(appendSegment(pointer, index), keyword, "duplicate", "stands in the list twice");
    seen.add(value);
  }
}
