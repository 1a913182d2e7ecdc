import { arrayLength } from "./plain-object.ts";

/** Longest array whose items are counted one by one. */
const DENSE_LENGTH = 1_000_000;

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

/** What a proxy throws is left to the copy, which knows where it is: here such a container counts as one value. */
function enter(container: object, limit: number): Frame {
  const children: object[] = [];
  let size = 1;
  try {
    const isArray = Array.isArray(container);
    const length = isArray ? (arrayLength(container) ?? 0) : 0;
    if (length > limit) return { container, children, next: 0, size: length };
    // The names alone where an array may be mostly holes; a dense one is quicker without them.
    const keys = isArray && length <= DENSE_LENGTH ? indices(length) : Object.keys(container);
    for (const key of keys) {
      const descriptor = Object.getOwnPropertyDescriptor(container, key);
      const child: unknown = descriptor?.value;
      if (isContainer(child)) children.push(child);
      else if (isArray || child !== undefined || descriptor?.get !== undefined) size += 1;
    }
  } catch {
    return { container, children: [], next: 0, size: 1 };
  }
  return { container, children, next: 0, size };
}

function indices(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
