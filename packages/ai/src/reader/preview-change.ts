/** One step from the preview before a push to the one after it. */
export interface PreviewChange {
  /** The value that changed: keys and indices from the root. */
  readonly path: readonly (string | number)[];
  /** `set`: the value is there now, a container empty at first; `append`: more of the string that was there. */
  readonly kind: "set" | "append";
  readonly value: unknown;
}

/** The changes of a push, in order; what a string has grown by is one of them. */
export class ChangeList {
  #changes: PreviewChange[] = [];
  /** What the open string has grown by since it was last reported. */
  #grown = "";
  /** The open string was reported before. */
  #isKnown = false;

  take(): readonly PreviewChange[] {
    const changes = this.#changes;
    if (changes.length > 0) this.#changes = [];
    return changes;
  }

  set(path: PreviewChange["path"], value: unknown): void {
    this.#changes.push({ path, kind: "set", value: emptyOf(value) });
  }

  grow(chunk: string): void {
    this.#grown += chunk;
  }

  /** The tree shows what the string has grown by. */
  commit(path: PreviewChange["path"]): void {
    if (this.#isKnown && this.#grown === "") return;
    this.#changes.push({ path, kind: this.#isKnown ? "append" : "set", value: this.#grown });
    this.#isKnown = true;
    this.#grown = "";
  }

  /** The string has come to its end. */
  close(): void {
    this.#isKnown = false;
  }
}

/** Containers are reported empty, as they are when they are opened; what they hold follows. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === "object" && value !== null ? {} : value;
}
