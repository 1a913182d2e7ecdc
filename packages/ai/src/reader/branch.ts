import type { Run } from "../value/run.ts";

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
