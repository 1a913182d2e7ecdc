/** Beyond it new keys are counted together: the keys come from the input. */
const MAX_KEYS = 50_000;
const OTHERS = "(others)";

/** How often each of many things was met. */
export class Counter {
  total = 0;
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    const known = this.#counts.has(key) || this.#counts.size < MAX_KEYS ? key : OTHERS;
    this.#counts.set(known, (this.#counts.get(known) ?? 0) + 1);
    this.total += 1;
  }

  get size(): number {
    return this.#counts.size;
  }

  /** The most frequent ones first; among equals in the order they were met. */
  commonest(most: number): readonly (readonly [key: string, count: number])[] {
    return [...this.#counts].toSorted(([, left], [, right]) => right - left).slice(0, most);
  }
}
