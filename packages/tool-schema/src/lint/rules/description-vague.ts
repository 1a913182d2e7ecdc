import type { ToolRule } from "../lint-rule.ts";
import type { ToolView } from "../reading/tool-view.ts";
import { DEFINE_TOOLS, WRITING_TOOLS } from "../sources.ts";
import { hasBlanksBetweenWords } from "../words/language.ts";
import { singular, splitText } from "../words/split-words.ts";
import { FILLER_WORDS, STOP_WORDS } from "../words/stop-words.ts";
import { verbGroup } from "../words/verbs.ts";

/** So many words beyond the name make a description that says something. */
const TELLING_WORDS = 2;

/** Says when to use the tool, or when not. */
const OCCASION =
  /\b(?:use(?:d|ful)? (?:this|it|when|for|to|before|after)|when(?:ever)?|before|after|instead|unless|only if|if (?:you|the|a))\b/i;

export const descriptionVague: ToolRule = {
  scope: "tool",
  name: "description-vague",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A description that adds fewer than two words to the tool's name, not counting praise (`powerful`) and words that say nothing (`data`, `information`), and gives no hint when to use the tool.",
  why: "A description that repeats the name leaves the model to guess what comes back, and which of two similar tools is meant. Say what the tool returns, when to use it and when not, as you would to a new colleague.",
  sources: [DEFINE_TOOLS, WRITING_TOOLS],
  bad: {
    tools: [
      {
        name: "get_invoice_data",
        description: "Powerful tool to get invoice information.",
        parameters: { type: "object", properties: {} },
      },
    ],
    pointers: ["/description"],
  },
  good: {
    tools: [
      {
        name: "get_latest_invoice",
        description:
          "Get number, date, positions and total of the customer's latest invoice. For older ones use list_invoices.",
        parameters: { type: "object", properties: {} },
      },
    ],
  },
  check(tool, report) {
    const { description } = tool;
    if (description.trim() === "" || OCCASION.test(description) || !hasBlanksBetweenWords(description)) return;
    if (countTellingWords(tool) >= TELLING_WORDS) return;
    report(
      "/description",
      "the description says little more than the name: say what the tool returns and when to use it, and when not",
    );
  },
};

/** Distinct words that are neither in the name, nor praise, nor filler; verbs that mean the same count as one. */
function countTellingWords({ nameWords, description }: ToolView): number {
  const known = new Set(nameWords.flatMap(formsOf));
  let telling = 0;
  for (const word of splitText(description)) {
    if (STOP_WORDS.has(word) || FILLER_WORDS.has(singular(word)) || FILLER_WORDS.has(word)) continue;
    const forms = formsOf(word);
    if (forms.some((form) => known.has(form))) continue;
    for (const form of forms) known.add(form);
    telling += 1;
    if (telling >= TELLING_WORDS) break;
  }
  return telling;
}

function formsOf(word: string): readonly string[] {
  const group = verbGroup(word);
  return group === undefined ? [singular(word)] : [singular(word), `verb ${group}`];
}
