import type { JsonValue } from "../../contracts/json.ts";
import type { Run } from "../../value/run.ts";
import { countMatches } from "../check/check-applicators.ts";
import { candidates, unionChoice } from "../check/union-choice.ts";
import { kindBit } from "../kinds.ts";
import type { SchemaNode, UnionChoice, UnionRule } from "../node.ts";
import type { Subject } from "./explanation.ts";
import { literalsOrNull } from "./literals-or-null.ts";

/** What explaining needs to know of a union, whatever the value. */
export interface UnionShape {
  readonly choice: UnionChoice;
  /** All that the union allows, if that is literals alone. */
  readonly literals: readonly JsonValue[] | undefined;
  /** The same where one look-up tells whether a value is one of them, and of one branch alone. */
  readonly scalars: ReadonlySet<unknown> | undefined;
  /** By kind bit: what the branches for that kind allow, if that is literals alone. */
  readonly literalsByKind: ReadonlyMap<number, readonly JsonValue[] | undefined>;
}

/** Kept, since 100,000 items may be refused by one union of 3,000 branches. */
const shapes = new WeakMap<UnionRule, UnionShape>();

export function unionShape(union: UnionRule): UnionShape {
  const known = shapes.get(union);
  if (known !== undefined) return known;
  const choice = unionChoice(union);
  const literalsByKind = new Map<number, readonly JsonValue[] | undefined>();
  for (const [bit, branches] of choice.byKind) {
    literalsByKind.set(bit, branches.length === 0 ? undefined : literalsOrNull(branches));
  }
  const literals = literalsOrNull(union.branches);
  const shape = { choice, literals, scalars: scalarsOf(union, literals), literalsByKind };
  shapes.set(union, shape);
  return shape;
}

function scalarsOf(union: UnionRule, literals: readonly JsonValue[] | undefined): ReadonlySet<unknown> | undefined {
  const areScalars = literals?.every((value) => value === null || typeof value !== "object") === true;
  const values = areScalars ? new Set<unknown>(literals) : undefined;
  return union.keyword === "anyOf" || values?.size === literals?.length ? values : undefined;
}

/** How many branches take a value, counted no further than two. */
export function countBranches(union: UnionRule, { value, depth }: Subject, run: Run): number {
  const shape = unionShape(union);
  if (shape.scalars !== undefined) return shape.scalars.has(value) ? 1 : 0;
  return countMatches(branchesFor(shape, value), value, depth, run);
}

/** The literals of which a value that satisfies no branch should have been one. */
export function literalsFor(shape: UnionShape, value: unknown): readonly JsonValue[] | undefined {
  return shape.literals ?? shape.literalsByKind.get(kindBit(value));
}

/** The branches that a value may satisfy, or may have been meant to. */
export function branchesFor(shape: UnionShape, value: unknown): readonly SchemaNode[] {
  return candidates(shape.choice, value);
}
