import { isKeywords, type Keywords, own, propertyNames, under, valueAt } from "./dialect-checkers/schema-tree.ts";
import { asLatest, listOf, type Verdict } from "./dialect-verdict.ts";

/** The names that a dialect gave to members, by their own. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Arguments as a model writes them under a dialect's schema: what is left out but required there is `null`, and a member
 * goes under the name that the dialect gave it. Made from the dialect's schema and what {@link renamesOf} it.
 */
export function encodeArguments(
  schema: unknown,
  args: unknown,
  accepts: Verdict,
  dialect: string,
  renames: Renames = new Map(),
): unknown {
  const root = asLatest(schema, dialect);
  const encode = (pointer: string, given: unknown, depth: number): unknown => {
    let value = given;
    const at = valueAt(root, pointer);
    if (!isKeywords(at) || depth > 100) return value;
    const reference = own(at, "$ref");
    if (typeof reference === "string") return encode(decodeURIComponent(reference.slice(1)), value, depth + 1);
    const parts = listOf(at, "allOf").map((_, index) => under(under(pointer, "allOf"), index));
    value = parts.reduce((partly, part) => encode(part, partly, depth + 1), value);
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = listOf(at, keyword).map((_, index) => under(under(pointer, keyword), index));
      const candidates = branches.map((branch) => ({ branch, encoded: encode(branch, value, depth + 1) }));
      const taken = candidates.find(({ branch, encoded }) => accepts(encoded, branch));
      if (branches.length > 0 && !Object.hasOwn(at, "properties")) return taken === undefined ? value : taken.encoded;
    }
    if (Array.isArray(value)) {
      const count = listOf(at, "prefixItems").length;
      const placeOf = (index: number): string =>
        index < count ? under(under(pointer, "prefixItems"), index) : under(pointer, "items");
      return value.map((item: unknown, index) => encode(placeOf(index), item, depth + 1));
    }
    return isKeywords(value) ? encodeMembers(at, pointer, value, depth) : value;
  };

  function encodeMembers(at: Keywords, pointer: string, value: Keywords, depth: number): unknown {
    const declared = isKeywords(at["properties"]) ? at["properties"] : {};
    const names = [...Object.keys(declared), ...listOf(at, "required").map(String)];
    const members: [string, unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      const sent = Object.hasOwn(declared, name) ? name : (renamed(name, names) ?? name);
      const place = Object.hasOwn(declared, sent)
        ? under(under(pointer, "properties"), sent)
        : (patternPlace(at, pointer, sent) ?? under(pointer, "additionalProperties"));
      members.push([sent, encode(place, member, depth + 1)]);
    }
    const present = new Set(members.map(([name]) => name));
    for (const name of listOf(at, "required")) {
      if (typeof name === "string" && !present.has(name)) members.push([name, null]);
    }
    return Object.fromEntries(members);
  }

  function renamed(name: string, names: readonly string[]): string | undefined {
    const other = renames.get(name);
    return other !== undefined && names.includes(other) ? other : sameLetters(name, names);
  }

  return encode("", args, 0);
}

/** Where the schema of members stands whose names follow a pattern. */
function patternPlace(at: Keywords, pointer: string, name: string): string | undefined {
  const patterns = own(at, "patternProperties");
  const pattern = isKeywords(patterns)
    ? Object.keys(patterns).find((text) => new RegExp(text, "u").test(name))
    : undefined;
  return pattern === undefined ? undefined : under(under(pointer, "patternProperties"), pattern);
}

/** The names of members under a dialect that keeps members in their order: one not there by its own has that of its place. */
export function renamesOf(original: unknown, converted: unknown): Renames {
  const renames = new Map<string, string>();
  const waiting: (readonly [unknown, unknown])[] = [[original, converted]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [here, there] = pair;
    if (Array.isArray(here) && Array.isArray(there)) {
      for (const [index, item] of here.entries()) waiting.push([item, there[index]]);
    }
    if (!isKeywords(here) || !isKeywords(there)) continue;
    const sent = propertyNames(there);
    for (const [index, name] of propertyNames(here).entries()) {
      // Of objects that were merged or lost members the places say nothing.
      const other = sent.includes(name) ? name : sent.length === propertyNames(here).length ? sent[index] : undefined;
      if (other === undefined) continue;
      if (other !== name) renames.set(name, other);
      waiting.push([memberOf(here, name), memberOf(there, other)]);
    }
    for (const [keyword, value] of Object.entries(here)) {
      if (keyword !== "properties") waiting.push([value, own(there, keyword)]);
    }
  }
  return renames;
}

function memberOf(schema: Keywords, name: string): unknown {
  const { properties } = schema;
  return isKeywords(properties) ? own(properties, name) : undefined;
}

/** The declared name with the same letters, where objects were merged and nothing stands at its place any more. */
function sameLetters(name: string, names: readonly string[]): string | undefined {
  const letters = (text: string): string => text.replaceAll(/[^a-zA-Z0-9]/gu, "");
  return names.includes(name) ? name : names.find((other) => letters(other) === letters(name));
}
