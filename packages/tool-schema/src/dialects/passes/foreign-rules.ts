import { annotations, type Draft, get, remove } from "../draft.ts";
import { impliedKinds, kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";

/** Rules about values of other kinds than a schema's `type` say nothing; some providers refuse them there. */
export const dropForeignRules: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const kinds = kindsOf(draft);
    if (kinds.length === 0) continue;
    for (const keyword of foreignRules(draft, kinds)) {
      const place = conversion.places.ofKeyword(draft, keyword);
      conversion.log.note(place, keyword, "removed", "says nothing of values of this type");
      remove(draft, keyword);
    }
  }
};

function foreignRules(draft: Draft, kinds: readonly string[]): readonly string[] {
  const takesNumbers = kinds.includes("number") || kinds.includes("integer");
  return Object.keys(draft).filter((keyword) => {
    const value = get(draft, keyword);
    if (value === undefined || annotations.has(keyword)) return false;
    const [kind] = impliedKinds({ [keyword]: value });
    if (kind === undefined || kinds.includes(kind)) return false;
    // Numbers have formats too: int32.
    return !(takesNumbers && (kind === "number" || keyword === "format"));
  });
}
