import type { Pass } from "../pass.ts";

/** For a language without rules about undeclared members: they go first, so that nothing in them has to be expressed. */
export const openObjects: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    for (const keyword of ["additionalProperties", "patternProperties"]) conversion.takeOut(draft, keyword);
  }
};
