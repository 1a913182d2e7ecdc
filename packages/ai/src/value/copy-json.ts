import { isUnsafeMember, setMember } from "./members.ts";
import { arrayLength, isPlainArray, plainness } from "./plain-object.ts";
import { Interruption, type Run } from "./run.ts";

/**
 * A private copy of a JSON value: nothing shared with the input, each member read once, own enumerable string keys in
 * their order, members that are `undefined` left out. Ends with an {@link Interruption} at what is no JSON, at a limit
 * or at an unsafe key; whatever a getter or proxy throws passes through.
 *
 * @param depth depth of `value`; the root is 1. Recursion is bounded by `run.maxDepth`.
 */
export function copyJson(value: unknown, depth: number, run: Run): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      if (Number.isFinite(value)) return value;
      throw new Interruption("not_json");
    case "object":
      if (value === null) return null;
      return Array.isArray(value) ? copyArray(value, depth, run) : copyObject(value, depth, run);
    default:
      throw new Interruption("not_json");
  }
}

function copyArray(value: readonly unknown[], depth: number, run: Run): unknown[] {
  if (!isPlainArray(value)) throw new Interruption("not_json");
  const length = arrayLength(value);
  if (length === undefined) throw new Interruption("not_json");
  run.reserve(depth, length);
  const copy: unknown[] = [];
  for (let index = 0; index < length; index += 1) copy.push(copyJson(value[index], depth + 1, run));
  return copy;
}

function copyObject(value: object, depth: number, run: Run): Record<string, unknown> {
  const plain = plainness(value);
  if (plain === "none") throw new Interruption("not_json");
  const mayInherit = run.polluted || plain === "foreign";
  const copy: Record<string, unknown> = {};
  let count = 0;
  for (const key in value) {
    if (mayInherit && !Object.hasOwn(value, key)) continue;
    const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
    if (member === undefined) continue;
    count += 1;
    // Counted as it grows: an object may be wider than the whole budget.
    if ((count & 1023) === 0) run.reserve(depth, 1024);
    const copied = copyJson(member, depth + 1, run);
    // Asked of the copy: a proxy could hide a `prototype` from the question and show it to the copy.
    if (isUnsafeMember(key, copied)) throw new Interruption("unsafe_key");
    setMember(copy, key, copied);
  }
  run.reserve(depth, count & 1023);
  return copy;
}
