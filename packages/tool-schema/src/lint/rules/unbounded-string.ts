import { printableName } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import { isFreeText } from "../judging/free-values.ts";
import type { ToolRule } from "../lint-rule.ts";
import { UNBOUNDED_CONSUMPTION } from "../sources.ts";

/** Last words of names that hold prose, code or questions: what a model can write without end. */
const FREE_TEXTS: ReadonlySet<string> = new Set(
  `input query question prompt text message messages body content contents comment comments note notes description
   summary details instructions instruction html markdown script sql expression statement payload data document
   caption bio feedback reason thought command task goal topic`.split(/\s+/),
);

export const unboundedString: ToolRule = {
  scope: "tool",
  name: "unbounded-string",
  severity: { recommended: "hint", strict: "warning" },
  finds: "Free text, by its name (`query`, `message`, `content`, `script`, …), without `maxLength`.",
  why: "Models repeat themselves without end at times, and pay for it in output tokens. A bound stops such a call as it arrives, and protects what comes behind the tool.",
  sources: [UNBOUNDED_CONSUMPTION],
  bad: {
    tools: [
      {
        name: "send_message",
        description: "Send a message to the channel of the team.",
        parameters: {
          type: "object",
          properties: { message: { type: "string" } },
          required: ["message"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/message"],
  },
  good: {
    tools: [
      {
        name: "send_message",
        description: "Send a message to the channel of the team.",
        parameters: {
          type: "object",
          properties: { message: { type: "string", minLength: 1, maxLength: 4000 } },
          required: ["message"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report) {
    for (const member of parameters?.members ?? []) {
      if (!isFreeTextName(member.words) || !isFreeText(member)) continue;
      if (keywordOf(member.schema, "maxLength") !== undefined) continue;
      report(member.pointer, `"${printableName(member.name)}" is free text without end: add maxLength`);
    }
  },
};

/** `country_code` is none, `code` and `source_code` are. */
function isFreeTextName(words: readonly string[]): boolean {
  return FREE_TEXTS.has(words.at(-1) ?? "") || ["code", "source code"].includes(words.join(" "));
}
