/** How many values may still be compared; shared by the comparisons of one message, and used up by them. */
export interface EqualityBudget {
  values: number;
}

/**
 * Whether two values are the same JSON; the order of members does not count. What is no JSON, or cannot be read, is equal
 * to nothing but itself; what is left when the budget is used up is equal to nothing. Iterative.
 */
export function isEqualJson(left: unknown, right: unknown, budget: EqualityBudget): boolean {
  try {
    return areEqual(left, right, budget);
  } catch {
    return false;
  }
}

function areEqual(first: unknown, second: unknown, budget: EqualityBudget): boolean {
  const pending: (readonly [unknown, unknown])[] = [[first, second]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [left, right] = pair;
    if (budget.values <= 0) return false;
    budget.values -= 1;
    if (Object.is(left, right)) continue;
    // JSON has one zero.
    if (left === 0 && right === 0) continue;
    if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
    if (Array.isArray(left) !== Array.isArray(right)) return false;
    const keys = Object.keys(left);
    budget.values -= keys.length;
    if (keys.length !== Object.keys(right).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(right, key)) return false;
      pending.push([Reflect.get(left, key), Reflect.get(right, key)]);
    }
  }
  return true;
}
