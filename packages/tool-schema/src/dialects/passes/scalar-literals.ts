import { get, has } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** Literals that are objects or lists: closed objects cannot carry them. */
export const scalarLiterals: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    for (const keyword of ["enum", "const"]) {
      if (!has(draft, keyword)) continue;
      const value = get(draft, keyword) ?? null;
      const values = keyword === "enum" && Array.isArray(value) ? value : [value];
      if (values.every((member) => typeof member !== "object" || member === null)) continue;
      const place = conversion.places.ofKeyword(draft, keyword);
      conversion.log.lose(place, keyword, "objects and lists as values cannot be sent");
      conversion.takeOut(draft, keyword);
    }
  }
};
