import { type JsonValue, printableName } from "@di-code/ai";
import { type Draft, get, has, isDraft, listIn, mapIn, schemaIn } from "./draft.ts";
import { kindsOf } from "./kinds.ts";
import { nameList } from "./words.ts";

const MAX_PATTERNS = 3;
const MAX_KINDS = 4;
const MAX_DEPTH = 2;
const MAX_CHARACTERS = 200;

/** How libraries write that names of members may be any: TypeBox's records are the first and the second. */
const ANY_NAME: ReadonlySet<string> = new Set(["^.*$", "^(.*)$", "^.*", ".*", ".*$", "^", "", "^[\\s\\S]*$"]);

/** Whether a pattern of `patternProperties` says nothing of names, so that it means `additionalProperties`. */
export function matchesEveryName(pattern: string): boolean {
  return ANY_NAME.has(pattern);
}

/**
 * What `additionalProperties` or `patternProperties` say of undeclared members, as sentences for a model: the kinds of
 * their values, and what their names match. Undefined where they say nothing of the kind, or too much.
 */
export function memberWords(draft: Draft, keyword: string): string | undefined {
  const isBeside = mapIn(draft, "properties").size > 0;
  const whose = isBeside ? "Other members" : "Members";
  if (keyword === "additionalProperties") {
    const value = schemaIn(draft, keyword) ?? (get(draft, keyword) === true ? {} : undefined);
    // That others may be there, too, is what any object says.
    if (value === undefined || (isBeside && kindWords(value, 0) === undefined)) return undefined;
    return sentence(`${whose} of any name`, value);
  }
  if (keyword !== "patternProperties") return undefined;
  const sentences: string[] = [];
  for (const [pattern, value] of mapIn(draft, keyword)) {
    const names = matchesEveryName(pattern)
      ? `${whose} of any name`
      : `${whose} with names that match ${printableName(pattern)}`;
    const words = sentence(names, value);
    if (words !== undefined) sentences.push(words);
  }
  return sentences.length === 0 || sentences.length > MAX_PATTERNS ? undefined : sentences.join(" ");
}

function sentence(names: string, value: Draft): string | undefined {
  if (has(value, "not")) return undefined;
  const kind = kindWords(value, 0);
  const said = kind === undefined ? `${names}.` : `${names}, each ${kind}.`;
  return said.length > MAX_CHARACTERS ? `${names}.` : said;
}

/** The kind of a value with its article; undefined where it may be anything, or is hard to say. */
function kindWords(draft: Draft, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const values = get(draft, "enum") ?? (has(draft, "const") ? [get(draft, "const") ?? null] : undefined);
  if (Array.isArray(values)) return values.map((value: JsonValue) => JSON.stringify(value)).join(" or ");
  const branches = [...listIn(draft, "anyOf"), ...listIn(draft, "oneOf")];
  if (branches.length > 0) return alternatives(branches.map((branch) => kindWords(branch, depth + 1)));
  return alternatives(kindsOf(draft).map((kind) => wordsOfKind(kind, draft, depth)));
}

function alternatives(kinds: readonly (string | undefined)[]): string | undefined {
  const known = [...new Set(kinds.filter((kind) => kind !== undefined))];
  const isSaid = known.length > 0 && known.length <= MAX_KINDS && !kinds.includes(undefined);
  return isSaid ? known.join(" or ") : undefined;
}

function wordsOfKind(kind: string, draft: Draft, depth: number): string | undefined {
  if (kind === "array") {
    const items = get(draft, "items");
    const item = isDraft(items) ? kindWords(items, depth + 1) : undefined;
    return item === undefined ? "a list" : `a list, each item ${item}`;
  }
  if (kind === "object") {
    const names = [...mapIn(draft, "properties").keys()];
    return names.length === 0 ? "an object" : `an object with ${nameList(names)}`;
  }
  return scalars.get(kind);
}

const scalars: ReadonlyMap<string, string> = new Map([
  ["boolean", "true or false"],
  ["integer", "an integer"],
  ["null", "null"],
  ["number", "a number"],
  ["string", "a string"],
]);
