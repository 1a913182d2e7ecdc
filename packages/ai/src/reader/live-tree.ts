import type { PlaceOrRoot } from "../issues/place.ts";
import { isInherited, setMember } from "../value/members.ts";
import { flatten } from "./flatten.ts";
import { ChangeList, type PreviewChange } from "./preview-change.ts";

type Container = Record<string, unknown> | unknown[];

interface Level {
  readonly container: Container;
  readonly isArray: boolean;
  /** Of the member that is read. */
  key: string;
  /** No property of `Object.prototype` has that name: it can be assigned to. */
  isPlainKey: boolean;
  /** Members or items that have begun: the last is the one that is read. */
  count: number;
}

/** Strings grown piece by piece that are worth making one piece: when they are closed, and while they are open. */
const MIN_FLAT = 64;
const MIN_FLAT_OPEN = 65_536;

/** The value as far as it has been read: own plain objects and arrays, the open string as it grows. */
export class LiveTree {
  readonly root: Record<string, unknown> = {};
  /** The string that is open, or was last. */
  text = "";
  depth = 0;
  #isOpen = false;
  /** The open string has grown since it was last put into its container. */
  #isStale = false;
  #flatAt = MIN_FLAT;
  #hasEnded = false;
  readonly #levels: Level[] = [];
  #level: Level = { container: this.root, isArray: false, key: "", isPlainKey: true, count: 0 };
  readonly #changes: ChangeList | undefined;

  constructor(listens: boolean) {
    this.#changes = listens ? new ChangeList() : undefined;
  }

  /** What has changed since this was last asked. */
  takeChanges(): readonly PreviewChange[] {
    return this.#changes?.take() ?? [];
  }

  /** The members or items that have begun in the innermost container. */
  get count(): number {
    return this.#level.count;
  }

  get isArray(): boolean {
    return this.#level.isArray;
  }

  get container(): Container {
    return this.#level.container;
  }

  /** The root, or a container at the place that is read. */
  open(isArray: boolean): void {
    let container: Container = this.root;
    if (this.depth > 0) {
      container = isArray ? [] : {};
      this.set(container);
    }
    this.#level = { container, isArray, key: "", isPlainKey: true, count: 0 };
    this.#levels[this.depth] = this.#level;
    this.depth += 1;
  }

  close(): void {
    this.depth -= 1;
    // To set the length takes ten times as long.
    this.#levels.pop();
    const level = this.#levels.at(-1);
    if (level === undefined) this.#hasEnded = true;
    else this.#level = level;
  }

  member(key: string): void {
    this.#level.key = key;
    this.#level.isPlainKey = !isInherited(key);
    this.#level.count += 1;
  }

  item(): void {
    this.#level.count += 1;
  }

  set(value: unknown): void {
    this.#put(value);
    this.#changes?.set(this.#path(), value);
  }

  openString(): void {
    this.text = "";
    this.#isOpen = true;
    this.#isStale = true;
    this.#flatAt = MIN_FLAT_OPEN;
  }

  grow(chunk: string): void {
    this.text += chunk;
    this.#isStale = true;
    if (this.text.length > this.#flatAt) this.#flatten();
    this.#changes?.grow(chunk);
  }

  closeString(): void {
    if (this.text.length > MIN_FLAT) this.#flatten();
    this.#commit();
    this.#isOpen = false;
    this.#changes?.close();
  }

  /** At the end of each push: the tree shows all that was read. */
  settle(): void {
    if (this.#isOpen && this.#isStale) this.#commit();
  }

  /** What `+=` builds takes seven bytes a character until it is made one piece: each time that the length has doubled. */
  #flatten(): void {
    this.text = flatten(this.text);
    this.#flatAt = this.text.length * 2;
  }

  #commit(): void {
    this.#put(this.text);
    this.#isStale = false;
    this.#changes?.commit(this.#path());
  }

  #put(value: unknown): void {
    const { container, key, isPlainKey, count } = this.#level;
    if (Array.isArray(container)) container[count - 1] = value;
    else if (isPlainKey) container[key] = value;
    else setMember(container, key, value);
  }

  #path(): readonly (string | number)[] {
    return this.#levels.map(stepOf);
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
