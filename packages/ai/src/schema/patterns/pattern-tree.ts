import type { CharacterSet } from "./character-set.ts";

/**
 * A pattern without what does not matter to its cost: groups and laziness are gone (a lazy repetition tries the
 * same ways in another order), every literal is a set. `nullable`: can match without taking a character.
 */
export type PatternNode =
  | {
      readonly kind: "set";
      readonly set: CharacterSet;
      readonly offset: number;
      readonly nullable: false;
    }
  | {
      readonly kind: "sequence";
      readonly items: readonly PatternNode[];
      readonly nullable: boolean;
    }
  | {
      readonly kind: "alternation";
      readonly branches: readonly PatternNode[];
      readonly nullable: boolean;
    }
  | RepeatNode
  | { readonly kind: "assertion"; readonly assertion: Assertion; readonly nullable: true }
  | { readonly kind: "lookahead"; readonly body: PatternNode; readonly nullable: true }
  | { readonly kind: "lookbehind"; readonly body: PatternNode; readonly nullable: true };

export interface RepeatNode {
  readonly kind: "repeat";
  readonly body: PatternNode;
  readonly min: number;
  /** `Infinity` where there is no bound. */
  readonly max: number;
  /** Where the quantifier stands in the source, for the reason. */
  readonly offset: number;
  readonly nullable: boolean;
}

/** `^`, `$`, and `\b` or `\B`. */
type Assertion = "start" | "end" | "boundary";

export function sequence(items: readonly PatternNode[]): PatternNode {
  const [only] = items;
  if (only !== undefined && items.length === 1) return only;
  return { kind: "sequence", items, nullable: items.every((item) => item.nullable) };
}

export function alternation(branches: readonly PatternNode[]): PatternNode {
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return only;
  return { kind: "alternation", branches, nullable: branches.some((branch) => branch.nullable) };
}
