import { get, has, listIn } from "../draft.ts";
import { kindsOf, setKinds } from "../kinds.ts";
import type { Pass } from "../pass.ts";

/** The portable subset has no null. */
export const refuseNull: Pass = (conversion) => {
  for (const draft of conversion.drafts().toReversed()) {
    for (const keyword of ["anyOf", "oneOf"]) {
      if (!has(draft, keyword)) continue;
      const left = listIn(draft, keyword).filter((branch) => get(branch, "type") !== "null");
      if (left.length > 0) draft[keyword] = left;
    }
    const kinds = kindsOf(draft);
    if (!kinds.includes("null")) continue;
    conversion.log.lose(
      conversion.places.ofKeyword(draft, "type"),
      "type",
      "null cannot be sent",
      "let it be left out instead",
    );
    const left = kinds.filter((kind) => kind !== "null");
    const list = get(draft, "enum");
    if (left.length === 0) continue;
    setKinds(draft, left);
    if (Array.isArray(list)) draft["enum"] = list.filter((value) => value !== null);
  }
};
