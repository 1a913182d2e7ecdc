/** The strings of a set that begin with what was read so far: a range of the sorted list. */
export interface PrefixRange {
  low: number;
  high: number;
}

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
