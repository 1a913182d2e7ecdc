import { get, has, remove } from "../draft.ts";
import { impliedKinds, kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";

/** Rules about kinds that the `type` does not take say nothing, and some receivers refuse them. */
export const keywordsOfKind: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (!has(draft, "type")) continue;
    const kinds = kindsOf(draft);
    const isNumber = kinds.includes("integer") || kinds.includes("number");
    for (const keyword of Object.keys(draft)) {
      // Formats are of any kind: int32.
      if (keyword === "format") continue;
      const [kind] = impliedKinds({ [keyword]: get(draft, keyword) ?? null });
      if (kind === undefined || kinds.includes(kind) || (kind === "number" && isNumber)) continue;
      const place = conversion.places.ofKeyword(draft, keyword);
      conversion.log.note(place, keyword, "removed", "says nothing of values of this type");
      remove(draft, keyword);
    }
  }
};
