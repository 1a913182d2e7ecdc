import type { IssueDraft } from "../issues/issue-list.ts";
import { type PlaceOrRoot, placeOf } from "../issues/place.ts";
import { printableText } from "../issues/printable.ts";
import { withoutValues } from "./without-values.ts";

/** The keyword of what a schema's own validator refuses. */
export const VALIDATOR_KEYWORD = "validator";

/** Longest sentence of a developer's that is shown, in UTF-16 units. */
const MAX_SENTENCE = 512;

/** Segments of a path that are read: more than arguments may be deep. */
const MAX_SEGMENTS = 256;

const REFUSED = "is refused by the tool's own validator";

/** An issue as ours; one that cannot be read still is an issue. */
export function draftOf(issue: unknown, args: unknown): IssueDraft {
  try {
    if (typeof issue !== "object" || issue === null) return draft(undefined, REFUSED);
    const { message, path }: { message?: unknown; path?: unknown } = issue;
    const { segments, isCut } = readPath(path);
    const words = typeof message === "string" ? withoutValues(message, valueAt(args, segments)) : undefined;
    const sentence = words === undefined || words.trim() === "" ? REFUSED : printableText(words, MAX_SENTENCE);
    return { ...draft(placeOf(segments), sentence), ...(isCut ? { pathTruncated: true as const } : {}) };
  } catch {
    return draft(undefined, REFUSED);
  }
}

function draft(place: PlaceOrRoot, message: string): IssueDraft {
  return { place, keyword: VALIDATOR_KEYWORD, message };
}

interface ReadPath {
  readonly segments: readonly (string | number)[];
  readonly isCut: boolean;
}

function readPath(path: unknown): ReadPath {
  const segments: (string | number)[] = [];
  if (!Array.isArray(path)) return { segments, isCut: false };
  const { length } = path;
  for (let index = 0; index < length; index += 1) {
    const segment = segmentOf(path[index]);
    // No name in JSON: the place is somewhere below.
    if (segment === undefined || index === MAX_SEGMENTS) return { segments, isCut: true };
    segments.push(segment);
  }
  return { segments, isCut: false };
}

function segmentOf(given: unknown): string | number | undefined {
  const key = typeof given === "object" && given !== null && "key" in given ? given.key : given;
  return typeof key === "string" || typeof key === "number" ? key : undefined;
}

/** The value at a path, or the last one on the way to it: a missing member's message speaks of what lacks it. */
function valueAt(args: unknown, segments: readonly (string | number)[]): unknown {
  let value = args;
  for (const segment of segments) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return value;
    value = (value as Readonly<Record<string | number, unknown>>)[segment];
  }
  return value;
}
