/** One reference token of a JSON Pointer: `~` and `/` written as `~0` and `~1` (RFC 6901, section 3). */
export function escapeSegment(segment: string | number): string {
  if (typeof segment === "number") return String(segment);
  // Most names hold neither: two scans are cheaper than two replacements.
  if (!segment.includes("~") && !segment.includes("/")) return segment;
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The pointer of a member of what `pointer` points at: `("/a", "b/c")` gives `/a/b~1c`. */
export function appendSegment(pointer: string, segment: string | number): string {
  return `${pointer}/${escapeSegment(segment)}`;
}
