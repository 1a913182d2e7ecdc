/** `Array.isArray`, which throws on a revoked proxy. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * An object literal, one without a prototype, or one of another realm. Not a boxed text or number whose prototype was
 * changed: JSON writes what is inside it.
 */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype && !isForeignRoot(prototype)) return false;
  return !BOXED.has(Object.prototype.toString.call(value));
}

const BOXED: ReadonlySet<string> = new Set(["[object Boolean]", "[object Number]", "[object String]"]);

/** A list of this realm or another, and not of a class that extends it. */
export function isPlainList(value: readonly unknown[]): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) return true;
  if (!Array.isArray(prototype) || !Object.hasOwn(prototype, "copyWithin")) return false;
  return isForeignRoot(Object.getPrototypeOf(prototype));
}

/** A proxy may answer anything for the length of a list; undefined for what is no length. */
export function lengthOf(list: readonly unknown[]): number | undefined {
  const length: unknown = list.length;
  return typeof length === "number" && length >>> 0 === length ? length : undefined;
}

/** What a member whose getter or proxy threw was read as. */
export const UNREADABLE: unique symbol = Symbol("unreadable");

/** One member of an object that may be hostile, read once. */
export function readMember(source: object, key: string | number): unknown {
  try {
    return (source as Readonly<Record<string | number, unknown>>)[key];
  } catch {
    return UNREADABLE;
  }
}

/** Another realm's `Object.prototype`, told by a method that only that one owns; one with `toJSON` changes its heirs. */
function isForeignRoot(prototype: unknown): boolean {
  return (
    typeof prototype === "object" &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, "isPrototypeOf") &&
    !Object.hasOwn(prototype, "toJSON")
  );
}
