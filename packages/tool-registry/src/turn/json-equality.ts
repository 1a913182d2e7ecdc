/** Most values that are compared: two arguments that are larger count as different. */
const MAX_VALUES = 1_000_000;

/**
 * Whether two values are the same JSON; the order of members does not count. What is no JSON, or cannot be read, is equal
 * to nothing but itself. Iterative and bounded.
 */
export function isEqualJson(left: unknown, right: unknown): boolean {
  try {
    return areEqual(left, right);
  } catch {
    return false;
  }
}

function areEqual(first: unknown, second: unknown): boolean {
  const pending: (readonly [unknown, unknown])[] = [[first, second]];
  let values = 0;
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [left, right] = pair;
    values += 1;
    if (values > MAX_VALUES) return false;
    if (Object.is(left, right)) continue;
    // JSON has one zero.
    if (left === 0 && right === 0) continue;
    if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
    if (Array.isArray(left) !== Array.isArray(right)) return false;
    const keys = Object.keys(left);
    if (keys.length !== Object.keys(right).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(right, key)) return false;
      pending.push([Reflect.get(left, key), Reflect.get(right, key)]);
    }
  }
  return true;
}
