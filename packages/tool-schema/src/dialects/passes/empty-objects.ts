import { get, mapIn, namesIn, remove } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** Below the root, empty `properties` and an empty `required` are not written: they say nothing and are refused. */
export const dropEmptyProperties: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (draft === conversion.root) continue;
    if (get(draft, "properties") !== undefined && mapIn(draft, "properties").size === 0) remove(draft, "properties");
    if (get(draft, "required") !== undefined && namesIn(draft, "required").length === 0) remove(draft, "required");
  }
};
