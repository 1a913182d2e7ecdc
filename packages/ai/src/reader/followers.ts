import type { Run } from "../value/run.ts";
import { type Branch, hasFallen } from "./branch.ts";
import { Follower } from "./follower.ts";
import type { NodeView } from "./node-view.ts";
import type { UnionLiterals } from "./union-view.ts";

/** Schemas that are followed for one value; what more there are is left to the check of the whole text. */
const MAX_FOLLOWERS = 64;

/** The schemas that are followed: those of the value that has begun, and of the containers around it. */
export class Followers {
  /** Of the innermost container: another list once one has fallen. */
  open: readonly Follower[] = [];
  /** That of the innermost container, if there is one alone. */
  only: Follower | undefined = undefined;
  /** Of the value that has begun: another list once one has fallen. */
  value: Follower[] = [];
  /** Containers that are open. */
  depth = 0;
  /** Of the containers that are open, outermost first. */
  readonly #levels: Follower[][] = [];
  /** Those that are not used any more: made anew for each value, they would be most of what a collection has to do. */
  #spare: Follower | undefined;

  /** A value begins. */
  begin(): void {
    // Mostly there are none or one: cheaper than to set the length.
    while (this.value.length > 0) {
      const used = this.value.pop();
      if (used === undefined) continue;
      used.nextSpare = this.#spare;
      this.#spare = used;
    }
  }

  /** Whether so many more can be followed for the value that has begun. */
  hasRoomFor(count: number): boolean {
    return this.value.length + count <= MAX_FOLLOWERS;
  }

  /** Follows a schema, or the literals of a union, for the value that has begun. */
  add(branch: Branch, view: NodeView | undefined, literals: UnionLiterals | undefined, kind: number): Follower {
    const follower = this.#spare ?? new Follower();
    this.#spare = follower.nextSpare;
    follower.begin(branch, view, literals, kind);
    this.value.push(follower);
    return follower;
  }

  /** The value that has begun is a container. */
  enter(): void {
    const spare = this.#levels[this.depth];
    this.#levels[this.depth] = this.value;
    this.depth += 1;
    this.#setOpen(this.value);
    this.value = spare ?? [];
  }

  /** The innermost container is closed. */
  leave(): void {
    this.depth -= 1;
    this.#setOpen(this.#outer ?? []);
  }

  /** Of the innermost container. Never asked with -1: the engine would ask all arrays as slowly from then on. */
  get #outer(): readonly Follower[] | undefined {
    return this.depth > 0 ? this.#levels[this.depth - 1] : undefined;
  }

  #setOpen(open: readonly Follower[]): void {
    this.open = open;
    this.only = open.length === 1 ? open[0] : undefined;
  }

  /** Drops what is followed on behalf of a branch that began at `depth` and has just fallen. */
  drop(depth: number, run: Run): void {
    const stands = (follower: Follower): boolean => !hasFallen(follower.branch, run, depth);
    this.value = this.value.filter(stands);
    for (let at = this.depth - 1; at >= depth; at -= 1) {
      const level = this.#levels[at];
      if (level === undefined || level.every(stands)) continue;
      this.#levels[at] = level.filter(stands);
    }
    this.#setOpen(this.#outer ?? []);
  }

  /** Follows nothing any more. */
  dropAll(): void {
    this.#levels.length = 0;
    this.#setOpen([]);
  }
}
