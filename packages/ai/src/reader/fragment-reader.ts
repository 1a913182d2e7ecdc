import type { ArgumentsReading } from "./arguments-reading.ts";
import type { ReaderState } from "./reader-state.ts";

const OPEN: ReaderState = Object.freeze({ status: "open" });
const COMPLETE: ReaderState = Object.freeze({ status: "complete" });

/** Reads fragment after fragment, and says how it went. A class, whose methods call each other in the shortest way. */
export class FragmentReader {
  readonly #reading: ArgumentsReading;
  #refused: ReaderState | undefined;
  #failure: { readonly cause: unknown } | undefined;

  constructor(reading: ArgumentsReading) {
    this.#reading = reading;
  }

  push(fragment: string): ReaderState {
    if (typeof fragment !== "string") throw new TypeError("a fragment must be a string");
    const reading = this.#reading;
    if (this.#readText(fragment)) {
      if (!reading.isHeard) return OPEN;
    } else if (this.#refused === undefined) this.#readOn(fragment);
    else reading.keep(fragment);
    if (reading.isHeard) reading.tree.report();
    return this.#refused ?? (reading.isWhole ? COMPLETE : OPEN);
  }

  /** Most fragments of a long string, by the shortest way. */
  #readText(fragment: string): boolean {
    try {
      return this.#reading.run.read(fragment);
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** What stopped half way through a fragment cannot go on: it might refuse what is right. */
  #readOn(fragment: string): void {
    const reading = this.#reading;
    if (this.#failure !== undefined) {
      reading.keep(fragment);
      throw this.#failure.cause;
    }
    try {
      reading.push(fragment);
    } catch (cause) {
      this.#fail(cause);
    }
    if (reading.isRefused) this.#refused = Object.freeze({ status: "refused", issue: reading.issue() });
  }

  #fail(cause: unknown): never {
    this.#reading.stop();
    this.#failure = { cause };
    throw cause;
  }
}
