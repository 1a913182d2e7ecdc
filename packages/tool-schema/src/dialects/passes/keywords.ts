import { annotations } from "../draft.ts";
import { isRule } from "../rules.ts";
import type { Pass } from "../pass.ts";

/** Leaves the keywords that a dialect takes; of the others, rules go into words. */
export function keepKeywords(...keywords: readonly string[]): Pass {
  const kept = new Set(keywords);
  return (conversion) => {
    for (const draft of conversion.drafts()) {
      for (const keyword of Object.keys(draft)) {
        if (kept.has(keyword)) continue;
        if (annotations.has(keyword)) conversion.takeOut(draft, keyword, "a hint for the model, never filled in");
        else if (isRule(keyword)) conversion.takeOut(draft, keyword);
        else conversion.takeOut(draft, keyword, "says nothing of values");
      }
    }
  };
}
