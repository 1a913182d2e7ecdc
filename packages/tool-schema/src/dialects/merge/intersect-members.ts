import type { JsonValue } from "@di-code/ai";
import { setMember } from "../../document/json-schema.ts";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, isDraft, mapIn } from "../draft.ts";

export const memberKeywords: ReadonlySet<string> = new Set(["properties", "patternProperties", "additionalProperties"]);

/**
 * What both say of the members of an object. `additionalProperties` is about the `properties` beside it alone: what only
 * one declares must satisfy the other's, and is not there where that forbids it.
 */
export function intersectMembers(draft: Draft, extra: Draft, conversion: Conversion): void {
  const hasMembers = [...memberKeywords].some((keyword) => has(extra, keyword));
  if (!hasMembers && get(draft, "additionalProperties") === undefined) return;
  const own = mapIn(draft, "properties");
  const theirs = mapIn(extra, "properties");
  const members = {};
  for (const [name, schema] of own) {
    const other = theirs.get(name);
    const merged = other === undefined ? undeclared(schema, extra, conversion) : both(schema, other, conversion);
    if (merged !== undefined) setMember(members, name, merged);
  }
  for (const [name, schema] of theirs) {
    if (own.has(name)) continue;
    const merged = undeclared(schema, draft, conversion);
    if (merged !== undefined) setMember(members, name, merged);
  }
  if (has(draft, "properties") || has(extra, "properties")) {
    if (!has(draft, "properties")) {
      conversion.places.setKeyword(draft, "properties", conversion.places.ofKeyword(extra, "properties"));
    }
    draft["properties"] = members;
  }
  mergePatterns(draft, extra, conversion);
  mergeAdditional(draft, extra, conversion);
}

function both(a: Draft, b: Draft, conversion: Conversion): Draft {
  return conversion.create({ allOf: [a, b] }, a);
}

/** A member's schema where the other one does not declare it; undefined where that one takes none such. */
function undeclared(schema: Draft, other: Draft, conversion: Conversion): Draft | undefined {
  // Which patterns a name matches is not asked: it is kept as it is, and the rest is for the check of the call.
  if (mapIn(other, "patternProperties").size > 0) return schema;
  const additional = get(other, "additionalProperties");
  if (additional === false) return undefined;
  return isDraft(additional) && Object.keys(additional).length > 0
    ? both(schema, conversion.copy(additional), conversion)
    : schema;
}

function mergePatterns(draft: Draft, extra: Draft, conversion: Conversion): void {
  const theirs = mapIn(extra, "patternProperties");
  if (theirs.size === 0) return;
  const own = mapIn(draft, "patternProperties");
  if (own.size === 0) {
    const place = conversion.places.ofKeyword(extra, "patternProperties");
    conversion.places.setKeyword(draft, "patternProperties", place);
  }
  const patterns = {};
  for (const [pattern, schema] of own) setMember(patterns, pattern, schema);
  for (const [pattern, schema] of theirs) {
    const known = own.get(pattern);
    setMember(patterns, pattern, known === undefined ? schema : both(known, schema, conversion));
  }
  draft["patternProperties"] = patterns;
}

function mergeAdditional(draft: Draft, extra: Draft, conversion: Conversion): void {
  const theirs = get(extra, "additionalProperties");
  if (theirs === undefined) return;
  const own = get(draft, "additionalProperties");
  if (own === false) return;
  const merged: JsonValue = isDraft(own) && isDraft(theirs) ? both(own, theirs, conversion) : stricter(own, theirs);
  if (merged !== own) {
    const place = conversion.places.ofKeyword(extra, "additionalProperties");
    conversion.places.setKeyword(draft, "additionalProperties", place);
  }
  draft["additionalProperties"] = merged;
}

function stricter(own: JsonValue | undefined, theirs: JsonValue): JsonValue {
  return theirs === true && own !== undefined ? own : theirs;
}
