import { get, remove } from "../draft.ts";
import type { Pass } from "../pass.ts";
import { recursiveReferences } from "../rings.ts";

/**
 * References that lead back to where they stand are refused; with `onLoss: "note"` each becomes what it leads to as far
 * as its `type` goes. The rest are left alone.
 */
export const cutRecursion: Pass = (conversion) => {
  for (const [draft, target] of recursiveReferences(conversion)) {
    const place = conversion.places.ofKeyword(draft, "$ref");
    conversion.log.lose(
      place,
      "$ref",
      "a schema inside itself: the dialect has no recursion",
      "nest to a fixed depth instead",
    );
    remove(draft, "$ref");
    const type = get(target, "type");
    if (type !== undefined) draft["type"] = type;
  }
};
