import type { MemberWriter } from "./member-place.ts";
import { memberPlaces } from "./member-places.ts";

const writers = new Map<string, MemberWriter>();

/** First come, first served; undefined where no place is left. */
export function memberWriter(name: string): MemberWriter | undefined {
  const known = writers.get(name);
  if (known !== undefined) return known;
  const writer = memberPlaces[writers.size]?.(name);
  if (writer !== undefined) writers.set(name, writer);
  return writer;
}
