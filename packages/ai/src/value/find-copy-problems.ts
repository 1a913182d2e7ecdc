import { expandedSize } from "./expanded-size.ts";
import { hasCycle } from "./has-cycle.ts";
import { isUnsafeMember } from "./members.ts";
import { arrayLength, isPlainArray, isPlainObject } from "./plain-object.ts";
import type { WalkLimits } from "./run.ts";

/** A place that cannot be copied, and why. The segments name it from the root. */
export interface CopyProblem {
  readonly kind: "not_cloneable" | "not_json" | "unsafe_key" | "depth" | "nodes";
  readonly segments: readonly (string | number)[];
}

export interface CopyProblems {
  /** At most as many as were asked for, in the order of the value. */
  readonly problems: readonly CopyProblem[];
  /** How many more there are. */
  readonly omitted: number;
}

/** Values looked at for the sake of counting alone, once the list is full. */
const MAX_COUNTED = 1_000_000;

/**
 * The places of a value that make it no JSON, or unsafe, or too large: called only when a copy has failed, so that
 * copying keeps no account of where it is. What structured cloning would throw at (a function, a getter that throws)
 * stands alone: nothing else can be said of such a value. A limit ends the list. No recursion: with `maxDepth: Infinity`
 * the value may be deeper than the stack.
 */
export function findCopyProblems(root: unknown, limits: WalkLimits, maxProblems: number): CopyProblems {
  const search = new Search(limits, maxProblems);
  try {
    if (expandedSize(root, limits.maxNodes) > limits.maxNodes && !hasCycle(root)) return alone("nodes", []);
    search.walk(root);
  } catch {
    // A getter or a proxy threw; the segments still say where.
    return alone("not_cloneable", search.segments());
  }
  const fatal = search.problems.find((problem) => problem.kind === "not_cloneable");
  return fatal === undefined ? search : { problems: [fatal], omitted: 0 };
}

function alone(kind: CopyProblem["kind"], segments: CopyProblem["segments"]): CopyProblems {
  return { problems: [{ kind, segments }], omitted: 0 };
}

/** A container whose members are being looked at. */
interface Frame {
  readonly container: object;
  /** Undefined for an array: its segments are the numbers below `length`. */
  readonly keys: readonly string[] | undefined;
  readonly length: number;
  next: number;
}

class Search implements CopyProblems {
  readonly problems: CopyProblem[] = [];
  omitted = 0;
  readonly #limits: WalkLimits;
  readonly #maxProblems: number;
  readonly #ancestors = new Set<object>();
  readonly #frames: Frame[] = [];
  #nodes = 0;
  #isOver = false;

  constructor(limits: WalkLimits, maxProblems: number) {
    this.#limits = limits;
    this.#maxProblems = maxProblems;
  }

  /** Where the search is. */
  segments(): readonly (string | number)[] {
    return this.#frames.map(({ keys, next }) => keys?.[next - 1] ?? next - 1);
  }

  walk(root: unknown): void {
    this.#visit(root);
    for (let frame = this.#frames.at(-1); frame !== undefined && !this.#isOver; frame = this.#frames.at(-1)) {
      if (frame.next >= frame.length) {
        this.#ancestors.delete(frame.container);
        this.#frames.pop();
        continue;
      }
      const key = frame.keys?.[frame.next] ?? frame.next;
      frame.next += 1;
      const member: unknown = (frame.container as Readonly<Record<string | number, unknown>>)[key];
      if (frame.keys === undefined) this.#visit(member);
      else if (isUnsafeMember(String(key), member)) this.#add("unsafe_key");
      else if (member !== undefined) this.#visit(member);
    }
  }

  #visit(value: unknown): void {
    this.#nodes += 1;
    if (this.#nodes > this.#limits.maxNodes) return this.#end("nodes", []);
    const kind = leafProblem(value);
    if (kind !== undefined) return this.#add(kind);
    if (typeof value !== "object" || value === null) return;
    if (this.#ancestors.has(value)) return this.#add("not_json");
    if (this.#frames.length >= this.#limits.maxDepth) return this.#end("depth", this.segments());
    const keys = Array.isArray(value) ? undefined : Object.keys(value);
    const length = keys?.length ?? arrayLength(value as readonly unknown[]) ?? 0;
    this.#ancestors.add(value);
    this.#frames.push({ container: value, keys, length, next: 0 });
  }

  #add(kind: CopyProblem["kind"]): void {
    if (this.problems.length < this.#maxProblems) this.problems.push({ kind, segments: this.segments() });
    else this.omitted += 1;
    this.#isOver = kind === "not_cloneable" || (this.omitted > 0 && this.#nodes > MAX_COUNTED);
  }

  #end(kind: "depth" | "nodes", segments: CopyProblem["segments"]): void {
    this.#isOver = true;
    if (this.problems.length === 0) this.problems.push({ kind, segments });
  }
}

/** What is wrong with a value whatever it holds. */
function leafProblem(value: unknown): "not_cloneable" | "not_json" | undefined {
  switch (typeof value) {
    case "function":
    case "symbol":
      return "not_cloneable";
    case "bigint":
    case "undefined":
      return "not_json";
    case "number":
      return Number.isFinite(value) ? undefined : "not_json";
    case "object":
      if (value === null) return undefined;
      if (Array.isArray(value)) return isPlainArray(value) && arrayLength(value) !== undefined ? undefined : "not_json";
      if (isPlainObject(value)) return undefined;
      return isNeverCloneable(value) ? "not_cloneable" : "not_json";
    default:
      return undefined;
  }
}

/** Built-in objects at which the HTML structured clone algorithm throws a `DataCloneError`. */
function isNeverCloneable(value: object): boolean {
  return value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet || value instanceof WeakRef;
}
