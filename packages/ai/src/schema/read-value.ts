/** What a property whose getter or proxy threw was read as. */
export const UNREADABLE: unique symbol = Symbol("unreadable");

/** One property of an object that may be hostile. */
export function readMember(source: object, key: string | number): unknown {
  try {
    return (source as Readonly<Record<string | number, unknown>>)[key];
  } catch {
    return UNREADABLE;
  }
}

/**
 * One own property, enumerable or not; `undefined` where there is none or where it cannot be read. Mostly there is none,
 * which a look at the object alone finds out sooner than a read, which goes on to its prototype.
 */
export function readOwn(source: object, key: string): unknown {
  try {
    return Object.hasOwn(source, key) ? (source as Readonly<Record<string, unknown>>)[key] : undefined;
  } catch {
    return undefined;
  }
}

/** Own enumerable string keys; `undefined` where a proxy threw. */
export function readKeys(source: object): readonly string[] | undefined {
  try {
    return Object.keys(source);
  } catch {
    return undefined;
  }
}

/** `Array.isArray`, which throws on a revoked proxy. */
export function isArray(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** An object literal, a null-prototype object, or one of another realm; no instance of a class. */
export function isPlainObject(value: object): boolean {
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
  } catch {
    // A proxy that hides its prototype: whatever else it throws is found when its keys are read.
    return true;
  }
}
