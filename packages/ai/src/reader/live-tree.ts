import type { PlaceOrRoot } from "../issues/place.ts";
import { flatten } from "./flatten.ts";
import { ChangeList, type PreviewChange } from "./preview-change.ts";
import { RopeText } from "./rope-text.ts";
import { type Container, TreeLevel } from "./tree-level.ts";

/** Strings grown piece by piece that are worth making one piece when they are closed. */
const MIN_FLAT = 64;

/**
 * The value as far as it has been read: own plain objects and arrays, the open string as it grows. A container with more
 * than `maxDepth` around it is shown empty: no accepted text ends with one, and ten million brackets are 10 MB of text but
 * 1.5 GB of levels.
 *
 * What is shown may be changed by who looks at it; of what has ended, a second tree is kept that nobody sees.
 */
export class LiveTree {
  readonly root: Record<string, unknown> = {};
  readonly #kept: Record<string, unknown> | undefined;
  /** Containers that are open. */
  depth = 0;
  /** The string that is open, or was last. */
  readonly #text = new RopeText();
  #isOpen = false;
  /** The open string has grown since it was last put into its container. */
  #isStale = false;
  #hasEnded = false;
  #isTaken = false;
  readonly #levels: TreeLevel[] = [];
  #level = new TreeLevel(undefined, undefined, false, undefined);
  readonly #maxDepth: number;
  readonly #changes: ChangeList | undefined;

  constructor(maxDepth: number, keeps: boolean, listener: ((change: PreviewChange) => void) | undefined) {
    this.#maxDepth = maxDepth;
    this.#kept = keeps ? {} : undefined;
    this.#changes = listener && new ChangeList(listener);
  }

  /** Tells the listener what has changed since it was last told. */
  report(): void {
    this.#changes?.report();
  }

  /** The members or items that have begun in the innermost container. */
  get count(): number {
    return this.#level.count;
  }

  get isArray(): boolean {
    return this.#level.isArray;
  }

  /** The innermost container; an empty one in place of what is not shown. */
  get container(): Container {
    return this.#level.shown ?? {};
  }

  /** The root, or a container at the place that is read. */
  open(isArray: boolean): void {
    let container: Container = this.root;
    let kept: Container | undefined = this.#kept;
    let place: PlaceOrRoot;
    if (this.depth > 0) {
      container = isArray ? [] : {};
      if (kept !== undefined) kept = isArray ? [] : {};
      if (this.#changes !== undefined) place = this.#here();
      this.#level.show(container);
      this.#level.keep(kept);
      this.#tellSet(container);
    }
    if (this.depth < this.#maxDepth) {
      this.#level = new TreeLevel(container, kept, isArray, place);
      this.#levels[this.depth] = this.#level;
    } else if (this.#level.shown !== undefined) {
      this.#level = new TreeLevel(undefined, undefined, false, undefined);
    }
    this.depth += 1;
  }

  close(): void {
    this.depth -= 1;
    // Still among what is not shown.
    if (this.depth > this.#maxDepth) return;
    // To set the length takes ten times as long. What is not shown has no level.
    if (this.#levels.length > this.depth) this.#levels.pop();
    const level = this.#levels.at(-1);
    if (level === undefined) this.#hasEnded = true;
    else this.#level = level;
  }

  member(key: string): void {
    this.#level.member(key);
  }

  item(): void {
    this.#level.count += 1;
  }

  set(value: unknown): void {
    this.#level.set(value);
    this.#tellSet(value);
  }

  /** Whether the innermost object has a member of that name. */
  has(key: string): boolean {
    const { kept } = this.#level;
    return kept !== undefined && Object.hasOwn(kept, key);
  }

  /** The tree that was kept, to be given away: once. */
  take(): Record<string, unknown> | undefined {
    const kept = this.#isTaken ? undefined : this.#kept;
    this.#isTaken = true;
    return kept;
  }

  #tellSet(value: unknown): void {
    if (this.#level.shown !== undefined) this.#changes?.set(this.#level.place, this.#level.step, value);
  }

  /** What has come of the open string. */
  get text(): string {
    return this.#text.value;
  }

  get textLength(): number {
    return this.#text.value.length;
  }

  openString(): void {
    this.#text.clear();
    this.#isOpen = true;
    this.#isStale = true;
  }

  grow(chunk: string): void {
    this.#text.add(chunk);
    this.#isStale = true;
    this.#changes?.grow(chunk);
  }

  /** The string has come to its end; gives it. */
  closeString(): string {
    const text = this.#text.value;
    if (text.length > MIN_FLAT) flatten(text);
    this.#isOpen = false;
    this.#level.set(text);
    this.#tellGrown();
    this.#changes?.close();
    return text;
  }

  /** At the end of each push: the tree shows all that was read. */
  settle(): void {
    if (!this.#isOpen || !this.#isStale) return;
    this.#isStale = false;
    this.#level.show(this.#text.value);
    this.#tellGrown();
  }

  #tellGrown(): void {
    if (this.#level.shown !== undefined) this.#changes?.commit(this.#level.place, this.#level.step);
  }

  /** The place that is read, linked to that of its container. */
  #here(): PlaceOrRoot {
    return { parent: this.#level.place, segment: this.#level.step };
  }

  /** The place that is read, for an issue: `above` levels further out. */
  place(above = 0): PlaceOrRoot {
    let place: PlaceOrRoot;
    for (const level of this.#levels.slice(0, this.#levels.length - above)) {
      place = { parent: place, segment: level.step };
    }
    return place;
  }

  /** Whether the value at these segments is there and finished. */
  isComplete(segments: readonly string[]): boolean {
    let at: unknown = this.root;
    let isOpen = !this.#hasEnded;
    for (const [index, segment] of segments.entries()) {
      if (!hasStep(at, segment)) return false;
      if (isOpen) isOpen = this.#isReading(index, segment);
      at = (at as Readonly<Record<string, unknown>>)[segment];
    }
    return !isOpen;
  }

  /** Whether this is the step to the value that is read: a container that is open, or the open string. */
  #isReading(index: number, segment: string): boolean {
    const level = this.#levels[index];
    if (level === undefined || String(level.step) !== segment) return false;
    return index < this.#levels.length - 1 || this.#isOpen;
  }
}

function hasStep(value: unknown, segment: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value)
    ? /^(?:0|[1-9]\d*)$/.test(segment) && Number(segment) < value.length
    : Object.hasOwn(value, segment);
}
