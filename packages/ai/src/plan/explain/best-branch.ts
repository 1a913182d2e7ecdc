import type { JsonValue } from "../../contracts/json.ts";
import type { IssueDraft } from "../../issues/issue-list.ts";
import type { PlaceOrRoot } from "../../issues/place.ts";
import { isMembers } from "../check/evaluation.ts";
import { resolve } from "../check/union-choice.ts";
import type { SchemaNode } from "../node.ts";
import { literalDraft } from "./explain-literal.ts";
import type { Explain, Explanation, Subject } from "./explanation.ts";

/** Branches that are explained to find the one that fits best. */
const MAX_EXPLAINED = 32;

/** Members of a value that are looked at to find the branches worth explaining. */
const MAX_COMPARED = 64;

interface Attempt {
  readonly trial: Explanation;
  readonly cost: number;
}

/** The issues of the branch that fits best; or, where several fit as well and find one mistake at one place, that. */
export interface BestBranch {
  readonly trial?: Explanation | undefined;
  readonly draft?: (Omit<IssueDraft, "message" | "keyword"> & Partial<IssueDraft>) | undefined;
}

/** Undefined where no branch fits better than the others. */
export function bestBranch(
  branches: readonly SchemaNode[],
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): BestBranch | undefined {
  const attempts: Attempt[] = [];
  for (const branch of nearest(branches, subject.value)) {
    const trial = explanation.attempt((apart) => explain(branch, subject, apart));
    // Too much work: the union is named as a whole.
    if (trial === undefined) return undefined;
    if (trial.issues.found > 0) attempts.push({ trial, cost: costOf(trial, subject) });
  }
  const cost = Math.min(...attempts.map((attempt) => attempt.cost));
  const best = attempts.filter((attempt) => attempt.cost === cost).map((attempt) => attempt.trial);
  const [trial] = best;
  const isClear = trial !== undefined && best.every((other) => saysTheSame(trial, other));
  return isClear ? { trial } : { draft: commonMistake(best, subject) };
}

/** How far a value is from a branch: a member that the branch lacks or misses says more than a wrong value in one. */
function costOf({ issues }: Explanation, subject: Subject): number {
  let cost = issues.omitted * 4;
  for (const { keyword, place, allowed } of issues.drafts) {
    if (keyword === "required" || keyword === "additionalProperties" || keyword === "undeclared") cost += 4;
    else if (isSamePlace(place, subject.place)) cost += 6;
    else cost += allowed === undefined ? 2 : 3;
  }
  return cost;
}

function saysTheSame(left: Explanation, right: Explanation): boolean {
  const { drafts } = left.issues;
  const others = right.issues.drafts;
  return (
    left.issues.found === right.issues.found &&
    drafts.every((draft, index) => {
      const other = others[index];
      const isSame = other !== undefined && draft.message === other.message && isSamePlace(draft.place, other.place);
      return isSame && (draft === other || draft.allowed === undefined);
    })
  );
}

/** One mistake that several branches find at one place below the value, each in its own words. */
function commonMistake(trials: readonly Explanation[], subject: Subject): BestBranch["draft"] {
  const drafts = trials.map(({ issues }) => (issues.found === 1 ? issues.drafts[0] : undefined));
  const [first] = drafts;
  if (first === undefined || isSamePlace(first.place, subject.place)) return undefined;
  const words: (() => string | undefined)[] = [];
  const allowed: JsonValue[] = [];
  let isLiteral = true;
  for (const draft of drafts) {
    if (draft === undefined || !isSamePlace(draft.place, first.place)) return undefined;
    if (draft.expected !== undefined) words.push(draft.expected);
    if (draft.allowed === undefined) isLiteral = false;
    else for (const value of draft.allowed) allowed.push(value);
  }
  const { place, received } = first;
  if (isLiteral) {
    const values = [...new Set(allowed)];
    return { ...literalDraft({ keyword: "enum", values }, subject.value), place, received };
  }
  const expected = (): string =>
    [...new Set(words.map((word) => word()).filter((word) => word !== undefined))].join(" or ");
  return { place, received, expected };
}

function isSamePlace(left: PlaceOrRoot, right: PlaceOrRoot): boolean {
  let one = left;
  let other = right;
  while (one !== other) {
    if (one === undefined || other === undefined || one.segment !== other.segment) return false;
    one = one.parent;
    other = other.parent;
  }
  return true;
}

/** The branches whose members are most like the value's, where there are too many to explain them all. */
function nearest(branches: readonly SchemaNode[], value: unknown): readonly SchemaNode[] {
  if (branches.length <= MAX_EXPLAINED || !isMembers(value)) return branches.slice(0, MAX_EXPLAINED);
  const keys = Object.keys(value).slice(0, MAX_COMPARED);
  const scored = branches.map((branch) => {
    const { object } = resolve(branch);
    return { branch, score: keys.filter((key) => object?.index.get(key) !== undefined).length };
  });
  return scored
    .toSorted((left, right) => right.score - left.score)
    .slice(0, MAX_EXPLAINED)
    .map(({ branch }) => branch);
}
