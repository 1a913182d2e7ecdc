import { appendSegment } from "@di-code/ai";
import { get, mapIn, namesIn, remove } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** `required` names declared members only. The others are still required when the call is checked. */
export const declaredRequired: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (get(draft, "required") === undefined) continue;
    const members = mapIn(draft, "properties");
    const names = namesIn(draft, "required");
    const left = names.filter((name) => members.has(name));
    if (left.length === names.length) continue;
    for (const [index, name] of names.entries()) {
      if (members.has(name)) continue;
      const place = appendSegment(conversion.places.ofKeyword(draft, "required"), index);
      conversion.log.note(place, "required", "removed", "not declared; still required when the call is checked");
    }
    if (left.length > 0) draft["required"] = left;
    else remove(draft, "required");
  }
};
