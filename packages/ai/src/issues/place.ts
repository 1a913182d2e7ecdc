import { escapeSegment } from "./pointer.ts";
import { cutWhole, printableName } from "./printable.ts";

/** Longest exact path that an issue holds, in UTF-16 units. */
const MAX_PATH = 1_024;

/** Longest path that is shown to people and models. */
const MAX_SHOWN_PATH = 512;

/** A place in the arguments: linked to the root, and put into words only when an issue needs it. */
interface Place {
  readonly parent: Place | undefined;
  readonly segment: string | number;
}

/** Undefined is the root. */
export type PlaceOrRoot = Place | undefined;

export function placeOf(segments: readonly (string | number)[]): PlaceOrRoot {
  return segments.reduce<PlaceOrRoot>((parent, segment) => ({ parent, segment }), undefined);
}

function segmentsOf(place: PlaceOrRoot): readonly (string | number)[] {
  const segments: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.parent) segments.push(at.segment);
  return segments.toReversed();
}

/** The RFC 6901 pointer, exact as far as it goes. */
export function pointerOf(place: PlaceOrRoot): { readonly path: string; readonly pathTruncated?: true } {
  let path = "";
  for (const segment of segmentsOf(place)) {
    const next = `/${escapeSegment(segment)}`;
    if (path.length + next.length > MAX_PATH) return { path: cutWhole(path + next, MAX_PATH), pathTruncated: true };
    path += next;
  }
  return { path };
}

/** The pointer as it may be shown: each segment escaped and cut, the whole bounded. */
export function shownPath(place: PlaceOrRoot): string {
  let path = "";
  for (const segment of segmentsOf(place)) {
    path += `/${escapeSegment(typeof segment === "number" ? segment : printableName(segment))}`;
    if (path.length > MAX_SHOWN_PATH) return `${cutWhole(path, MAX_SHOWN_PATH)}…`;
  }
  return path === "" ? "/" : path;
}
