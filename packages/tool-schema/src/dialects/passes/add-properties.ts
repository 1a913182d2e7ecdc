import { get, has } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** Objects without `properties` get empty ones. */
export const addProperties: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (get(draft, "type") !== "object" || has(draft, "properties")) continue;
    draft["properties"] = {};
    conversion.log.note(conversion.places.of(draft), "properties", "added", "none are declared, as before");
  }
};
