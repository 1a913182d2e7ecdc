import { flatten } from "./flatten.ts";

/** Up to so many pieces are left as they are: two megabytes. */
const MIN_PIECES = 65_536;

/** Units of the whole text that allow for one piece more. */
const UNITS_A_PIECE = 16;

/**
 * A text that is put together from pieces. What `+=` builds takes 32 bytes a piece until it is made one piece: which is
 * done when the pieces take as much as twice the text, so that all of it together stays linear.
 */
export class RopeText {
  value = "";
  #pieces = 0;
  #mostPieces = MIN_PIECES;

  add(piece: string): void {
    this.value += piece;
    this.#pieces += 1;
    if (this.#pieces > this.#mostPieces) this.#join();
  }

  clear(): void {
    this.value = "";
    this.#pieces = 0;
    this.#mostPieces = MIN_PIECES;
  }

  #join(): void {
    flatten(this.value);
    this.#pieces = 0;
    this.#mostPieces = Math.max(MIN_PIECES, this.value.length / UNITS_A_PIECE);
  }
}
