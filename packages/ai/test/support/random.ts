/** Random choices that a seed repeats. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<TItem>(items: readonly [TItem, ...(readonly TItem[])]): TItem;
  pick<TItem>(items: readonly TItem[]): TItem | undefined;
}

/** The mulberry32 generator: 32 bits of state, good enough to choose among cases. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  function pick<TItem>(items: readonly [TItem, ...(readonly TItem[])]): TItem;
  function pick<TItem>(items: readonly TItem[]): TItem | undefined;
  function pick<TItem>(items: readonly TItem[]): TItem | undefined {
    return items[integer(0, items.length - 1)];
  }
  return { next, integer, chance: (probability) => next() < probability, pick };
}
