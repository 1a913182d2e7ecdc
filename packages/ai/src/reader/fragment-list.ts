/** Fragments that the first list has room for: a short call. Each further one has room for twice as many. */
const FEW = 16;
const MANY = 1_024;

/** Copied for a list that need not grow: growing one takes as long as all that is put into it. */
const ROOM: readonly string[] = Array.from({ length: MANY }, () => "");

/**
 * A text as the fragments in which it came: 8 bytes each beside what the fragments take themselves. What `+=` builds takes
 * 32, and more time with each collection.
 */
export class FragmentList {
  /** UTF-16 units. */
  length = 0;
  readonly #full: (readonly string[])[] = [];
  #open: string[] = ROOM.slice(0, FEW);
  #count = 0;

  add(fragment: string): void {
    this.length += fragment.length;
    this.#open[this.#count] = fragment;
    this.#count += 1;
    if (this.#count === this.#open.length) this.#goOn();
  }

  /** The whole text. */
  join(): string {
    const full = this.#full.map((fragments) => fragments.join("")).join("");
    return full + this.#open.join("");
  }

  #goOn(): void {
    this.#full.push(this.#open);
    this.#open = ROOM.slice(0, Math.min(this.#count * 2, MANY));
    this.#count = 0;
  }
}
