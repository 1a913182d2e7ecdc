import type { JsonValue } from "@di-code/ai";
import { escapeSegment } from "../definition/pointer.ts";
import { cutWhole } from "./cut-whole.ts";

/** Deepest nesting of a result; the root is 1. */
export const MAX_DEPTH = 256;

/** Most values of a result, shared ones counted each time. */
export const MAX_VALUES = 1_000_000;

/**
 * Most characters of all its texts and keys together. JSON writes a control character as six, and no engine has texts
 * beyond 2^29 characters: `JSON.stringify` of what is longer throws.
 */
const MAX_CHARACTERS = 67_108_864;

/** Longest exact pointer, in UTF-16 units, as in the issues of arguments. */
const MAX_POINTER = 1_024;

/** Why a result is no JSON: the tool's mistake. Holds no value. */
export class NotJson extends TypeError {
  override readonly name: "NotJson" = "NotJson";
  readonly place: Place;
  readonly problem: string;

  constructor(place: Place, problem: string, cause?: unknown) {
    super(`${place.path === "" ? "/" : place.path}: ${problem}`, cause === undefined ? undefined : { cause });
    this.place = place;
    this.problem = problem;
  }
}

/** RFC 6901 pointer into the result, cut at 1,024 characters, as that of an issue is. */
interface Place {
  readonly path: string;
  readonly pathTruncated?: true;
}

interface Walk {
  readonly path: (string | number)[];
  /** The objects that the walk is inside of. */
  readonly ancestors: Set<object>;
  values: number;
  characters: number;
}

/**
 * A private copy of what a tool gave, as `JSON.stringify` would say it: `toJSON` is asked, `undefined` is `null` at the
 * root and in lists and left out of objects. What JSON would lose without a word is refused: BigInts, functions,
 * symbols, `NaN`, cycles, class instances without `toJSON` (maps, errors, streams, promises). Nesting up to 256, at most
 * 1,000,000 values and 67,108,864 characters.
 *
 * @throws NotJson for what is refused; whatever a getter, a proxy or a `toJSON` throws is its cause.
 */
export function toJsonValue(value: unknown): JsonValue {
  const walk: Walk = { path: [], ancestors: new Set(), values: 0, characters: 0 };
  try {
    return copy(value, "", walk) ?? null;
  } catch (error) {
    if (error instanceof NotJson) throw error;
    throw new NotJson(placeOf(walk), "cannot be read", error);
  }
}

/** Undefined for `undefined`, which only the holder can place. */
function copy(given: unknown, key: string, walk: Walk): JsonValue | undefined {
  if (typeof given === "string" || typeof given === "boolean" || given === null || given === undefined) {
    count(walk, typeof given === "string" ? given.length : 0);
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
    countCharacters(walk, key.length);
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

function count(walk: Walk, characters = 0): void {
  walk.values += 1;
  if (walk.values > MAX_VALUES) throw notJson(walk, `must not hold more than ${MAX_VALUES} values`);
  countCharacters(walk, characters);
}

function countCharacters(walk: Walk, characters: number): void {
  walk.characters += characters;
  if (walk.characters > MAX_CHARACTERS) throw notJson(walk, `must not hold more than ${MAX_CHARACTERS} characters`);
}

function notJson(walk: Walk, problem: string): NotJson {
  return new NotJson(placeOf(walk), problem);
}

function placeOf(walk: Walk): Place {
  let path = "";
  for (const segment of walk.path) {
    // Cut first: a key may be as long as it likes.
    path += `/${escapeSegment(typeof segment === "string" ? segment.slice(0, MAX_POINTER) : segment)}`;
    if (path.length > MAX_POINTER) return { path: cutWhole(path, MAX_POINTER), pathTruncated: true };
  }
  return { path };
}
