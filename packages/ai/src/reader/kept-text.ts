import type { StringPart } from "./string-part.ts";

/** Pieces that the first list has room for: a short call. Each further one has room for twice as many. */
const FEW = 16;
const MANY = 1_024;

/** Copied for a list that need not grow: growing one takes as long as all that is put into it. */
const ROOM: readonly (string | StringPart)[] = Array.from({ length: MANY }, () => "");

/**
 * A text as the fragments in which it came: 8 bytes each beside what the fragments take themselves. What `+=` builds takes
 * 32, and more time with each collection. What a long string holds is not kept twice.
 */
export class KeptText {
  /** UTF-16 units. */
  length = 0;
  readonly #full: (readonly (string | StringPart)[])[] = [];
  #open: (string | StringPart)[] = ROOM.slice(0, FEW);
  #count = 0;

  add(piece: string | StringPart): void {
    this.length += piece.length;
    this.#open[this.#count] = piece;
    this.#count += 1;
    if (this.#count === this.#open.length) this.#goOn();
  }

  /** The whole text. */
  join(): string {
    return this.#full.map(textOf).join("") + textOf(this.#open);
  }

  #goOn(): void {
    this.#full.push(this.#open);
    this.#open = ROOM.slice(0, Math.min(this.#count * 2, MANY));
    this.#count = 0;
  }
}

function textOf(pieces: readonly (string | StringPart)[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
