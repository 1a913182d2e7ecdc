/** The strings of a set that begin with what was read so far: a range of the sorted list. */
export interface PrefixRange {
  low: number;
  high: number;
}

/** Up to so many strings to look at each is faster than to search. */
const FEW = 8;

/** A set of strings, asked one UTF-16 unit after another which of them are still possible. */
export class PrefixSet {
  readonly #sorted: readonly string[];

  constructor(strings: Iterable<string>) {
    // By UTF-16 units, which is what the default order of `sort` goes by.
    this.#sorted = [...new Set(strings)].toSorted();
  }

  get size(): number {
    return this.#sorted.length;
  }

  /**
   * Narrows the range to the strings with `unit` at `position`; all in the range are equal up to there. Says whether
   * any are left. Costs the logarithm of the range.
   */
  narrow(range: PrefixRange, position: number, unit: number): boolean {
    range.low = this.#firstFrom(range, position, unit);
    range.high = this.#firstFrom(range, position, unit + 1);
    return range.low < range.high;
  }

  /**
   * {@link narrow} for all units of a chunk. Gives up on a range of many strings, and where none is left: then the range
   * stays as it was.
   */
  narrowBy(range: PrefixRange, position: number, chunk: string): boolean {
    let { low, high } = range;
    if (high - low > FEW) return false;
    while (low < high && !this.#goesOn(low, position, chunk)) low += 1;
    if (low === high) return false;
    // The one at `low` goes on.
    while (high - low > 1 && !this.#goesOn(high - 1, position, chunk)) high -= 1;
    range.low = low;
    range.high = high;
    return true;
  }

  /** Whether all units of a string have come, as many as `length`, by which the range was narrowed. */
  isWhole({ low }: PrefixRange, length: number): boolean {
    // One that ends here comes before those that go on.
    return this.#sorted[low]?.length === length;
  }

  #goesOn(index: number, position: number, chunk: string): boolean {
    const text = this.#sorted[index] ?? "";
    if (text.length < position + chunk.length) return false;
    for (let at = 0; at < chunk.length; at += 1) {
      if (text.charCodeAt(position + at) !== chunk.charCodeAt(at)) return false;
    }
    return true;
  }

  /** The first string of the range whose unit at `position` is `unit` or more. A string that ends there comes first. */
  #firstFrom({ low, high }: PrefixRange, position: number, unit: number): number {
    let from = low;
    let to = high;
    while (from < to) {
      const middle = (from + to) >>> 1;
      // Past the end: NaN, which is not `unit` or more.
      if ((this.#sorted[middle]?.charCodeAt(position) ?? 0) >= unit) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}
