/** Deep equality of JSON values: the order of keys does not count, `-0` is `0`. Depth is bounded by the walk before it. */
export function jsonEquals(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => jsonEquals(item, right[index]))
    );
  }
  if (Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(right, key) &&
      jsonEquals((left as Readonly<Record<string, unknown>>)[key], (right as Readonly<Record<string, unknown>>)[key]),
  );
}

/** One text for all values that are equal in the sense of {@link jsonEquals}. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.keys(value)
      .toSorted()
      .map((key) => `${JSON.stringify(key)}:${canonicalText((value as Readonly<Record<string, unknown>>)[key])}`);
    return `{${members.join(",")}}`;
  }
  return value === 0 ? "0" : JSON.stringify(value);
}

/** Containers and scalars in a value, the value itself included; counted no further than just beyond `limit`. */
export function countValues(value: unknown, limit: number): number {
  if (typeof value !== "object" || value === null) return 1;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = 1 + members.length;
  for (const member of members) {
    if (count > limit) return count;
    if (typeof member === "object" && member !== null) count += countValues(member, limit - count) - 1;
  }
  return count;
}
