import type { Branch } from "./branch.ts";
import { ARRAY, OBJECT } from "../plan/kinds.ts";
import { countUse, type MemberSlot, type NodeView, type ObjectView } from "./node-view.ts";
import type { PrefixRange, PrefixSet } from "./prefix-set.ts";
import type { UnionLiterals } from "./union-view.ts";

const NO_BRANCH: Branch = { union: undefined, depth: 0, hasFallen: false };

const NO_BOUND = Number.POSITIVE_INFINITY;

/** One schema that the value being read must satisfy, and how far it has come. Used for one value after another. */
export class Follower implements PrefixRange {
  branch: Branch = NO_BRANCH;
  /** Undefined for the literals of a union. */
  view: NodeView | undefined = undefined;
  literals: UnionLiterals | undefined = undefined;
  /** Of an object. */
  object: ObjectView | undefined = undefined;
  /** Members or items after which no comma may follow. */
  most: number = NO_BOUND;
  /** Where the key or string that is read can still be found in the set of those that are allowed. */
  low = 0;
  high = 0;
  /** The key has been the name of the expected member so far. */
  isExpected = true;
  expected: MemberSlot | undefined = undefined;
  /** Each member was the one that was expected. */
  isInOrder = true;
  /** Required members that have come. */
  found = 0;
  /** What applies to the member that is read, apart from `more`. */
  member: NodeView | undefined = undefined;
  /** What else applies, where several patterns match. */
  more: NodeView[] | undefined = undefined;
  /** Of one that is not used: another such. */
  nextSpare: Follower | undefined = undefined;

  begin(branch: Branch, view: NodeView | undefined, literals: UnionLiterals | undefined, kind: number): void {
    const object = kind === OBJECT ? view?.object : undefined;
    this.branch = branch;
    this.view = view;
    this.literals = literals;
    this.object = object;
    this.most = object?.most ?? (kind === ARRAY ? (view?.maxItems ?? NO_BOUND) : NO_BOUND);
    this.isExpected = true;
    this.expected = object?.slots.first;
    this.isInOrder = true;
    this.found = 0;
    this.member = undefined;
    this.more = undefined;
    if (object !== undefined) countUse(object);
  }

  /** The texts that a string may be. */
  get texts(): PrefixSet | undefined {
    return this.view === undefined ? this.literals?.texts : this.view.texts;
  }

  /** A string begins, of which any text is possible. */
  beginString(): void {
    this.low = 0;
    this.high = this.texts?.size ?? 0;
  }

  /** The member that comes next in the schema, where all came in its order so far: it is none of these. */
  get next(): MemberSlot | undefined {
    const { expected } = this;
    return this.isInOrder && expected?.template !== undefined ? expected : undefined;
  }

  /** The member that was expected has come. */
  goOn({ next, required, view }: MemberSlot): void {
    this.isExpected = true;
    this.expected = next;
    this.found += required;
    this.member = view;
    this.more = undefined;
  }
}
