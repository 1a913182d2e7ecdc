/** The keys of the objects that are open at one place of a text. */
export interface SeenKeys {
  /** An object begins. */
  open(): void;
  /** Notes a key of the innermost open object; false when that object has it already. */
  add(key: string): boolean;
  /** The innermost open object ends. */
  close(): void;
}

/** Up to so many keys a look at each is faster than a `Set`, which few objects of a call would pay back. */
const FEW = 8;

/**
 * Remembers keys while a text is read. Memory is that of the keys of the open objects: small objects share one
 * stack, and an object gets a `Set` once it has more than a few keys. Any key is an ordinary one.
 */
export function createSeenKeys(): SeenKeys {
  const keys: string[] = [];
  const starts: number[] = [];
  const sets = new Map<number, Set<string>>();
  let end = 0;

  return {
    open() {
      starts.push(end);
    },
    add(key) {
      const start = starts.at(-1) ?? 0;
      if (end - start > FEW) {
        const set = sets.get(starts.length);
        if (set === undefined || set.has(key)) return false;
        set.add(key);
        return true;
      }
      for (let index = start; index < end; index++) {
        if (keys[index] === key) return false;
      }
      // Over what closed objects left behind: cutting `keys` on each close costs more than it frees.
      keys[end++] = key;
      if (end - start > FEW) sets.set(starts.length, new Set(keys.slice(start, end)));
      return true;
    },
    close() {
      const start = starts.pop() ?? 0;
      if (end - start > FEW) sets.delete(starts.length + 1);
      end = start;
    },
  };
}
