/** Freezes plain JSON to its leaves, and gives it back. */
export function freezeDeeply<TValue extends object>(value: TValue): TValue {
  const waiting: object[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // What is frozen comes from a deeply frozen copy.
    if (Object.isFrozen(next)) continue;
    Object.freeze(next);
    for (const member of Object.values(next) as unknown[]) {
      if (typeof member === "object" && member !== null) waiting.push(member);
    }
  }
  return value;
}
