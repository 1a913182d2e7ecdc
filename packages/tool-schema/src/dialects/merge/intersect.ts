import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { annotations, type Draft, get, has, isDraft, namesIn } from "../draft.ts";
import { takesNull } from "../takes-null.ts";
import { wordsOf } from "../words.ts";
import { intersectItems, itemKeywords } from "./intersect-items.ts";
import { intersectLiterals, intersectTypes } from "./intersect-literals.ts";
import { intersectMembers, memberKeywords } from "./intersect-members.ts";
import { jsonText } from "./json-text.ts";

type Rule = (a: JsonValue, b: JsonValue, conversion: Conversion, at: Draft) => JsonValue | undefined;

const higher: Rule = (a, b) => (Number(a) >= Number(b) ? a : b);
const lower: Rule = (a, b) => (Number(a) <= Number(b) ? a : b);
const both: Rule = (a, b, conversion, at) => {
  return isDraft(a) && isDraft(b) ? conversion.create({ allOf: [a, b] }, at) : undefined;
};
const either: Rule = (a, b, conversion, at) => {
  return isDraft(a) && isDraft(b) ? conversion.create({ anyOf: [a, b] }, at) : undefined;
};
const branches: Rule = (a, b, conversion, at) => {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length * b.length > MAX_BRANCHES) return undefined;
  return a.flatMap((left: JsonValue) =>
    b.map((right: JsonValue) =>
      conversion.create({ allOf: [conversion.copy(left as Draft), conversion.copy(right as Draft)] }, at),
    ),
  );
};

/** Branches of two unions multiply. */
const MAX_BRANCHES = 64;

/** How two values of a keyword become one that says both; undefined where none does. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["anyOf", branches],
  ["dependentRequired", unionOfNames],
  ["dependentSchemas", mapOfBoth],
  ["exclusiveMaximum", lower],
  ["exclusiveMinimum", higher],
  ["maxItems", lower],
  ["maxLength", lower],
  ["maxProperties", lower],
  ["maximum", lower],
  ["minItems", higher],
  ["minLength", higher],
  ["minProperties", higher],
  ["minimum", higher],
  ["multipleOf", multiple],
  ["not", either],
  ["propertyNames", both],
  ["type", intersectTypes],
  ["uniqueItems", (a, b) => a === true || b === true],
]);

/** Keywords that mean something together only, the first of each being the one that counts. */
const units = [
  ["if", "then", "else"],
  ["contains", "minContains", "maxContains"],
] as const;

/**
 * Makes `draft` say what `extra` says, too: what both accept. Takes `extra` over, so nothing else may hold it. A rule
 * that cannot be said beside the one that is there goes into words: that takes more, never less. Members that both
 * declare become an `allOf` of the two, which is for the caller to go on with.
 */
export function intersect(draft: Draft, extra: Draft, conversion: Conversion): void {
  if (conversion.refuseNull.has(extra)) conversion.refuseNull.add(draft);
  intersectMembers(draft, extra, conversion);
  intersectItems(draft, extra, conversion);
  intersectLiterals(draft, extra, conversion);
  const skipped = leaveUnits(draft, extra, conversion);
  for (const [keyword, value] of Object.entries(extra)) {
    if (skipped.has(keyword)) continue;
    if (memberKeywords.has(keyword) || itemKeywords.has(keyword) || keyword === "const" || keyword === "enum") continue;
    if (!has(draft, keyword)) {
      take(draft, extra, keyword, value, conversion);
      continue;
    }
    const own = get(draft, keyword) ?? null;
    // The outer words are about this place.
    if (annotations.has(keyword) || jsonText(own) === jsonText(value)) continue;
    const merged =
      keyword === "required" ? unionOfLists(draft, extra) : rules.get(keyword)?.(own, value, conversion, draft);
    if (merged === undefined) giveUp(draft, extra, keyword, value, conversion);
    else draft[keyword] = merged;
  }
}

/** What cannot be taken over one by one: a second condition, a second `contains`. */
function leaveUnits(draft: Draft, extra: Draft, conversion: Conversion): ReadonlySet<string> {
  const skipped = new Set<string>();
  for (const unit of units) {
    const [first] = unit;
    if (!has(draft, first) || !has(extra, first)) continue;
    for (const keyword of unit) skipped.add(keyword);
    giveUp(draft, extra, first, true, conversion);
  }
  return skipped;
}

function take(draft: Draft, extra: Draft, keyword: string, value: JsonValue, conversion: Conversion): void {
  draft[keyword] = value;
  conversion.places.setKeyword(draft, keyword, conversion.places.ofKeyword(extra, keyword));
}

function giveUp(draft: Draft, extra: Draft, keyword: string, value: JsonValue, conversion: Conversion): void {
  if (!takesNull(extra, conversion)) conversion.refuseNull.add(draft);
  const words = wordsOf(keyword, value);
  const isSaid = words !== undefined && conversion.say(draft, words);
  const effect = "cannot be said beside the same rule of another schema; still enforced when the call is checked";
  conversion.log.note(conversion.places.ofKeyword(extra, keyword), keyword, isSaid ? "described" : "removed", effect);
}

function unionOfLists(draft: Draft, extra: Draft): JsonValue {
  return [...new Set([...namesIn(draft, "required"), ...namesIn(extra, "required")])];
}

function unionOfNames(a: JsonValue, b: JsonValue): JsonValue | undefined {
  if (!isDraft(a) || !isDraft(b)) return undefined;
  const lists = new Map<string, JsonValue>(Object.entries(a));
  for (const name of Object.keys(b)) lists.set(name, [...new Set([...namesIn(a, name), ...namesIn(b, name)])]);
  return Object.fromEntries(lists);
}

function mapOfBoth(a: JsonValue, b: JsonValue, conversion: Conversion, at: Draft): JsonValue | undefined {
  if (!isDraft(a) || !isDraft(b)) return undefined;
  const schemas = new Map<string, JsonValue>(Object.entries(a));
  for (const [name, schema] of Object.entries(b)) {
    const own = schemas.get(name);
    schemas.set(name, own === undefined ? schema : (both(own, schema, conversion, at) ?? own));
  }
  return Object.fromEntries(schemas);
}

function multiple(a: JsonValue, b: JsonValue): JsonValue | undefined {
  if (typeof a !== "number" || typeof b !== "number") return undefined;
  if (!Number.isInteger(a) || !Number.isInteger(b)) return undefined;
  if (a % b === 0) return a;
  return b % a === 0 ? b : undefined;
}
