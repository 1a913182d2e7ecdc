import { flatten } from "./flatten.ts";

/** Up to so many units are not worth making one piece while they grow: two megabytes if they come one by one. */
const MIN_FLAT = 65_536;

/**
 * A text that is put together from pieces. What `+=` builds takes 32 bytes a piece until it is made one piece: small ones
 * are made one of 64 K each time, and the whole when its length has doubled, so that all of it together stays linear.
 */
export class RopeText {
  #text = "";
  /** What came after that. */
  #last = "";
  #flatAt = MIN_FLAT;

  get value(): string {
    return this.#text + this.#last;
  }

  get length(): number {
    return this.#text.length + this.#last.length;
  }

  add(piece: string): void {
    this.#last += piece;
    if (this.#last.length > MIN_FLAT) this.#join();
  }

  #join(): void {
    this.#text += flatten(this.#last);
    this.#last = "";
    if (this.#text.length <= this.#flatAt) return;
    this.#text = flatten(this.#text);
    this.#flatAt = this.#text.length * 2;
  }
}
