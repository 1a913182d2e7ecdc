import { isPlainObject } from "@di-code/ai";

/** `Array.isArray`, which throws on a revoked proxy. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A plain object, and not a boxed text or number whose prototype was changed: JSON writes what is inside it. */
export function isPlainDocument(value: object): boolean {
  return isPlainObject(value) && !BOXED.has(Object.prototype.toString.call(value));
}

const BOXED: ReadonlySet<string> = new Set(["[object Boolean]", "[object Number]", "[object String]"]);

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
