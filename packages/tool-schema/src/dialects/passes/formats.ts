import { get } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** Formats that the dialect does not take are said in words. */
export const keepFormats: Pass = (conversion) => {
  const { formats } = conversion.limits;
  if (formats === undefined) return;
  for (const draft of conversion.drafts()) {
    const format = get(draft, "format");
    if (typeof format === "string" && !formats.includes(format)) conversion.takeOut(draft, "format");
  }
};
