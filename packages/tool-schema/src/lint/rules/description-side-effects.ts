import type { ToolRule } from "../lint-rule.ts";
import { EXCESSIVE_AGENCY, WRITING_TOOLS } from "../sources.ts";
import { splitText } from "../words/split-words.ts";
import { saysChange } from "../words/effect-words.ts";
import { isEnglish } from "../words/language.ts";

export const descriptionSideEffects: ToolRule = {
  scope: "tool",
  name: "description-side-effects",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A tool whose `effects` is `write` or `destructive` and whose description has no verb for it: only words of looking (`get`, `search`, `check`), or none. Descriptions in other languages than English are left alone.",
  why: "Hosts read `effects`; the model reads only the description. One that knows that a call cannot be undone asks first and looks twice at its arguments.",
  sources: [WRITING_TOOLS, EXCESSIVE_AGENCY],
  bad: {
    tools: [
      {
        name: "cleanup_workspace",
        description: "Weekly housekeeping of the workspace.",
        effects: "destructive",
        parameters: { type: "object", properties: {} },
      },
    ],
    pointers: ["/description"],
  },
  good: {
    tools: [
      {
        name: "cleanup_workspace",
        description: "Delete all generated files of the workspace, for good. Use it between two runs of the build.",
        effects: "destructive",
        parameters: { type: "object", properties: {} },
      },
    ],
  },
  check({ description, effects }, report) {
    if (effects === undefined || effects === "read" || !isEnglish(description)) return;
    if (splitText(description).some(saysChange)) return;
    report(
      "/description",
      effects === "destructive"
        ? "the tool is destructive and its description does not say so: name what is lost, and whether it can be undone"
        : "the tool changes something and its description does not say so: name what it changes",
    );
  },
};
