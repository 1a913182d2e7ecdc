import { isUnsafeMember } from "./members.ts";
import { isPlainArray, isPlainObject } from "./plain-object.ts";
import type { WalkLimits } from "./run.ts";
import { expandedSize } from "./expanded-size.ts";

/** A place that cannot be copied, and why. The segments name it from the root. */
export interface CopyProblem {
  readonly kind: "not_cloneable" | "not_json" | "unsafe_key" | "depth" | "nodes";
  readonly segments: readonly (string | number)[];
}

/**
 * The places of a value that make it no JSON, or unsafe, or too large: called only when a copy has failed, so that
 * copying keeps no account of where it is. What structured cloning would throw at (a function, a getter that throws)
 * stands alone: nothing else can be said of such a value. A limit ends the list.
 */
export function findCopyProblems(root: unknown, limits: WalkLimits, maxProblems: number): readonly CopyProblem[] {
  const search = new Search(limits, maxProblems);
  try {
    if (expandedSize(root, limits.maxNodes) > limits.maxNodes && !hasCycle(root))
      return [{ kind: "nodes", segments: [] }];
    search.visit(root, 1);
  } catch {
    // A getter or a proxy threw; the segments still say where.
    return [{ kind: "not_cloneable", segments: [...search.segments] }];
  }
  const fatal = search.problems.find((problem) => problem.kind === "not_cloneable");
  return fatal === undefined ? search.problems : [fatal];
}

class Search {
  readonly problems: CopyProblem[] = [];
  readonly segments: (string | number)[] = [];
  readonly #limits: WalkLimits;
  readonly #maxProblems: number;
  readonly #ancestors = new Set<object>();
  #nodes = 0;

  constructor(limits: WalkLimits, maxProblems: number) {
    this.#limits = limits;
    this.#maxProblems = maxProblems;
  }

  /** Whether the search goes on. */
  visit(value: unknown, depth: number): boolean {
    this.#nodes += 1;
    if (this.#nodes > this.#limits.maxNodes) return this.#end("nodes");
    const kind = leafProblem(value);
    if (kind !== undefined) return this.#add(kind);
    if (typeof value !== "object" || value === null) return true;
    if (this.#ancestors.has(value)) return this.#add("not_json");
    if (depth > this.#limits.maxDepth) return this.#end("depth");
    this.#ancestors.add(value);
    const goesOn = Array.isArray(value) ? this.#items(value, depth) : this.#members(value, depth);
    this.#ancestors.delete(value);
    return goesOn;
  }

  #items(value: readonly unknown[], depth: number): boolean {
    for (let index = 0; index < value.length; index += 1) {
      this.segments.push(index);
      if (!this.visit(value[index], depth + 1)) return false;
      this.segments.pop();
    }
    return true;
  }

  #members(value: object, depth: number): boolean {
    for (const key of Object.keys(value)) {
      this.segments.push(key);
      const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
      const goesOn = isUnsafeMember(key, member)
        ? this.#add("unsafe_key")
        : member === undefined || this.visit(member, depth + 1);
      if (!goesOn) return false;
      this.segments.pop();
    }
    return true;
  }

  #add(kind: CopyProblem["kind"]): boolean {
    this.problems.push({ kind, segments: [...this.segments] });
    return kind !== "not_cloneable" && this.problems.length < this.#maxProblems;
  }

  #end(kind: "depth" | "nodes"): false {
    this.problems.push({ kind, segments: kind === "depth" ? [...this.segments] : [] });
    return false;
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
      if (Array.isArray(value)) return isPlainArray(value) ? undefined : "not_json";
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

/** A cycle counts as infinite in {@link expandedSize}, but is no JSON rather than too large. */
function hasCycle(root: unknown): boolean {
  const open = new Set<object>();
  const done = new Set<object>();
  const stack: object[] = typeof root === "object" && root !== null ? [root] : [];
  for (let value = stack.at(-1); value !== undefined; value = stack.at(-1)) {
    if (open.has(value)) {
      open.delete(value);
      done.add(value);
      stack.pop();
      continue;
    }
    if (done.has(value)) {
      stack.pop();
      continue;
    }
    open.add(value);
    for (const key of Object.keys(value)) {
      const child: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
      if (typeof child !== "object" || child === null || done.has(child)) continue;
      if (open.has(child)) return true;
      stack.push(child);
    }
  }
  return false;
}
