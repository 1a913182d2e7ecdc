import type { PlaceOrRoot } from "../issues/place.ts";
import { OpenString } from "./open-string.ts";
import { ChangeList, type PreviewChange } from "./preview-change.ts";
import type { MemberWriter } from "./member-place.ts";
import { type Container, NO_LEVEL, TreeLevel } from "./tree-level.ts";

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
  readonly string: OpenString;
  #hasEnded = false;
  #isTaken = false;
  /** Of the containers that are open, outermost first, and beyond these what is left of others. */
  readonly #levels: TreeLevel[] = [];
  #level: TreeLevel = NO_LEVEL;
  readonly #maxDepth: number;
  readonly #changes: ChangeList | undefined;

  constructor(maxDepth: number, keeps: boolean, listener: ((change: PreviewChange) => void) | undefined) {
    this.#maxDepth = maxDepth;
    this.#kept = keeps ? {} : undefined;
    this.#changes = listener && new ChangeList(listener);
    this.string = new OpenString(this.#changes);
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
      this.#level = this.#levels[this.depth] ?? this.#addLevel();
      this.#level.begin(container, kept, isArray, place);
    } else if (this.#level.shown !== undefined) {
      this.#level = new TreeLevel();
    }
    this.depth += 1;
  }

  #addLevel(): TreeLevel {
    const level = new TreeLevel();
    this.#levels[this.depth] = level;
    return level;
  }

  close(): void {
    this.depth -= 1;
    // Still among what is not shown.
    if (this.depth > this.#maxDepth) return;
    if (this.depth === 0) this.#hasEnded = true;
    else this.#level = this.#levels[this.depth - 1] ?? this.#level;
  }

  member(key: string, writer: MemberWriter | undefined): void {
    this.#level.member(key, writer);
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

  /** A string begins where a value is read. */
  openString(): void {
    this.string.open(this.#level);
  }

  /** Containers that are open and shown. */
  get #shownDepth(): number {
    return Math.min(this.depth, this.#maxDepth);
  }

  /** The place that is read, linked to that of its container. */
  #here(): PlaceOrRoot {
    return { parent: this.#level.place, segment: this.#level.step };
  }

  /** The place that is read, for an issue: `above` levels further out. */
  place(above = 0): PlaceOrRoot {
    let place: PlaceOrRoot;
    for (const level of this.#levels.slice(0, this.#shownDepth - above)) {
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
    const level = index < this.#shownDepth ? this.#levels[index] : undefined;
    if (level === undefined || String(level.step) !== segment) return false;
    return index < this.#shownDepth - 1 || this.string.isOpen;
  }
}

function hasStep(value: unknown, segment: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value)
    ? /^(?:0|[1-9]\d*)$/.test(segment) && Number(segment) < value.length
    : Object.hasOwn(value, segment);
}
