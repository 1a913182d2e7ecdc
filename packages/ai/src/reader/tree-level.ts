import type { PlaceOrRoot } from "../issues/place.ts";
import { isInherited, setItem, setMember } from "../value/members.ts";

export type Container = Record<string, unknown> | unknown[];

/** A container that is open. */
export class TreeLevel {
  /** Undefined for what lies too deep to be shown. */
  readonly shown: Container | undefined;
  /** What the container ends as, out of everybody's reach; undefined where it is not kept. */
  readonly kept: Container | undefined;
  readonly isArray: boolean;
  /** Of the container; the root has none. Kept for who listens. */
  readonly place: PlaceOrRoot;
  /** Of the member that is read. */
  key = "";
  /** Members or items that have begun: the last is the one that is read. */
  count = 0;
  /** The member that is read is an own one already: it can be assigned to whatever `Object.prototype` holds. */
  #isOwn = false;

  constructor(shown: Container | undefined, kept: Container | undefined, isArray: boolean, place: PlaceOrRoot) {
    this.shown = shown;
    this.kept = kept;
    this.isArray = isArray;
    this.place = place;
  }

  /** The step from the container to the member or item that is read. */
  get step(): string | number {
    return this.isArray ? this.count - 1 : this.key;
  }

  member(key: string): void {
    this.key = key;
    this.#isOwn = false;
    this.count += 1;
  }

  /** Shows and keeps a value that has ended. For most members all objects are asked once whether they have that name. */
  set(value: unknown): void {
    const { shown, kept, key } = this;
    if (shown === undefined) return;
    if (kept === undefined || this.isArray || this.#isOwn || isInherited(key)) {
      this.show(value);
      this.keep(value);
      return;
    }
    (shown as Record<string, unknown>)[key] = value;
    (kept as Record<string, unknown>)[key] = value;
    this.#isOwn = true;
  }

  /** Shows the value that is read, as far as it has come. */
  show(value: unknown): void {
    const { shown, key } = this;
    if (shown === undefined) return;
    if (Array.isArray(shown)) setItem(shown, this.count - 1, value);
    else if (this.#isOwn) shown[key] = value;
    else {
      setMember(shown, key, value);
      this.#isOwn = true;
    }
  }

  /** Keeps the value that is read, once it has ended. */
  keep(value: unknown): void {
    const { kept } = this;
    if (kept === undefined) return;
    if (Array.isArray(kept)) setItem(kept, this.count - 1, value);
    else setMember(kept, this.key, value);
  }
}
