/** What an object or a list holds, as far as it can be read. */
export type Members =
  | { readonly kind: "list"; readonly length: number; readonly read: (index: number) => unknown }
  | { readonly kind: "object"; readonly names: readonly string[]; readonly read: (name: string) => unknown };

/** A member that threw when it was read. No text, so that it cannot be shown. */
const UNREADABLE = Symbol("unreadable");

/** The members of a value; undefined for what is no plain object or list, and for what throws. Never throws. */
export function readMembers(value: object): Members | undefined {
  try {
    if (Array.isArray(value)) {
      const length: unknown = value.length;
      // A proxy may say anything.
      if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 0) return undefined;
      return { kind: "list", length, read: (index) => readMember(value, index) };
    }
    if (!isPlain(value)) return undefined;
    return { kind: "object", names: Object.keys(value), read: (name) => readMember(value, name) };
  } catch {
    return undefined;
  }
}

function readMember(value: object, key: string | number): unknown {
  try {
    const member: unknown = Reflect.get(value, key);
    return member;
  } catch {
    return UNREADABLE;
  }
}

/** An object literal of any realm: a date or a map has its content elsewhere than in its members. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (typeof prototype === "object" && Object.getPrototypeOf(prototype) === null);
}
