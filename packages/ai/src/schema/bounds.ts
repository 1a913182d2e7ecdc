import { appendSegment } from "../issues/pointer.ts";
import type { SchemaPosition } from "./schema-position.ts";
import type { FindingSink } from "./schema-finding.ts";

/** Lower bound, upper bound, and whether the two may be equal. */
const PAIRS = [
  ["minimum", "maximum", true],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "maximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minProperties", "maxProperties", true],
  ["minContains", "maxContains", true],
] as const;

/** Bounds the wrong way round: no value would ever do. The finding stands at the lower bound. */
export function checkBounds({ schema, pointer }: SchemaPosition, sink: FindingSink): void {
  for (const [low, high, mayBeEqual] of PAIRS) {
    const lower = schema[low];
    const upper = schema[high];
    if (typeof lower !== "number" || typeof upper !== "number") continue;
    if (lower < upper || (mayBeEqual && lower === upper)) continue;
    // NaN is of the wrong kind already.
    if (Number.isNaN(lower) || Number.isNaN(upper)) continue;
    const relation = mayBeEqual ? "must not be above" : "must be below";
    sink.refuse(appendSegment(pointer, low), low, "bounds", `${relation} ${high} (${lower} and ${upper})`);
  }
}
