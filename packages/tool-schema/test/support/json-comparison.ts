import { isKeywords } from "./dialect-checkers/schema-tree.ts";

/** The same JSON, whatever the order of members. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameJson(item, right[index]));
  }
  if (!isKeywords(left) || !isKeywords(right)) return Object.is(left, right);
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSameJson(left[name], right[name]))
  );
}

/** The same JSON, but for members that are `null` on the left and missing on the right. */
export function isOnlyWithoutNulls(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isOnlyWithoutNulls(item, right[index]));
  }
  if (!isKeywords(left) || !isKeywords(right)) return Object.is(left, right);
  return (
    Object.keys(right).every((name) => Object.hasOwn(left, name)) &&
    Object.keys(left).every((name) =>
      Object.hasOwn(right, name) ? isOnlyWithoutNulls(left[name], right[name]) : left[name] === null,
    )
  );
}
