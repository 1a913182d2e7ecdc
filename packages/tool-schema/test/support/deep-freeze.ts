/** Freezes a value and all that hangs in it, so that a change to it throws; returns it. */
export function deepFreeze<TValue>(value: TValue): TValue {
  const waiting: unknown[] = [value];
  for (let at = waiting.pop(); at !== undefined || waiting.length > 0; at = waiting.pop()) {
    if (typeof at !== "object" || at === null || Object.isFrozen(at)) continue;
    Object.freeze(at);
    waiting.push(...Object.values(at));
  }
  return value;
}

/** Every object and list in a value, itself included. */
export function objectsIn(value: unknown): ReadonlySet<object> {
  const found = new Set<object>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const at = waiting.pop();
    if (typeof at !== "object" || at === null || found.has(at)) continue;
    found.add(at);
    waiting.push(...Object.values(at));
  }
  return found;
}
