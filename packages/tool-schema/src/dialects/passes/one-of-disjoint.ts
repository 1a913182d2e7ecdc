import { areDisjoint } from "../disjoint.ts";
import { has, listIn, remove } from "../draft.ts";
import { mergeIntoHolder } from "../merge/single-branch.ts";
import type { Pass } from "../pass.ts";

/** `anyOf` becomes `oneOf` where no value satisfies two branches: where one might, `oneOf` would refuse it. */
export const anyOfToOneOf: Pass = (conversion) => {
  for (const draft of conversion.drafts().toReversed()) {
    if (!has(draft, "anyOf")) continue;
    const branches = listIn(draft, "anyOf");
    const place = conversion.places.ofKeyword(draft, "anyOf");
    const [only] = branches;
    if (branches.length === 1 && only !== undefined) {
      mergeIntoHolder(draft, only, conversion);
      continue;
    }
    remove(draft, "anyOf");
    draft["oneOf"] = [...branches];
    conversion.places.setKeyword(draft, "oneOf", place);
    if (areDisjoint(branches))
      conversion.log.note(place, "anyOf", "rewritten", "oneOf: no value satisfies two branches");
    else
      conversion.log.lose(
        place,
        "anyOf",
        "oneOf refuses what satisfies two branches, and here something may",
        "tell the branches apart by kind or by a required literal",
      );
  }
};
