import { has } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";
import { probableKinds } from "./types.ts";

/** Lists without `items` get some that take everything. */
export const addItems: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const kinds = has(draft, "type") ? kindsOf(draft) : probableKinds(draft);
    if (!kinds.includes("array") || has(draft, "items")) continue;
    draft["items"] = conversion.create({}, draft);
    conversion.log.note(conversion.places.of(draft), "items", "added", "items of every kind, as before");
  }
};
