/** A container whose members are being counted. */
interface Frame {
  readonly container: object;
  readonly children: readonly object[];
  next: number;
  size: number;
}

/**
 * How many values a tree copy of `root` would have, shared values counted each time they are reached: 23 nested
 * `[a, a]` are 24 containers in memory and 16,777,215 in a copy. Each container is visited once. Accessors are not
 * called (what they give is counted when it is copied), a cycle counts as infinite. Stops once `limit` is passed.
 */
export function expandedSize(root: unknown, limit: number): number {
  if (!isContainer(root)) return 1;
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  const stack: Frame[] = [enter(root, limit)];
  open.add(root);
  for (;;) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return sizes.get(root) ?? 1;
    if (frame.size > limit) return Number.POSITIVE_INFINITY;
    const child = frame.children[frame.next];
    if (child === undefined) {
      sizes.set(frame.container, frame.size);
      open.delete(frame.container);
      stack.pop();
      continue;
    }
    const known = sizes.get(child);
    if (known !== undefined) {
      frame.size += known;
      frame.next += 1;
    } else if (open.has(child)) {
      return Number.POSITIVE_INFINITY;
    } else {
      open.add(child);
      stack.push(enter(child, limit));
    }
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function enter(container: object, limit: number): Frame {
  const keys: readonly (string | number)[] = Array.isArray(container)
    ? indices(container, limit)
    : Object.keys(container);
  const children: object[] = [];
  for (const key of keys) {
    const child: unknown = Object.getOwnPropertyDescriptor(container, key)?.value;
    if (isContainer(child)) children.push(child);
  }
  const size = Array.isArray(container) ? container.length : keys.length;
  return { container, children, next: 0, size: 1 + size - children.length };
}

/** None for an array that is over the limit by its length alone: its holes need not be walked. */
function indices(array: readonly unknown[], limit: number): readonly number[] {
  return array.length > limit ? [] : Array.from({ length: array.length }, (_, index) => index);
}
