import { get } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";

/** An `enum` that is not of texts, or has an empty one, is said in words: less of it would refuse valid arguments. */
export const textEnums: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const list = get(draft, "enum");
    if (!Array.isArray(list)) continue;
    const areTexts = list.every((value) => typeof value === "string" && value !== "");
    if (!areTexts || kindsOf(draft).some((kind) => kind !== "string")) conversion.takeOut(draft, "enum");
  }
};
