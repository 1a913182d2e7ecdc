import type { PlaceOrRoot } from "../issues/place.ts";

/** One step from the preview before a push to the one after it. */
export interface PreviewChange {
  /** The value that changed: keys and indices from the root. */
  readonly path: readonly (string | number)[];
  /** `set`: the value is there now, a container empty at first; `append`: more of the string that was there. */
  readonly kind: "set" | "append";
  readonly value: unknown;
}

/**
 * A change that was not told yet. Its place is linked to those around it: a path of its own for each of a million items
 * that lie 128 deep would take a gigabyte.
 */
interface Untold {
  readonly container: PlaceOrRoot;
  readonly step: string | number;
  readonly kind: PreviewChange["kind"];
  readonly value: unknown;
}

/** What has changed, in order, until the listener is told; what a string has grown by in a push is one change. */
export class ChangeList {
  readonly #listener: (change: PreviewChange) => void;
  #untold: Untold[] = [];
  /** How many of them the listener was told. */
  #told = 0;
  #isTelling = false;
  /** What the open string has grown by since it was last noted. */
  #grown = "";
  /** The open string was noted before. */
  #isKnown = false;

  constructor(listener: (change: PreviewChange) => void) {
    this.#listener = listener;
  }

  /**
   * Tells all that was noted. A listener that pushes on is told of that after what it has not heard yet; of what one that
   * throws was not told, the next report begins.
   */
  report(): void {
    if (this.#isTelling || this.#untold.length === 0) return;
    this.#isTelling = true;
    try {
      for (;;) {
        const change = this.#untold[this.#told];
        if (change === undefined) break;
        this.#told += 1;
        const { container, step, kind, value } = change;
        this.#listener({ path: pathOf(container, step), kind, value });
      }
    } finally {
      this.#isTelling = false;
      // Mostly all were told; after one that threw, the rest is moved only when it is the smaller part.
      if (this.#told * 2 > this.#untold.length) {
        this.#untold = this.#untold.slice(this.#told);
        this.#told = 0;
      }
    }
  }

  set(container: PlaceOrRoot, step: string | number, value: unknown): void {
    this.#untold.push({ container, step, kind: "set", value: emptyOf(value) });
  }

  grow(chunk: string): void {
    this.#grown += chunk;
  }

  /** The tree shows what the string has grown by. */
  commit(container: PlaceOrRoot, step: string | number): void {
    if (this.#isKnown && this.#grown === "") return;
    this.#untold.push({ container, step, kind: this.#isKnown ? "append" : "set", value: this.#grown });
    this.#isKnown = true;
    this.#grown = "";
  }

  /** The string has come to its end. */
  close(): void {
    this.#isKnown = false;
    this.#grown = "";
  }
}

function pathOf(container: PlaceOrRoot, step: string | number): PreviewChange["path"] {
  const path = [step];
  for (let at = container; at !== undefined; at = at.parent) path.push(at.segment);
  return path.toReversed();
}

/** Containers are reported empty, as they are when they are opened; what they hold follows. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === "object" && value !== null ? {} : value;
}
