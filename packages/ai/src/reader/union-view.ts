import type { JsonValue } from "../contracts/json.ts";
import { literalsOf, unionChoice } from "../plan/check/union-choice.ts";
import { kindBit, STRING } from "../plan/kinds.ts";
import type { SchemaNode, UnionRule } from "../plan/node.ts";
import { PrefixSet } from "./prefix-set.ts";

/** Literals that the branches of a union add up to, for one kind of scalar: they stand in the place of a node. */
export interface UnionLiterals {
  readonly union: UnionView;
  readonly values: readonly JsonValue[];
  readonly known: ReadonlySet<JsonValue>;
  readonly texts: PrefixSet | undefined;
}

/** What is left of a union for a value of one kind. */
export interface UnionOfKind {
  readonly branches: readonly SchemaNode[];
  readonly literals: UnionLiterals | undefined;
}

/** A union as the reader uses it: the branches for each kind of value, known at its first character. */
export class UnionView {
  readonly rule: UnionRule;
  /** Of the schema that holds the union. */
  readonly pointer: string;
  readonly #byKind = new Map<number, UnionOfKind>();

  constructor(rule: UnionRule, pointer: string) {
    this.rule = rule;
    this.pointer = pointer;
  }

  ofKind(kind: number): UnionOfKind {
    let known = this.#byKind.get(kind);
    if (known === undefined) {
      known = this.#find(kind);
      this.#byKind.set(kind, known);
    }
    return known;
  }

  #find(kind: number): UnionOfKind {
    const branches = unionChoice(this.rule).byKind.get(kind) ?? [];
    // Of one branch nothing need be summed up, and containers are not told by what they equal.
    const values = kind <= STRING && branches.length > 1 ? literalsOf(branches) : undefined;
    const literals = values?.filter((value) => kindBit(value) === kind);
    return {
      branches: literals === undefined ? branches : [],
      literals: literals && {
        union: this,
        values: literals,
        known: new Set(literals),
        texts: kind === STRING ? new PrefixSet(literals.filter((value) => typeof value === "string")) : undefined,
      },
    };
  }
}
