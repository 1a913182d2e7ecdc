import { type Draft, has, listIn, mapIn, namesIn, remove } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import { literalsOf } from "../merge/intersect-literals.ts";
import { jsonText } from "../merge/json-text.ts";
import { mergeIntoHolder } from "../merge/single-branch.ts";
import type { Pass } from "../pass.ts";

/** Pairs that are looked at; beyond them a union counts as overlapping. */
const MAX_BRANCHES = 200;

/** `anyOf` becomes `oneOf` where no value satisfies two branches: where one might, `oneOf` would refuse it. */
export const anyOfToOneOf: Pass = (conversion) => {
  for (const draft of conversion.drafts().toReversed()) {
    if (!has(draft, "anyOf")) continue;
    const branches = listIn(draft, "anyOf");
    const place = conversion.places.ofKeyword(draft, "anyOf");
    const [only] = branches;
    if (branches.length === 1 && only !== undefined) {
      mergeIntoHolder(draft, only, conversion);
      continue;
    }
    remove(draft, "anyOf");
    draft["oneOf"] = [...branches];
    conversion.places.setKeyword(draft, "oneOf", place);
    if (areDisjoint(branches))
      conversion.log.note(place, "anyOf", "rewritten", "oneOf: no value satisfies two branches");
    else conversion.log.lose(place, "anyOf", "oneOf refuses what satisfies two branches, and here something may");
  }
};

function areDisjoint(branches: readonly Draft[]): boolean {
  if (branches.length > MAX_BRANCHES) return false;
  return branches.every((branch, index) => branches.slice(index + 1).every((other) => isApart(branch, other)));
}

function isApart(a: Draft, b: Draft): boolean {
  const [left, right] = [kindsOf(a), kindsOf(b)];
  if (left.length === 0 || right.length === 0) return false;
  if (!left.some((kind) => right.some((other) => areOneKind(kind, other)))) return true;
  if (haveOtherLiterals(a, b)) return true;
  const members = mapIn(b, "properties");
  const required = new Set(namesIn(b, "required"));
  return namesIn(a, "required").some((name) => {
    const [own, other] = [mapIn(a, "properties").get(name), members.get(name)];
    return required.has(name) && own !== undefined && other !== undefined && haveOtherLiterals(own, other);
  });
}

function areOneKind(a: string, b: string): boolean {
  const names = [a, b].map((kind) => (kind === "integer" ? "number" : kind));
  return names[0] === names[1];
}

function haveOtherLiterals(a: Draft, b: Draft): boolean {
  const texts = new Set(literalsOf(a)?.map(jsonText));
  const others = literalsOf(b);
  return has(a, "enum") && others !== undefined && !others.some((value) => texts.has(jsonText(value)));
}
