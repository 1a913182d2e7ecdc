const PLAIN_OBJECT: object = {};

/**
 * Keys that make trouble further on: an own `__proto__`, and `constructor` holding an object with `prototype`, are how
 * a deep merge is turned against the prototype of all objects.
 */
export function isUnsafeMember(key: string, value: unknown): boolean {
  if (key === "__proto__") return true;
  return key === "constructor" && typeof value === "object" && value !== null && Object.hasOwn(value, "prototype");
}

/** Whether all objects have a property of that name: to assign to it may do something else than to set a member. */
export function isInherited(key: string): boolean {
  return key in PLAIN_OBJECT;
}

const NO_ITEMS: readonly unknown[] = [];

/** Sets an own item whatever the prototypes say of that index. */
export function setItem(target: unknown[], index: number, value: unknown): void {
  if (index in NO_ITEMS) define(target, String(index), value);
  else target[index] = value;
}

function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
}

/**
 * Sets an own member whatever the prototype says of that name: an assignment to `toString` fails where
 * `Object.prototype` is frozen, and one to `__proto__` is no member at all.
 */
export function setMember(target: Record<string, unknown>, key: string, value: unknown): void {
  if (isInherited(key)) define(target, key, value);
  else target[key] = value;
}
