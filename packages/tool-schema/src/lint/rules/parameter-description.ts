import { printableName } from "@di-code/ai";
import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { Member } from "../reading/tool-view.ts";
import { FUNCTION_CALLING, WRITING_TOOLS } from "../sources.ts";
import { singular, splitText } from "../words/split-words.ts";
import { FILLER_WORDS, STOP_WORDS } from "../words/stop-words.ts";

/** Names of parameters that could be about anything. */
const UNCLEAR: ReadonlySet<string> = new Set(
  `input output data value values item items object payload param params parameter parameters arg args argument arguments
   option options config configuration settings setting type kind mode flag flags opts body field fields key
   resource entity ref reference spec state status level extra misc info metadata context props properties
   action operation method filter filters criteria condition conditions rule rules format style attribute
   attributes element elements entry entries record records thing request response result model variant scope group
   category class index number`.split(/\s+/),
);

/** Short names that everybody knows. */
const KNOWN_SHORT: ReadonlySet<string> = new Set(
  `url uri id ids ip cc bcc to from day age zip sql cwd env tag tags cpu ram sku pin key dns os db lat lng lon max min end cmd pid
   top ttl vin gps usd x y z`.split(/\s+/),
);

/** Words of which not even two make a name that speaks: `input_data`, `optionValue`. */
const EMPTY: ReadonlySet<string> = new Set(
  "input output data value item param parameter arg argument option object payload field info extra misc thing".split(
    " ",
  ),
);

export const parameterDescription: ToolRule = {
  scope: "tool",
  name: "parameter-description",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A parameter without a description, or with one that repeats its name, whose name alone does not explain it: `input`, `data`, `mode`, `q`, `tz`. Names that speak for themselves (`email`, `start_date`) and values that do (`enum`, declared members) are left alone.",
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

function isUnclear({ name, words, owner }: Member): boolean {
  const [word, ...others] = words;
  if (word === undefined) return true;
  if (others.length > 0) return words.every((part) => EMPTY.has(singular(part)) || /^(?:.|\d+)$/u.test(part));
  if ((name.length <= 3 && !KNOWN_SHORT.has(word)) || isAbbreviation(word)) return true;
  if (owner.parent === undefined) return UNCLEAR.has(word);
  // What stands in another member is half explained by that one; a value is by its key.
  return EMPTY.has(singular(word)) && !(word === "value" && hasKey(owner));
}

function hasKey({ schema, place }: SchemaPlace): boolean {
  // The values of a map: their key is outside.
  if (place === "additionalProperties" || place.startsWith("patternProperties/")) return true;
  const members = keywordOf(schema, "properties");
  return isJsonObject(members) && Object.keys(members).some((name) => KEYS.has(name.toLowerCase()));
}

const KEYS: ReadonlySet<string> = new Set("key name field property operator id path".split(" "));

/** `cfg`, `qty`, `msg`: no vowel to speak it by. */
function isAbbreviation(word: string): boolean {
  return word.length <= 5 && /^[b-df-hj-np-tv-xz]+$/.test(word) && !KNOWN_SHORT.has(word);
}

function isExplained({ schema, words, description }: Member): boolean {
  // Values speak for themselves, and so do members and branches, each of which is looked at by itself.
  if (EXPLAINING.some((keyword) => keywordOf(schema, keyword) !== undefined)) return true;
  const items = keywordOf(schema, "items");
  if (hasDeclaredMembers(schema) || (isJsonObject(items) && hasDeclaredMembers(items))) return true;
  const own = new Set(words.map(singular));
  return splitText(description).some(
    (word) => !STOP_WORDS.has(word) && !FILLER_WORDS.has(word) && word !== "parameter" && !own.has(singular(word)),
  );
}

/** Whether an object declares members, or that it has none. */
function hasDeclaredMembers(schema: SchemaObject): boolean {
  const members = keywordOf(schema, "properties");
  if (isJsonObject(members) && Object.keys(members).length > 0) return true;
  return keywordOf(schema, "additionalProperties") === false;
}

const EXPLAINING = ["enum", "const", "anyOf", "oneOf", "allOf"];
