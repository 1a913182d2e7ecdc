import { expandedSize } from "./expanded-size.ts";

/** Why a walk over a value ended before its end. */
export type InterruptionKind = "depth" | "nodes" | "steps" | "not_json" | "unsafe_key";

/** Thrown inside a walk, caught where the walk was started; never leaves the package. */
export class Interruption extends Error {
  readonly kind: InterruptionKind;

  constructor(kind: InterruptionKind) {
    super(kind);
    this.kind = kind;
  }
}

/** What bounds the walks of one call. */
export interface WalkLimits {
  readonly maxDepth: number;
  readonly maxNodes: number;
  readonly maxSteps: number;
}

/**
 * Nested applications of schemas to values, one JavaScript frame or two each: the stack holds some thousands, and
 * the caller has used some of it already.
 */
const MAX_LEVELS = 1_000;

/** Values beyond which shared references are counted before the walk goes on. */
const SHARING_THRESHOLD = 10_000;

const PLAIN_OBJECT: object = {};

/** Somebody gave `Object.prototype` enumerable members: `for in` then lists them as well. */
function prototypeIsPolluted(): boolean {
  for (const _ in PLAIN_OBJECT) return true;
  return false;
}

/** The counters of one call. A fresh one for each call, so that a getter may validate something in between. */
export class Run {
  readonly maxDepth: number;
  readonly maxNodes: number;
  readonly maxSteps: number;
  /** `for in` also lists inherited names: each key must be looked at with `Object.hasOwn`. */
  readonly polluted: boolean = prototypeIsPolluted();
  /** Values seen: the root, members, items. */
  nodes = 1;
  /** Own keys seen: equal to the number of keys in the text only when no key came twice. */
  keys = 0;
  steps = 0;
  level = 0;
  /** Above 0: several schemas look at a value that has been counted already. */
  recounting = 0;
  /** A rule of the schema was broken; the copy goes on, so that the explanation has it whole. */
  mismatch = false;
  /** Members that were `undefined` and stand in a copy for the moment. */
  holes = 0;
  /** A number was seen that its literal may have said otherwise. */
  hasLargeNumber = false;
  private readonly root: unknown;
  private sized = false;

  constructor(limits: WalkLimits, root: unknown) {
    this.maxDepth = limits.maxDepth;
    this.maxNodes = limits.maxNodes;
    this.maxSteps = limits.maxSteps;
    this.root = root;
  }

  /** Counts the members of a container at `depth` (the root is 1). */
  reserve(depth: number, members: number): void {
    if (depth > this.maxDepth) throw new Interruption("depth");
    this.steps += members;
    if (this.recounting === 0) {
      this.nodes += members;
      if (this.nodes > SHARING_THRESHOLD || this.nodes > this.maxNodes) this.checkSize();
    }
    if (this.steps > this.maxSteps) throw new Interruption("steps");
  }

  /** {@link reserve}, unless a limit is near: false, with nothing counted. */
  mayReserve(depth: number, members: number): boolean {
    const nodes = this.recounting === 0 ? this.nodes + members : this.nodes;
    const steps = this.steps + members;
    if (depth > this.maxDepth || steps > this.maxSteps || nodes > this.maxNodes) return false;
    if (nodes > SHARING_THRESHOLD && !this.sized) return false;
    this.nodes = nodes;
    this.steps = steps;
    return true;
  }

  /** Takes back some of what was counted. */
  release(members: number): void {
    this.steps -= members;
    if (this.recounting === 0) this.nodes -= members;
  }

  /** Counts work that a schema multiplies: branches and patterns tried, texts read once more. */
  spend(steps: number): void {
    this.steps += steps;
    if (this.steps > this.maxSteps) throw new Interruption("steps");
  }

  /** Enters a schema that applies to the value of the schema around it. */
  descend(): void {
    this.level += 1;
    this.steps += 1;
    if (this.level > MAX_LEVELS || this.steps > this.maxSteps) throw new Interruption("steps");
  }

  ascend(): void {
    this.level -= 1;
  }

  private checkSize(): void {
    if (this.nodes > this.maxNodes) throw new Interruption("nodes");
    if (this.sized) return;
    this.sized = true;
    if (expandedSize(this.root, this.maxNodes) > this.maxNodes) throw new Interruption("nodes");
  }
}
