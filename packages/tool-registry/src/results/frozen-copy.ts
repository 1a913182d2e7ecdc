import type { JsonObject } from "@di-code/ai";

/** A deep copy of validated arguments that nobody can change. Iterative: their depth is the caller's option. */
export function frozenCopy(value: unknown): JsonObject {
  const holder: { root?: unknown } = {};
  const made: object[] = [];
  const pending: (readonly [from: unknown, into: object, key: string | number])[] = [[value, holder, "root"]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [from, into, key] = next;
    if (typeof from !== "object" || from === null) {
      set(into, key, from);
      continue;
    }
    const copy: object = Array.isArray(from) ? new Array(from.length) : {};
    made.push(copy);
    set(into, key, copy);
    // Backwards onto the stack: members come into the copy in their own order.
    for (const name of Object.keys(from).reverse()) pending.push([Reflect.get(from, name), copy, name]);
  }
  for (const object of made) Object.freeze(object);
  // What was copied is JSON with an object as its root.
  return holder.root as JsonObject;
}

function set(into: object, key: string | number, value: unknown): void {
  if (key === "__proto__") Object.defineProperty(into, key, { value, enumerable: true });
  else Reflect.set(into, key, value);
}
