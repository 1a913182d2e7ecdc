/**
 * A deep copy of what a schema's own validator made of arguments, that nobody can change: objects and lists as in
 * JSON, also where they are shared or inside themselves. What is neither (a Date, a Map, an instance of a class) is the same
 * in the copy.
 */
export function frozenOutput(value: unknown): unknown {
  const copies = new Map<object, object>();
  const pending: (readonly [from: object, into: object])[] = [];
  const copyOf = (from: unknown): unknown => {
    if (typeof from !== "object" || from === null) return from;
    const known = copies.get(from);
    if (known !== undefined) return known;
    const copy = emptyLike(from);
    if (copy === undefined) return from;
    copies.set(from, copy);
    pending.push([from, copy]);
    return copy;
  };
  const root = copyOf(value);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [from, into] = next;
    for (const key of Object.keys(from)) {
      const member = copyOf(Reflect.get(from, key));
      Object.defineProperty(into, key, { value: member, enumerable: true, writable: true, configurable: true });
    }
  }
  for (const copy of copies.values()) Object.freeze(copy);
  return root;
}

/** Undefined for what is no plain object and no list. */
function emptyLike(value: object): object | undefined {
  if (Array.isArray(value)) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? {} : undefined;
}
