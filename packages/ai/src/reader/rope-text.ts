import { flatten } from "./flatten.ts";

/** A text up to so many units is not worth flattening while it grows. */
const MIN_FLAT = 65_536;

/**
 * A text that is put together from pieces. What `+=` builds takes some seven bytes a character until it is made one
 * piece: that is done each time the length has doubled, so that all of it together stays linear.
 */
export class RopeText {
  #text = "";
  #flatAt = MIN_FLAT;
  readonly #max: number;

  /** What goes beyond `max` units is dropped. */
  constructor(max: number = Number.POSITIVE_INFINITY) {
    this.#max = max;
  }

  get value(): string {
    return this.#text;
  }

  get length(): number {
    return this.#text.length;
  }

  add(piece: string): void {
    const room = this.#max - this.#text.length;
    this.#text += piece.length > room ? piece.slice(0, room) : piece;
    if (this.#text.length > this.#flatAt) this.settle();
  }

  /** Makes the text one piece, and gives it. */
  settle(): string {
    this.#text = flatten(this.#text);
    this.#flatAt = Math.max(MIN_FLAT, this.#text.length * 2);
    return this.#text;
  }
}
