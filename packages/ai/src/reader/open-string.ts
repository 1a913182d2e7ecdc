import { flatten } from "./flatten.ts";
import type { ChangeList } from "./preview-change.ts";
import { RopeText } from "./rope-text.ts";
import { StringPart } from "./string-part.ts";
import { NO_LEVEL, type TreeLevel } from "./tree-level.ts";

/** Strings grown piece by piece that are worth making one piece when they are closed. */
const MIN_FLAT = 64;

/** The string that is open, or was last: it grows piece by piece, and is shown in its container as far as it has come. */
export class OpenString {
  isOpen = false;
  #text = new RopeText();
  /** Somebody else holds it. */
  #isShared = false;
  readonly #changes: ChangeList | undefined;
  #level: TreeLevel = NO_LEVEL;
  /** It has grown since it was last shown. */
  #isStale = false;

  constructor(changes: ChangeList | undefined) {
    this.#changes = changes;
  }

  /** What has come of it. */
  get text(): string {
    return this.#text.value;
  }

  get length(): number {
    return this.#text.value.length;
  }

  /** What has come of it from there on, and took so many units of text. */
  part(from: number, units: number): StringPart {
    this.#isShared = true;
    return new StringPart(this.#text, from, this.length, units);
  }

  /** A string begins, in that container. */
  open(level: TreeLevel): void {
    if (this.#isShared) this.#text = new RopeText();
    else this.#text.clear();
    this.#isShared = false;
    this.#level = level;
    this.isOpen = true;
    this.#isStale = true;
  }

  grow(chunk: string): void {
    this.#text.add(chunk);
    this.#isStale = true;
    this.#changes?.grow(chunk);
  }

  /** Shows all that has come. */
  show(): void {
    if (!this.isOpen || !this.#isStale) return;
    this.#isStale = false;
    this.#level.show(this.#text.value);
    this.#tell();
  }

  /** {@link grow} and {@link show}, of a string that is open. */
  growShown(chunk: string): void {
    this.#text.add(chunk);
    this.#level.showText(this.#text.value);
    if (this.#changes === undefined) return;
    this.#changes.grow(chunk);
    this.#tell();
  }

  /** The string has come to its end; gives it. */
  close(): string {
    const text = this.#text.value;
    if (text.length > MIN_FLAT) flatten(text);
    this.isOpen = false;
    this.#level.set(text);
    this.#tell();
    this.#changes?.close();
    return text;
  }

  #tell(): void {
    const { shown, place, step } = this.#level;
    if (shown !== undefined) this.#changes?.commit(place, step);
  }
}
