/**
 * A plain object of this realm or another (an iframe, a worker's message, `node:vm`): its prototype is `null` or some
 * realm's `Object.prototype`, told by a method that only that one owns.
 */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isForeignRoot(prototype, "isPrototypeOf");
}

/** An array of this realm or another, and not of a class that extends it. */
export function isPlainArray(value: readonly unknown[]): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) return true;
  if (!Array.isArray(prototype) || !Object.hasOwn(prototype, "copyWithin")) return false;
  return isForeignRoot(Object.getPrototypeOf(prototype), "isPrototypeOf");
}

function isForeignRoot(prototype: unknown, method: string): boolean {
  return (
    typeof prototype === "object" &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, method)
  );
}
