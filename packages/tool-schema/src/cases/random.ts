/** Choices that a seed repeats. */
export interface Random {
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** Undefined for an empty list. */
  pick<TItem>(items: readonly TItem[]): TItem | undefined;
}

/** The mulberry32 generator (public domain): 32 bits of state, enough to choose among cases. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return { integer, pick: (items) => items[integer(0, items.length - 1)] };
}
