import { type Draft, mapIn, namesIn } from "./draft.ts";
import { kindsOf } from "./kinds.ts";
import { literalsOf } from "./merge/intersect-literals.ts";
import { jsonText } from "./merge/json-text.ts";

/** Branches that are looked at; with more of them a union counts as overlapping. */
const MAX_BRANCHES = 200;

/** Whether no value satisfies two of the branches, as far as kinds and literals tell: false where one might. */
export function areDisjoint(branches: readonly Draft[]): boolean {
  if (branches.length > MAX_BRANCHES) return false;
  return branches.every((branch, index) => branches.slice(index + 1).every((other) => isApart(branch, other)));
}

function isApart(a: Draft, b: Draft): boolean {
  if (haveOtherLiterals(a, b)) return true;
  const [left, right] = [kindsOf(a), kindsOf(b)];
  if (left.length === 0 || right.length === 0) return false;
  if (!left.some((kind) => right.some((other) => areOneKind(kind, other)))) return true;
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
  const own = literalsOf(a);
  const others = literalsOf(b);
  if (own === undefined || others === undefined) return false;
  const texts = new Set(own.map(jsonText));
  return !others.some((value) => texts.has(jsonText(value)));
}
