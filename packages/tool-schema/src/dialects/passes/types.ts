import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, remove, schemaIn } from "../draft.ts";
import { impliedKinds, isOfKinds, kindOf, kindsOf, setKinds } from "../kinds.ts";
import { literalsOf } from "../merge/intersect-literals.ts";
import type { Pass } from "../pass.ts";

const scalars = ["string", "number", "boolean", "null"];

/**
 * Every schema gets a `type`: of its literals, or of the kinds that its keywords speak of. Values of any kind at all
 * cannot be sent. Literals that the `type` refuses are left out, so that none contradicts it.
 */
export const typeEverything: Pass = (conversion) => {
  const drafts = conversion.drafts();
  // All that is left of `not` is `not: {}`, which takes nothing: what is in it is no value's schema.
  const nots = new Set(drafts.map((draft) => schemaIn(draft, "not")));
  for (const draft of drafts) {
    if (nots.has(draft) || has(draft, "not")) continue;
    if (has(draft, "$ref") || has(draft, "anyOf") || has(draft, "oneOf")) continue;
    if (has(draft, "type")) fitLiterals(draft, conversion);
    else addType(draft, conversion);
  }
};

function addType(draft: Draft, conversion: Conversion): void {
  const literals = literalsOf(draft);
  const kinds = probableKinds(draft);
  if (kinds.length === 0) {
    conversion.log.lose(conversion.places.of(draft), "type", "values of every kind: the dialect needs a type");
    draft["type"] = [...scalars];
    return;
  }
  setKinds(draft, kinds);
  const effect = literals === undefined ? "values of other kinds cannot be sent" : "the kinds of the values it lists";
  conversion.log.note(conversion.places.of(draft), "type", "added", effect);
}

/** The kinds of a schema without `type`: of its literals, or of what its keywords speak of. */
export function probableKinds(draft: Draft): readonly string[] {
  const literals = literalsOf(draft);
  return literals === undefined ? impliedKinds(draft) : kindsOfLiterals(literals);
}

function kindsOfLiterals(literals: readonly JsonValue[]): readonly string[] {
  const kinds = new Set(literals.map(kindOf));
  if (kinds.has("number")) kinds.delete("integer");
  return [...kinds];
}

function fitLiterals(draft: Draft, conversion: Conversion): void {
  const kinds = kindsOf(draft);
  for (const keyword of ["enum", "const"]) {
    const value = get(draft, keyword);
    if (value === undefined) continue;
    const all: readonly JsonValue[] = keyword === "enum" && Array.isArray(value) ? value : [value];
    const left = all.filter((member) => isOfKinds(member, kinds));
    if (left.length === all.length) continue;
    const place = conversion.places.ofKeyword(draft, keyword);
    conversion.log.note(place, keyword, "rewritten", "without the values that the type refuses");
    if (keyword === "enum" && left.length > 0) draft["enum"] = left;
    else {
      remove(draft, keyword);
      draft["not"] = conversion.create({}, draft);
    }
  }
}
