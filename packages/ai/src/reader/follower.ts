import type { IssueDraft } from "../issues/issue-list.ts";
import type { Run } from "../value/run.ts";
import type { LiveTree } from "./live-tree.ts";
import { ARRAY, OBJECT } from "../plan/kinds.ts";
import type { MemberSlot, NodeView, ObjectView } from "./node-view.ts";
import type { PrefixRange, PrefixSet } from "./prefix-set.ts";
import type { UnionLiterals } from "./union-view.ts";

/** A rule that was broken: it is put into words only if nothing else can hold. */
export type Fault = (tree: LiveTree) => IssueDraft;

/** Whom the followers of a value tell what they find. */
export interface Follows {
  /** What no continuation can mend. */
  readonly fault: Fault | undefined;
  readonly run: Run;
  /** Of the innermost container that is open: another list once one has fallen. */
  readonly open: readonly Follower[];
  /** Of the value that has begun: another list once one has fallen. */
  readonly value: readonly Follower[];
  /** A rule of a branch is broken, and with the last branch of a union one of the branch that holds the union. */
  fall(branch: Branch, fault: Fault): void;
}

/** A union that is followed: it falls with the last of its branches. */
export interface OpenUnion {
  readonly owner: Branch;
  left: number;
}

/**
 * What must hold together: the whole schema, or one branch of a union. The first broken rule fells it, and with it
 * everything that is followed on its behalf.
 */
export interface Branch {
  /** Undefined for the whole schema. */
  readonly union: OpenUnion | undefined;
  /** The containers that were open where it began: nothing further out is followed on its behalf. */
  readonly depth: number;
  hasFallen: boolean;
}

/** Whether a branch has fallen, or one that holds it and began at `depth` or further in. Counts what it looks at. */
export function hasFallen(branch: Branch, run: Run, depth = 0): boolean {
  let at: Branch | undefined = branch;
  for (; at !== undefined && at.depth >= depth; at = at.union?.owner) {
    run.steps += 1;
    if (at.hasFallen) return true;
  }
  return false;
}

/** One schema that the value being read must satisfy, and how far it has come. */
export class Follower implements PrefixRange {
  readonly branch: Branch;
  /** Undefined for the literals of a union. */
  readonly view: NodeView | undefined;
  readonly literals: UnionLiterals | undefined;
  /** Of an object. */
  readonly object: ObjectView | undefined;
  /** Members or items after which no comma may follow. */
  readonly most: number;
  /** Where the key or string that is read can still be found in the set of those that are allowed. */
  low = 0;
  high = 0;
  /** The key has been the name of the expected member so far. */
  isExpected = true;
  expected: MemberSlot | undefined;
  /** Each member was the one that was expected. */
  isInOrder = true;
  /** Required members that have come. */
  found = 0;
  /** What applies to the member that is read, apart from `more`. */
  member: NodeView | undefined = undefined;
  /** What else applies, where several patterns match. */
  more: NodeView[] | undefined = undefined;

  constructor(branch: Branch, view: NodeView | undefined, literals: UnionLiterals | undefined, kind: number) {
    this.branch = branch;
    this.view = view;
    this.literals = literals;
    this.object = kind === OBJECT ? view?.object : undefined;
    this.expected = this.object?.slots.first;
    this.most = this.object?.most ?? (kind === ARRAY ? (view?.maxItems ?? NO_BOUND) : NO_BOUND);
  }

  /** The texts that a string may be. */
  get texts(): PrefixSet | undefined {
    return this.view === undefined ? this.literals?.texts : this.view.texts;
  }
}

const NO_BOUND = Number.POSITIVE_INFINITY;
