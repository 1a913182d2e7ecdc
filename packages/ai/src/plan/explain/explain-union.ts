import { countMatches } from "../check/check-applicators.ts";
import { candidates, literalUnion, unionChoice } from "../check/union-choice.ts";
import { kindBit, kindName, OBJECT } from "../kinds.ts";
import type { Discriminator, SchemaNode, UnionRule } from "../node.ts";
import { describeLiterals, describeNode } from "./describe-node.ts";
import { literalDraft } from "./explain-literal.ts";
import { type Explain, type Explanation, type Subject, within } from "./explanation.ts";

/** Branches that are explained to find the one that fits best. */
const MAX_EXPLAINED = 64;

/**
 * One mistake, one issue: a union of literals lists them, a discriminator picks the branch, and of other unions the
 * branch speaks that fits best. Where none fits better than another, the union is named as a whole.
 */
export function explainUnion(
  node: SchemaNode,
  union: UnionRule,
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): void {
  const { value, place, depth } = subject;
  const matches = countMatches(union.branches, value, depth, explanation.run);
  const schemaPath = `${node.pointer}/${union.keyword}`;
  const common = { place, keyword: union.keyword, schemaPath, received: kindName(value) };
  if (matches > 1 && union.keyword === "oneOf") {
    explanation.add({ ...common, message: "must match exactly one schema in oneOf" });
  }
  if (matches > 0) return;
  const literals = literalUnion(union);
  if (literals !== undefined) {
    const draft = literalDraft({ keyword: "enum", values: literals }, value);
    return explanation.add({ ...common, ...draft, keyword: union.keyword });
  }
  const choice = unionChoice(union);
  const branches = candidates(choice, value);
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return explain(only, subject, explanation);
  if (only === undefined && choice.discriminator !== undefined && kindBit(value) === OBJECT) {
    return explainDiscriminator(choice.discriminator, schemaPath, subject, explanation);
  }
  const best = bestBranch(branches, subject, explanation, explain);
  if (best !== undefined) return explanation.absorb(best);
  explanation.add({ ...common, message: unionMessage(union), expected: () => describeUnion(union) });
}

/** The member that tells the branches apart is missing, or holds none of their values. */
function explainDiscriminator(
  { name, branches }: Discriminator,
  schemaPath: string,
  subject: Subject,
  explanation: Explanation,
): void {
  const values = [...branches.keys()];
  const member = (subject.value as Readonly<Record<string, unknown>>)[name];
  const { place } = within(subject, name, member);
  if (!Object.hasOwn(subject.value as object, name)) {
    const message = `must have required properties ${name}`;
    return explanation.add({
      place,
      keyword: "required",
      message,
      schemaPath,
      expected: () => describeLiterals(values),
    });
  }
  const draft = literalDraft({ keyword: "enum", values }, member);
  explanation.add({ place, schemaPath, received: kindName(member), ...draft });
}

interface Attempt {
  readonly explanation: Explanation;
  readonly cost: number;
}

function bestBranch(
  branches: readonly SchemaNode[],
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): Explanation | undefined {
  const attempts = branches.slice(0, MAX_EXPLAINED).map((branch): Attempt => {
    const apart = explanation.apart();
    explain(branch, subject, apart);
    return { explanation: apart, cost: costOf(apart, subject.depth) };
  });
  const cost = Math.min(...attempts.map((attempt) => attempt.cost));
  const [first, ...others] = attempts.filter((attempt) => attempt.cost === cost);
  if (first === undefined) return undefined;
  const isClear = others.every((other) => samePlaces(first.explanation, other.explanation));
  return isClear ? first.explanation : undefined;
}

/** How far a value is from a branch: a member that the branch lacks or misses says more than a wrong value in one. */
function costOf(explanation: Explanation, depth: number): number {
  let cost = explanation.issues.omitted * 4;
  for (const draft of explanation.issues.drafts) {
    const isShape = draft.keyword === "required" || draft.keyword === "additionalProperties";
    const isHere = lengthOf(draft.place) < depth;
    cost += isShape ? 4 : isHere ? 6 : 2;
  }
  return cost;
}

function lengthOf(place: Subject["place"]): number {
  let length = 0;
  for (let at = place; at !== undefined; at = at.parent) length += 1;
  return length;
}

function samePlaces(left: Explanation, right: Explanation): boolean {
  return placesOf(left) === placesOf(right);
}

function placesOf(explanation: Explanation): string {
  const places: string[] = [];
  for (const draft of explanation.issues.drafts) {
    const segments: string[] = [];
    for (let at = draft.place; at !== undefined; at = at.parent) segments.push(JSON.stringify(at.segment));
    places.push(segments.join("/"));
  }
  return places.toSorted().join("\n");
}

/** `must be either string or null` where the branches differ by kind alone. */
function unionMessage(union: UnionRule): string {
  const types = new Set<string>();
  for (const branch of union.branches) {
    if (branch.typeNames.length === 0) return `must match a schema in ${union.keyword}`;
    for (const name of branch.typeNames) types.add(name);
  }
  const names = [...types];
  return names.length === 1 ? `must match a schema in ${union.keyword}` : `must be either ${names.join(" or ")}`;
}

function describeUnion(union: UnionRule): string | undefined {
  const words = union.branches.slice(0, 6).map((branch) => describeNode(branch) ?? describeRequired(branch));
  const distinct = [...new Set(words.filter((word) => word !== undefined))];
  return distinct.length === 0 ? undefined : distinct.join(" or ");
}

/** `title` for a branch that only asks for members. */
function describeRequired(branch: SchemaNode): string | undefined {
  const names = branch.object?.properties.filter((property) => property.required).map((property) => property.name);
  return names === undefined || names.length === 0 ? undefined : `an object with ${names.slice(0, 6).join(", ")}`;
}
