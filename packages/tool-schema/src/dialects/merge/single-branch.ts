import type { Conversion } from "../conversion.ts";
import { annotations, type Draft, get, has, remove } from "../draft.ts";

/** A union of one branch becomes that branch. The words beside the union are about this place: they stay. */
export function mergeIntoHolder(draft: Draft, branch: Draft, conversion: Conversion): void {
  remove(draft, "anyOf");
  remove(draft, "oneOf");
  for (const keyword of Object.keys(branch)) {
    const value = get(branch, keyword);
    if (value === undefined || (annotations.has(keyword) && has(draft, keyword))) continue;
    draft[keyword] = value;
    conversion.places.setKeyword(draft, keyword, conversion.places.ofKeyword(branch, keyword));
  }
}
