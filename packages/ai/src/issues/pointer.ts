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

/** The reference tokens of a JSON Pointer; undefined for a text that is none. */
export function segmentsOfPointer(pointer: string): readonly string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
