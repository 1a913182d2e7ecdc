import { type JsonValue, printableName } from "@di-code/ai";

const MAX_CHARACTERS = 300;
const MAX_NAMES = 12;

type Words = (value: JsonValue) => string | undefined;

const number = (words: (value: number) => string | undefined): Words => {
  return (value) => (typeof value === "number" ? words(value) : undefined);
};
const count = (many: string, one: string, how: string): Words =>
  number((value) => `${how} ${value} ${value === 1 ? one : many}.`);
/** A bound at the end of the safe integers is how libraries write "an integer": it tells a model nothing. */
const bound = (words: (value: number) => string): Words =>
  number((value) => (Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : words(value)));
const text = (words: (value: string) => string): Words => {
  return (value) => (typeof value === "string" && value.length <= MAX_CHARACTERS ? words(value) : undefined);
};
const json = (words: (value: string) => string): Words => {
  return (value) => text(words)(JSON.stringify(value));
};

const table: ReadonlyMap<string, Words> = new Map<string, Words>([
  ["const", json((value) => `Always ${value}.`)],
  ["default", json((value) => `Default: ${value}.`)],
  ["dependentRequired", (value) => dependentWords(value)],
  ["enum", (value) => enumWords(value)],
  ["example", json((value) => `Example: ${value}.`)],
  ["exclusiveMaximum", bound((value) => `Less than ${value}.`)],
  ["exclusiveMinimum", bound((value) => `Greater than ${value}.`)],
  ["format", text((value) => `Format: ${value}.`)],
  ["maxItems", count("items", "item", "At most")],
  ["maxLength", count("characters", "character", "At most")],
  ["maxProperties", count("members", "member", "At most")],
  ["maximum", bound((value) => `At most ${value}.`)],
  ["minItems", count("items", "item", "At least")],
  ["minLength", count("characters", "character", "At least")],
  ["minProperties", count("members", "member", "At least")],
  ["minimum", bound((value) => `At least ${value}.`)],
  ["multipleOf", number((value) => `A multiple of ${value}.`)],
  ["pattern", text((value) => `Must match the regular expression ${value}`)],
  ["uniqueItems", (value) => (value === true ? "No item twice." : undefined)],
]);

/** A rule as a sentence for a model; undefined for what has no short one. Text of the schema alone goes in. */
export function wordsOf(keyword: string, value: JsonValue): string | undefined {
  return table.get(keyword)?.(value);
}

/** Names of members, as a sentence has them. */
export function nameList(names: readonly string[], joint = "and"): string {
  const shown = names.slice(0, MAX_NAMES).map(printableName);
  if (names.length > MAX_NAMES) return `${shown.join(", ")} and ${names.length - MAX_NAMES} more`;
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} ${joint} ${last}`;
}

function enumWords(value: JsonValue): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return text((list) => `One of ${list}.`)(value.map((member) => JSON.stringify(member)).join(", "));
}

function dependentWords(value: JsonValue): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const sentences: string[] = [];
  for (const [name, list] of Object.entries(value)) {
    if (!Array.isArray(list) || list.length === 0) continue;
    const names = list.filter((member): member is string => typeof member === "string");
    sentences.push(`With ${printableName(name)} give ${nameList(names)}.`);
  }
  return text((joined) => joined)(sentences.join(" "));
}
