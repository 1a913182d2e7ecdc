import { printableName } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { Member } from "../reading/tool-view.ts";
import { FUNCTION_CALLING, WRITING_TOOLS } from "../sources.ts";
import { singular, splitText } from "../words/split-words.ts";
import { FILLER_WORDS, STOP_WORDS } from "../words/stop-words.ts";

/** Names that could be about anything. */
const UNCLEAR: ReadonlySet<string> = new Set(
  `input output data value values item items object payload param params parameter parameters arg args argument arguments
   option options config configuration settings setting type kind mode flag flags opts body content field fields key
   target source resource entity ref reference spec state status level extra misc info metadata context props properties
   action operation command method filter filters criteria condition conditions rule rules format style attribute
   attributes element elements entry entries record records thing request response result model variant scope group
   category class index number num amount size position`.split(/\s+/),
);

/** Short names that everybody knows. */
const KNOWN_SHORT: ReadonlySet<string> = new Set(
  "url uri id ids ip cc bcc to from day age zip sql cwd env tag tags cpu ram sku pin dns os lat lng lon max min end cc cmd text".split(
    " ",
  ),
);

export const parameterDescription: ToolRule = {
  scope: "tool",
  name: "parameter-description",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A parameter without a description, or with one that repeats its name, whose name alone does not explain it: `input`, `data`, `mode`, `q`, `tz`. Names that speak for themselves (`email`, `start_date`) and values that do (`enum`) are left alone.",
  why: "The model fills in what it thinks the name means. Say what the value is, its unit or form, and what happens without it.",
  sources: [WRITING_TOOLS, FUNCTION_CALLING],
  bad: {
    tools: [
      {
        name: "convert_document",
        description: "Convert the open document to another file format and save it beside the original.",
        parameters: {
          type: "object",
          properties: { mode: { type: "string", maxLength: 20 } },
          required: ["mode"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/mode"],
  },
  good: {
    tools: [
      {
        name: "convert_document",
        description: "Convert the open document to another file format and save it beside the original.",
        parameters: {
          type: "object",
          properties: {
            mode: { type: "string", enum: ["pdf", "html"], description: "The format of the new file." },
            language: { type: "string", maxLength: 10 },
          },
          required: ["mode"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report) {
    for (const member of parameters?.members ?? []) {
      if (!isUnclear(member) || isExplained(member)) continue;
      report(
        member.pointer,
        `"${printableName(member.name)}" does not explain itself: say in a description what it is, its unit or form, and what it does`,
      );
    }
  },
};

function isUnclear({ name, words }: Member): boolean {
  const [word, ...others] = words;
  if (word === undefined) return true;
  if (others.length > 0)
    return words.every((part) => UNCLEAR.has(part) || UNCLEAR.has(singular(part)) || part.length === 1);
  return UNCLEAR.has(word) || (name.length <= 3 && !KNOWN_SHORT.has(word)) || isAbbreviation(word);
}

/** `cfg`, `qty`, `msg`: no vowel to speak it by. */
function isAbbreviation(word: string): boolean {
  return word.length <= 5 && /^[b-df-hj-np-tv-xz]+$/.test(word) && !KNOWN_SHORT.has(word);
}

function isExplained(member: Member): boolean {
  const { schema, words, description } = member;
  if (keywordOf(schema, "enum") !== undefined || keywordOf(schema, "const") !== undefined) return true;
  const own = new Set(words.map(singular));
  return splitText(description).some(
    (word) => !STOP_WORDS.has(word) && !FILLER_WORDS.has(word) && word !== "parameter" && !own.has(singular(word)),
  );
}
