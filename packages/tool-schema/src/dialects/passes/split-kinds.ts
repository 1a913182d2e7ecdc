import type { Conversion } from "../conversion.ts";
import { annotations, type Draft, get, has, remove, valuesIn } from "../draft.ts";
import { impliedKinds, isOfKinds, kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";

/** A `type` of several names becomes a union of one branch a kind, each with the rules about that kind. Null stays. */
export const splitKinds: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const kinds = kindsOf(draft);
    if (kinds.filter((kind) => kind !== "null").length > 1) split(draft, withoutIntegers(kinds), conversion);
    else if (Array.isArray(get(draft, "type")) && kinds.length === 1) draft["type"] = kinds[0] ?? null;
  }
};

/** Every integer is a number. */
function withoutIntegers(kinds: readonly string[]): readonly string[] {
  return kinds.includes("number") ? kinds.filter((kind) => kind !== "integer") : kinds;
}

function split(draft: Draft, kinds: readonly string[], conversion: Conversion): void {
  const place = conversion.places.ofKeyword(draft, "type");
  const branches: Draft[] = [];
  for (const kind of kinds) {
    const branch = conversion.create({ type: kind }, draft);
    for (const keyword of Object.keys(draft)) {
      if (!annotations.has(keyword) && keyword !== "type") take(branch, draft, keyword, kind, conversion);
    }
    const list = get(branch, "enum");
    if (!Array.isArray(list) || list.length > 0) branches.push(branch);
  }
  for (const keyword of Object.keys(draft)) if (!annotations.has(keyword)) remove(draft, keyword);
  draft["anyOf"] = branches;
  conversion.places.setKeyword(draft, "anyOf", place);
  conversion.log.note(place, "type", "rewritten", "a union of one branch a kind");
}

function take(branch: Draft, draft: Draft, keyword: string, kind: string, conversion: Conversion): void {
  const value = get(draft, keyword);
  if (value === undefined) return;
  const [implied] = impliedKinds({ [keyword]: value });
  const isOther = implied !== undefined && implied !== kind && !(implied === "number" && kind === "integer");
  if (isOther) return;
  if (keyword === "enum")
    branch["enum"] = (valuesIn(draft, keyword) ?? []).filter((member) => isOfKinds(member, [kind]));
  else if (keyword === "const") branch["enum"] = isOfKinds(value, [kind]) ? [value] : [];
  else branch[keyword] = value;
  conversion.places.setKeyword(
    branch,
    has(branch, keyword) ? keyword : "enum",
    conversion.places.ofKeyword(draft, keyword),
  );
}
