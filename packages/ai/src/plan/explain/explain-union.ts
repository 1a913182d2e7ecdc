import { resolve } from "../check/union-choice.ts";
import { kindBit, kindName, OBJECT } from "../kinds.ts";
import type { Discriminator, SchemaNode, UnionRule } from "../node.ts";
import { printableName } from "../../issues/printable.ts";
import { bestBranch } from "./best-branch.ts";
import { describeUnion } from "./describe-node.ts";
import { describeLiterals } from "./describe-literals.ts";
import { literalDraft } from "./explain-literal.ts";
import { aspectOf, type Explain, type Explanation, type Subject, within } from "./explanation.ts";
import { branchesFor, countBranches, literalsFor, unionShape } from "./union-shape.ts";

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
  const { value, place } = subject;
  const matches = countBranches(union, subject, explanation.run);
  const schemaPath = `${node.pointer}/${union.keyword}`;
  const common = { place, keyword: union.keyword, schemaPath, received: kindName(value) };
  if (matches > 1 && union.keyword === "oneOf") {
    explanation.add({ ...common, message: "must match exactly one schema in oneOf" }, aspectOf(value));
  }
  if (matches > 0) return;
  const shape = unionShape(union);
  const literals = literalsFor(shape, value);
  const expected = (): string | undefined => describeUnion(union);
  if (literals !== undefined) {
    const draft = literalDraft({ keyword: "enum", values: literals }, value);
    return explanation.add({ ...draft, ...common, expected });
  }
  const branches = branchesFor(shape, value);
  const { discriminator } = shape.choice;
  if (branches.length === 0 && discriminator !== undefined && kindBit(value) === OBJECT) {
    return explainDiscriminator(discriminator, schemaPath, subject, explanation);
  }
  if (branches.length === 0) return explanation.add({ ...common, message: kindsMessage(union), expected });
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return explain(only, subject, explanation);
  const best = bestBranch(branches, subject, explanation, explain);
  if (best?.trial !== undefined) return explanation.absorb(best.trial);
  const message = `must match a schema in ${union.keyword}`;
  if (best?.draft !== undefined) return explanation.add({ message, ...best.draft, keyword: union.keyword, schemaPath });
  explanation.add({ ...common, message, expected }, aspectOf(value));
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
    const message = `must have required properties ${printableName(name)}`;
    const expected = (): string => describeLiterals(values);
    return explanation.add({ place, keyword: "required", message, schemaPath, expected });
  }
  const draft = literalDraft({ keyword: "enum", values }, member);
  explanation.add({ place, schemaPath, received: kindName(member), ...draft });
}

/** For a value of a kind that no branch takes: `must be either string or null` where the branches say so. */
export function kindsMessage(union: UnionRule): string {
  const names = new Set<string>();
  for (const branch of union.branches) {
    const { typeNames } = resolve(branch);
    if (typeNames.length === 0) return `must match a schema in ${union.keyword}`;
    for (const name of typeNames) names.add(name);
  }
  const [only, ...others] = names;
  return others.length === 0 ? `must be ${only ?? "of another kind"}` : `must be either ${[...names].join(" or ")}`;
}
