import { areDisjoint } from "../disjoint.ts";
import { get, has, listIn, remove } from "../draft.ts";
import type { Pass } from "../pass.ts";
import { takesNull } from "../takes-null.ts";

/** `oneOf` becomes `anyOf`. Where some value might satisfy two branches, that is left to the check of the call. */
export const oneOfToAnyOf: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const branches = get(draft, "oneOf");
    if (branches === undefined || has(draft, "anyOf")) continue;
    // Of two branches that take null, oneOf takes none.
    if (!takesNull(draft, conversion)) conversion.refuseNull.add(draft);
    const place = conversion.places.ofKeyword(draft, "oneOf");
    remove(draft, "oneOf");
    draft["anyOf"] = branches;
    conversion.places.setKeyword(draft, "anyOf", place);
    if (areDisjoint(listIn(draft, "anyOf")))
      conversion.log.note(place, "oneOf", "rewritten", "anyOf: no value satisfies two branches");
    else {
      const effect = "anyOf: a value that satisfies two branches is refused by the check";
      conversion.log.note(place, "oneOf", "relaxed", effect);
    }
  }
};
