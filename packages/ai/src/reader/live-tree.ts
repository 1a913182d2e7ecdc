import type { PlaceOrRoot } from "../issues/place.ts";
import { setMember } from "../value/members.ts";
import { flatten } from "./flatten.ts";
import { ChangeList, type PreviewChange } from "./preview-change.ts";
import { RopeText } from "./rope-text.ts";

type Container = Record<string, unknown> | unknown[];

interface Level {
  /** Undefined for what lies too deep to be shown. */
  readonly container: Container | undefined;
  readonly isArray: boolean;
  /** Of the container; the root has none. Kept for who listens. */
  readonly place: PlaceOrRoot;
  /** Of the member that is read. */
  key: string;
  /** The member that is read is an own one already: it can be assigned to whatever `Object.prototype` holds. */
  isOwn: boolean;
  /** Members or items that have begun: the last is the one that is read. */
  count: number;
}

/** Strings grown piece by piece that are worth making one piece when they are closed. */
const MIN_FLAT = 64;

/** Strings from which on the pieces are put together by {@link RopeText}. */
const LONG = 16_384;

/**
 * The value as far as it has been read: own plain objects and arrays, the open string as it grows. A container with more
 * than `maxDepth` around it is shown empty: no accepted text ends with one, and ten million brackets are 10 MB of text but
 * 1.5 GB of levels.
 */
export class LiveTree {
  readonly root: Record<string, unknown> = {};
  /** Containers that are open. */
  depth = 0;
  /** The string that is open, or was last. */
  text = "";
  /** The same, once it is long. */
  #long: RopeText | undefined;
  #isOpen = false;
  /** The open string has grown since it was last put into its container. */
  #isStale = false;
  #hasEnded = false;
  readonly #levels: Level[] = [];
  #level: Level = levelOf(this.root, false, undefined);
  readonly #maxDepth: number;
  readonly #changes: ChangeList | undefined;

  constructor(maxDepth: number, listener: ((change: PreviewChange) => void) | undefined) {
    this.#maxDepth = maxDepth;
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
    return this.#level.container ?? {};
  }

  /** The root, or a container at the place that is read. */
  open(isArray: boolean): void {
    let container: Container = this.root;
    let place: PlaceOrRoot;
    if (this.depth > 0) {
      container = isArray ? [] : {};
      if (this.#changes !== undefined) place = this.#here();
      this.set(container);
    }
    if (this.depth < this.#maxDepth) {
      this.#level = levelOf(container, isArray, place);
      this.#levels[this.depth] = this.#level;
    } else if (this.#level.container !== undefined) {
      this.#level = levelOf(undefined, false, undefined);
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
    this.#level.key = key;
    this.#level.isOwn = false;
    this.#level.count += 1;
  }

  item(): void {
    this.#level.count += 1;
  }

  set(value: unknown): void {
    if (this.#level.container === undefined) return;
    this.#put(value);
    this.#changes?.set(this.#level.place, stepOf(this.#level), value);
  }

  openString(): void {
    this.text = "";
    this.#long = undefined;
    this.#isOpen = true;
    this.#isStale = true;
  }

  grow(chunk: string): void {
    if (this.text.length < LONG) this.text += chunk;
    else this.#growLong(chunk);
    this.#isStale = true;
    this.#changes?.grow(chunk);
  }

  #growLong(chunk: string): void {
    if (this.#long === undefined) {
      this.#long = new RopeText();
      this.#long.add(this.text);
    }
    this.#long.add(chunk);
    this.text = this.#long.value;
  }

  closeString(): void {
    if (this.text.length > MIN_FLAT) flatten(this.text);
    this.#commit();
    this.#isOpen = false;
    this.#changes?.close();
  }

  /** At the end of each push: the tree shows all that was read. */
  settle(): void {
    if (this.#isOpen && this.#isStale) this.#commit();
  }

  #commit(): void {
    this.#isStale = false;
    if (this.#level.container === undefined) return;
    this.#put(this.text);
    this.#changes?.commit(this.#level.place, stepOf(this.#level));
  }

  #put(value: unknown): void {
    const level = this.#level;
    const { container, key } = level;
    if (container === undefined) return;
    if (Array.isArray(container)) container[level.count - 1] = value;
    else if (level.isOwn) container[key] = value;
    else {
      setMember(container, key, value);
      level.isOwn = true;
    }
  }

  /** The place that is read, linked to that of its container. */
  #here(): PlaceOrRoot {
    return { parent: this.#level.place, segment: stepOf(this.#level) };
  }

  /** The place that is read, for an issue: `above` levels further out. */
  place(above = 0): PlaceOrRoot {
    let place: PlaceOrRoot;
    for (const level of this.#levels.slice(0, this.#levels.length - above)) {
      place = { parent: place, segment: stepOf(level) };
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
    if (level === undefined || String(stepOf(level)) !== segment) return false;
    return index < this.#levels.length - 1 || this.#isOpen;
  }
}

function levelOf(container: Container | undefined, isArray: boolean, place: PlaceOrRoot): Level {
  return { container, isArray, place, key: "", isOwn: false, count: 0 };
}

/** The step from a container to the member or item that is read. */
function stepOf({ isArray, key, count }: Level): string | number {
  return isArray ? count - 1 : key;
}

function hasStep(value: unknown, segment: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value)
    ? /^(?:0|[1-9]\d*)$/.test(segment) && Number(segment) < value.length
    : Object.hasOwn(value, segment);
}
