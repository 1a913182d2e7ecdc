import type { PlaceOrRoot } from "../issues/place.ts";
import type { MemberWriter } from "./member-place.ts";
import { isInherited, setItem, setMember } from "../value/members.ts";

/** Of an object: what has members, and a writer for one, is no array. */
type Members = Record<string, unknown>;

export type Container = Members | unknown[];

/** A container that is open. Used for one container after another. */
export class TreeLevel {
  /** Undefined for what lies too deep to be shown. */
  shown: Container | undefined = undefined;
  /** What the container ends as, out of everybody's reach; undefined where it is not kept. */
  kept: Container | undefined = undefined;
  isArray = false;
  /** Of the container; the root has none. Kept for who listens. */
  place: PlaceOrRoot = undefined;
  /** Of the member that is read. */
  key = "";
  /** Members or items that have begun: the last is the one that is read. */
  count = 0;
  /** Of the member that is read, if there is one. */
  #writer: MemberWriter | undefined = undefined;
  /** The member that is read is an own one already: it can be assigned to whatever `Object.prototype` holds. */
  #isOwn = false;

  begin(shown: Container | undefined, kept: Container | undefined, isArray: boolean, place: PlaceOrRoot): void {
    this.shown = shown;
    this.kept = kept;
    this.isArray = isArray;
    this.place = place;
    this.key = "";
    this.count = 0;
    this.#writer = undefined;
    this.#isOwn = false;
  }

  /** The step from the container to the member or item that is read. */
  get step(): string | number {
    return this.isArray ? this.count - 1 : this.key;
  }

  member(key: string, writer: MemberWriter | undefined): void {
    this.key = key;
    this.count += 1;
    this.#writer = writer;
    this.#isOwn = false;
  }

  /** Shows and keeps a value that has ended. */
  set(value: unknown): void {
    const { shown } = this;
    if (shown === undefined) return;
    if (this.#writer !== undefined) this.#writer(shown as Members, this.kept as Members | undefined, value);
    else this.#setByName(shown, value);
  }

  #setByName(shown: Container, value: unknown): void {
    const { kept, key } = this;
    if (kept === undefined || this.isArray || this.#isOwn || isInherited(key)) {
      this.#showByName(shown, value);
      this.keep(value);
    } else {
      // All objects are asked once whether they have that name.
      (shown as Members)[key] = value;
      (kept as Members)[key] = value;
      this.#isOwn = true;
    }
  }

  /** Shows the value that is read, as far as it has come. */
  show(value: unknown): void {
    const { shown } = this;
    if (shown === undefined) return;
    if (this.#writer !== undefined) this.#writer(shown as Members, undefined, value);
    else this.#showByName(shown, value);
  }

  #showByName(shown: Container, value: unknown): void {
    if (Array.isArray(shown)) setItem(shown, this.count - 1, value);
    else if (this.#isOwn) shown[this.key] = value;
    else {
      setMember(shown, this.key, value);
      this.#isOwn = true;
    }
  }

  /**
   * {@link show}, of a long string that grows. Few members are one: the engine, which counts what each place in the source
   * text calls, can have the writer of the only one here.
   */
  showText(text: string): void {
    const { shown } = this;
    if (shown === undefined || this.#writer === undefined) this.show(text);
    else this.#writer(shown as Members, undefined, text);
  }

  /** Keeps the value that is read, once it has ended. */
  keep(value: unknown): void {
    const { kept } = this;
    if (kept === undefined) return;
    if (Array.isArray(kept)) setItem(kept, this.count - 1, value);
    else setMember(kept, this.key, value);
  }
}

/** Where nothing is read yet. */
export const NO_LEVEL: TreeLevel = new TreeLevel();
