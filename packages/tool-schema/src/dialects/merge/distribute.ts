import type { Conversion } from "../conversion.ts";
import { annotations, type Draft, get, has, isDraft, listIn, namesIn, remove } from "../draft.ts";
import { takesNull } from "../takes-null.ts";
import { nameList } from "../words.ts";

/** Rules about an object that give it no new shape. */
const constraints = new Set(["required", "not", "minProperties", "maxProperties", "dependentRequired"]);
const unions = ["oneOf", "anyOf"] as const;
const MAX_FORMS = 10;

/**
 * A union beside other rules becomes a union alone, each of its branches with the rules beside it: for dialects whose
 * unions stand alone. Where the branches only say which members there must be, the union is said in words instead. What
 * was made holds `allOf`s, for the caller to go on with.
 */
export function distribute(draft: Draft, conversion: Conversion): void {
  const keyword = unions.find((name) => has(draft, name));
  if (keyword === undefined) return;
  const beside = Object.keys(draft).filter((name) => name !== keyword && !annotations.has(name));
  if (beside.length === 0) return;
  const branches = listIn(draft, keyword);
  if (branches.every(isConstraint)) {
    sayUnion(draft, keyword, branches, conversion);
    return distribute(draft, conversion);
  }
  const union = conversion.places.ofKeyword(draft, keyword);
  const base: Draft = conversion.create({}, draft);
  for (const name of beside) {
    const value = get(draft, name);
    if (value === undefined) continue;
    base[name] = value;
    conversion.places.setKeyword(base, name, conversion.places.ofKeyword(draft, name));
    remove(draft, name);
  }
  // It is about what the branch and the base declare together, so it stands beside both.
  const rest = get(base, "unevaluatedProperties");
  remove(base, "unevaluatedProperties");
  draft[keyword] = branches.map((branch) => {
    const merged = conversion.create({ allOf: [branch, conversion.copy(base)] }, branch);
    if (rest !== undefined) {
      merged["unevaluatedProperties"] = isDraft(rest) ? conversion.copy(rest) : rest;
      const place = conversion.places.ofKeyword(base, "unevaluatedProperties");
      conversion.places.setKeyword(merged, "unevaluatedProperties", place);
    }
    return merged;
  });
  conversion.log.note(union, keyword, "rewritten", "each branch says what stood beside them, too");
}

function isConstraint(branch: Draft): boolean {
  return Object.keys(branch).every((keyword) => constraints.has(keyword) || annotations.has(keyword));
}

/** Takes a union out whose branches ask for members, and says which they ask for. */
function sayUnion(draft: Draft, keyword: string, branches: readonly Draft[], conversion: Conversion): void {
  if (!takesNull(draft, conversion)) conversion.refuseNull.add(draft);
  const place = conversion.places.ofKeyword(draft, keyword);
  const words = unionWords(
    keyword,
    branches.map((branch) => namesIn(branch, "required")),
  );
  const isSaid = words !== undefined && conversion.say(draft, words);
  conversion.log.note(place, keyword, isSaid ? "described" : "removed", "still enforced when the call is checked");
  remove(draft, keyword);
}

/** Which members each form of an object asks for; undefined where a form asks for none. */
export function unionWords(keyword: string, forms: readonly (readonly string[])[]): string | undefined {
  if (forms.length === 0 || forms.length > MAX_FORMS || forms.some((names) => names.length === 0)) return undefined;
  const how = keyword === "oneOf" ? "exactly one" : "at least one";
  return `Give ${how} of these: ${forms.map((names) => nameList(names)).join("; or ")}.`;
}
