/**
 * Whether a value holds itself: such a value is no JSON, where one that only shares its parts is too large at most.
 * Each container is looked at once, without recursion. Accessors are not called.
 */
export function hasCycle(root: unknown): boolean {
  const open = new Set<object>();
  const done = new Set<object>();
  const stack: object[] = isContainer(root) ? [root] : [];
  for (let value = stack.at(-1); value !== undefined; value = stack.at(-1)) {
    if (open.has(value) || done.has(value)) {
      open.delete(value);
      done.add(value);
      stack.pop();
      continue;
    }
    open.add(value);
    for (const child of childrenOf(value)) {
      if (open.has(child)) return true;
      if (!done.has(child)) stack.push(child);
    }
  }
  return false;
}

/** None of a proxy that throws: who looks at its members says where that is. */
function childrenOf(container: object): readonly object[] {
  try {
    return Object.keys(container)
      .map((key): unknown => Object.getOwnPropertyDescriptor(container, key)?.value)
      .filter(isContainer);
  } catch {
    return [];
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
