import { checkToolSchema } from "@di-code/ai";
import { get } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** Patterns that are not shown to be linear are said in words: whoever runs them could be stopped by a text. */
export const linearPatterns: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const pattern = get(draft, "pattern");
    if (pattern === undefined) continue;
    const alone = { type: "object", properties: { text: { type: "string", pattern } } };
    if (checkToolSchema(alone).findings.length > 0) conversion.takeOut(draft, "pattern");
  }
};
