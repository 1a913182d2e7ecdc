import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, remove } from "../draft.ts";
import { kindsOf, setKinds } from "../kinds.ts";

const SIZES = [
  ["string", "minLength", "maxLength"],
  ["array", "minItems", "maxItems"],
  ["object", "minProperties", "maxProperties"],
] as const;

const NUMBERS = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"] as const;

/**
 * Takes the kinds out of `type` whose bounds leave no value, with the bounds: two schemas that were merged may be at odds,
 * and such bounds are refused as a mistake wherever schemas are checked.
 */
export function dropContradictions(draft: Draft, conversion: Conversion): void {
  if (!has(draft, "type")) return;
  for (const [kind, low, high] of SIZES) {
    if (bound(draft, low, 0) > bound(draft, high, Number.POSITIVE_INFINITY))
      drop(draft, [kind], [low, high], conversion);
  }
  if (leavesNoNumber(draft)) drop(draft, ["number", "integer"], NUMBERS, conversion);
}

function leavesNoNumber(draft: Draft): boolean {
  const kinds = kindsOf(draft);
  const [least, above] = [bound(draft, "minimum", -Infinity), bound(draft, "exclusiveMinimum", -Infinity)];
  const [most, below] = [bound(draft, "maximum", Infinity), bound(draft, "exclusiveMaximum", Infinity)];
  if (least > most || above >= most || least >= below || above >= below) return true;
  // Between two whole numbers that follow each other there is none.
  return kinds.includes("integer") && !kinds.includes("number") && Math.floor(above) + 1 > Math.ceil(below) - 1;
}

function bound(draft: Draft, keyword: string, byDefault: number): number {
  const value = get(draft, keyword);
  return typeof value === "number" ? value : byDefault;
}

function drop(draft: Draft, kinds: readonly string[], keywords: readonly string[], conversion: Conversion): void {
  const left = kindsOf(draft).filter((kind) => !kinds.includes(kind));
  if (left.length < kindsOf(draft).length) {
    const place = conversion.places.of(draft);
    conversion.log.note(place, "type", "rewritten", `without ${kinds[0]}, whose bounds leave no value`);
  }
  setKinds(draft, left);
  for (const keyword of keywords) remove(draft, keyword);
}
