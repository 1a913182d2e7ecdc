/** One segment of an RFC 6901 pointer, escaped. */
export function escapeSegment(segment: string | number): string {
  return typeof segment === "number" ? String(segment) : segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The pointer of a member or item of what `pointer` names. */
export function appendSegment(pointer: string, segment: string | number): string {
  return `${pointer}/${escapeSegment(segment)}`;
}
