import { get } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** `minItems` above what the dialect takes becomes that, and is said in words. */
export const lowerMinItems: Pass = (conversion) => {
  const { maxMinItems } = conversion.limits;
  if (maxMinItems === undefined) return;
  for (const draft of conversion.drafts()) {
    const least = get(draft, "minItems");
    if (typeof least !== "number" || least <= maxMinItems) continue;
    conversion.takeOut(draft, "minItems", `${maxMinItems} on the wire; still enforced when the call is checked`);
    draft["minItems"] = maxMinItems;
  }
};
