import type { JsonValue } from "@di-code/ai";
import { escapeSegment } from "../definition/pointer.ts";

/** Deepest nesting of a result; the root is 1. */
const MAX_DEPTH = 256;

/** Most values of a result, shared ones counted each time. */
const MAX_VALUES = 1_000_000;

/** Why a result is no JSON: the tool's mistake. Holds no value. */
export class NotJson extends TypeError {
  override readonly name: "NotJson" = "NotJson";
  /** RFC 6901 pointer into the result. */
  readonly pointer: string;
  readonly problem: string;

  constructor(pointer: string, problem: string, cause?: unknown) {
    super(`${pointer === "" ? "/" : pointer}: ${problem}`, cause === undefined ? undefined : { cause });
    this.pointer = pointer;
    this.problem = problem;
  }
}

interface Walk {
  readonly path: (string | number)[];
  /** The objects that the walk is inside of. */
  readonly ancestors: Set<object>;
  values: number;
}

/**
 * A private copy of what a tool gave, as `JSON.stringify` would say it: `toJSON` is asked, `undefined` is `null` at the
 * root and in lists and left out of objects. What JSON would lose without a word is refused: BigInts, functions,
 * symbols, `NaN`, cycles, class instances without `toJSON` (maps, errors, streams, promises). Nesting up to 256, at most
 * 1,000,000 values.
 *
 * @throws NotJson for what is refused; whatever a getter, a proxy or a `toJSON` throws is its cause.
 */
export function toJsonValue(value: unknown): JsonValue {
  const walk: Walk = { path: [], ancestors: new Set(), values: 0 };
  try {
    return copy(value, "", walk) ?? null;
  } catch (error) {
    if (error instanceof NotJson) throw error;
    throw new NotJson(pointerOf(walk), "cannot be read", error);
  }
}

/** Undefined for `undefined`, which only the holder can place. */
function copy(given: unknown, key: string, walk: Walk): JsonValue | undefined {
  if (typeof given === "string" || typeof given === "boolean" || given === null || given === undefined) {
    count(walk);
    return given;
  }
  const value = typeof given === "object" ? asJson(given, key) : given;
  if (value !== given && typeof value !== "object") return copy(value, key, walk);
  count(walk);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw notJson(walk, "must be a finite number");
    return value;
  }
  if (typeof value !== "object") throw notJson(walk, `must be JSON, not a ${typeof value}`);
  if (value === null) return null;
  if (walk.ancestors.has(value)) throw notJson(walk, "must not contain itself");
  if (walk.path.length >= MAX_DEPTH) throw notJson(walk, `must not be nested deeper than ${MAX_DEPTH} levels`);
  walk.ancestors.add(value);
  const made = Array.isArray(value) ? copyList(value, walk) : copyObject(value, walk);
  walk.ancestors.delete(value);
  return made;
}

function asJson(value: object, key: string): unknown {
  if (!("toJSON" in value) || typeof value.toJSON !== "function") return value;
  return Reflect.apply(value.toJSON, value, [key]) as unknown;
}

function copyList(list: readonly unknown[], walk: Walk): JsonValue {
  const made: JsonValue[] = [];
  for (let index = 0; index < list.length; index += 1) {
    walk.path.push(index);
    made.push(copy(list[index], String(index), walk) ?? null);
    walk.path.pop();
  }
  return made;
}

function copyObject(object: object, walk: Walk): JsonValue {
  const prototype: unknown = Object.getPrototypeOf(object);
  // A plain object of another realm has a prototype without one of its own.
  const isPlain = prototype === null || prototype === Object.prototype || isRootPrototype(prototype);
  if (!isPlain) throw notJson(walk, "must be a plain object, or have toJSON");
  const made: Record<string, JsonValue> = {};
  for (const [key, member] of Object.entries(object) as readonly (readonly [string, unknown])[]) {
    walk.path.push(key);
    const value = copy(member, key, walk);
    walk.path.pop();
    if (value === undefined) continue;
    if (key === "__proto__") {
      Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
    } else made[key] = value;
  }
  return made;
}

function isRootPrototype(prototype: unknown): boolean {
  return (
    typeof prototype === "object" &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, "hasOwnProperty")
  );
}

function count(walk: Walk): void {
  walk.values += 1;
  if (walk.values > MAX_VALUES) throw notJson(walk, `must not hold more than ${MAX_VALUES} values`);
}

function notJson(walk: Walk, problem: string): NotJson {
  return new NotJson(pointerOf(walk), problem);
}

function pointerOf({ path }: Walk): string {
  return path.map((segment) => `/${escapeSegment(segment)}`).join("");
}
