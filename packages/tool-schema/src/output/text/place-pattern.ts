import { segmentsOfPointer, type ToolDisplay } from "@di-code/ai";

/** The segments of a pointer of a `ToolDisplay`; `*` stands for each element of a list, or member of an object. */
export type PlacePattern = readonly string[];

/** Stands for each element of a list, or each member of an object. */
export const EACH = "*";

/**
 * The patterns of `display.secret` or `display.important`. What is no pointer counts as the name of an argument: to miss
 * a secret because its slash was forgotten would be worse.
 */
export function patternsOf(pointers: ToolDisplay["secret"]): readonly PlacePattern[] {
  if (!Array.isArray(pointers)) return [];
  return pointers
    .filter((pointer: unknown) => typeof pointer === "string")
    .map((pointer) => segmentsOfPointer(pointer) ?? pointer.replace(/^\//, "").split("/"));
}

/** The first pattern that a place is at or inside of; -1 for none. */
export function indexOfCovering(patterns: readonly PlacePattern[], place: PlacePattern): number {
  return patterns.findIndex((pattern) => pattern.length <= place.length && agree(pattern, place, pattern.length));
}

/** The first pattern that a place is at, inside of, or on the way to; -1 for none. */
export function indexOfRelated(patterns: readonly PlacePattern[], place: PlacePattern): number {
  return patterns.findIndex((pattern) => agree(pattern, place, Math.min(pattern.length, place.length)));
}

/** Whether a place is one that the pattern means. */
export function isAt(pattern: PlacePattern, place: PlacePattern): boolean {
  return pattern.length === place.length && agree(pattern, place, place.length);
}

/** Whether a place is on the way to what the pattern means. */
export function isBefore(place: PlacePattern, pattern: PlacePattern): boolean {
  return place.length < pattern.length && agree(pattern, place, place.length);
}

function agree(pattern: PlacePattern, place: PlacePattern, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    const wanted = pattern[index] ?? "";
    const segment = place[index] ?? "";
    if (wanted === segment || wanted === EACH) continue;
    // A form has one place for all elements: what is said of one counts for all.
    if (segment === EACH && /^(?:0|[1-9][0-9]*)$/.test(wanted)) continue;
    return false;
  }
  return true;
}
