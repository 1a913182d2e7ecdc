import type { JsonObject } from "@di-code/ai";

/** Deepest nesting that is copied by recursion, which is some five times as fast. */
const MAX_RECURSION = 200;

/** A deep copy of validated arguments that nobody can change. Their depth is the caller's option: see {@link copyDeep}. */
export function frozenCopy(value: unknown): JsonObject {
  // What is copied is JSON with an object as its root.
  return copyAt(value, 1) as JsonObject;
}

function copyAt(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_RECURSION) return copyDeep(value);
  if (Array.isArray(value)) return Object.freeze(value.map((item) => copyAt(item, depth + 1)));
  const copy: Record<string, unknown> = {};
  if (!isRecord(value)) return copy;
  for (const key of Object.keys(value)) {
    const member = copyAt(value[key], depth + 1);
    if (key === "__proto__") setMember(copy, key, member);
    else copy[key] = member;
  }
  return Object.freeze(copy);
}

/** For the compiler: an object that is no array has members by name. */
function isRecord(value: object): value is Readonly<Record<string, unknown>> {
  return !Array.isArray(value);
}

/** The same without recursion, for what is nested deeper than the stack may bear. */
function copyDeep(root: object): object {
  const start = emptyLike(root);
  const made = [start];
  const pending: (readonly [from: object, into: object])[] = [[root, start]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [from, into] = next;
    for (const key of Object.keys(from)) {
      const member: unknown = Reflect.get(from, key);
      if (typeof member !== "object" || member === null) {
        setMember(into, key, member);
        continue;
      }
      const copy = emptyLike(member);
      made.push(copy);
      setMember(into, key, copy);
      pending.push([member, copy]);
    }
  }
  for (const object of made) Object.freeze(object);
  return start;
}

function emptyLike(value: object): Record<string, unknown> | unknown[] {
  return Array.isArray(value) ? new Array<unknown>(value.length) : {};
}

/** Also where the name is `__proto__`. */
function setMember(into: object, key: string, value: unknown): void {
  Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true });
}
