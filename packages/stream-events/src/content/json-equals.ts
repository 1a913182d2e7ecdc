import { isPlainObject } from "./plain-object.ts";

type Members = Readonly<Record<string, unknown>>;

/**
 * Whether a value says the same JSON as a tree of ours: the order of keys does not count, `-0` is `0`, members that
 * are `undefined` are not there.
 *
 * No recursion, and no more work than our tree is large: what is sent may be deep, wide, shared or a cycle. Each of its
 * members is read once. Whatever a getter or a proxy throws passes through.
 */
export function jsonEquals(ours: unknown, sent: unknown): boolean {
  const pending: unknown[] = [ours, sent];
  while (pending.length > 0) {
    const right = pending.pop();
    const left = pending.pop();
    if (left === right) continue;
    if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
    const areEqual = Array.isArray(left)
      ? pushItems(left, right, pending)
      : pushMembers(left as Members, right, pending);
    if (!areEqual) return false;
  }
  return true;
}

/** False where the containers differ; else their members wait to be compared. */
function pushItems(left: readonly unknown[], right: object, pending: unknown[]): boolean {
  if (!Array.isArray(right) || right.length !== left.length) return false;
  for (let index = 0; index < left.length; index += 1) {
    if (!pushPair(left[index], right[index], pending)) return false;
  }
  return true;
}

function pushMembers(left: Members, right: object, pending: unknown[]): boolean {
  if (Array.isArray(right) || !isPlainObject(right)) return false;
  let missing = Object.keys(left).length;
  for (const key of Object.keys(right)) {
    const member = (right as Members)[key];
    if (member === undefined) continue;
    if (!Object.hasOwn(left, key) || !pushPair(left[key], member, pending)) return false;
    missing -= 1;
  }
  return missing === 0;
}

/** Scalars are compared at once: most members are. */
function pushPair(left: unknown, right: unknown, pending: unknown[]): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || left === null) return false;
  pending.push(left, right);
  return true;
}
