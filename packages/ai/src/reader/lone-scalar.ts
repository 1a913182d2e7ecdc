import type { JsonValue } from "../contracts/json.ts";
import { isSimply } from "../plan/simple-scalar.ts";
import type { Branch } from "./branch.ts";
import type { Followers } from "./followers.ts";
import type { NodeView } from "./node-view.ts";
import type { PrefixRange } from "./prefix-set.ts";
import type { UnionLiterals } from "./union-view.ts";

/**
 * A scalar for which one schema applies, with a simple rule or as one of some literals: most members are such. It needs no
 * follower until a rule is broken, or asked of its characters.
 */
export class LoneScalar implements PrefixRange {
  low = 0;
  high = 0;
  #view: NodeView | undefined = undefined;
  #literals: UnionLiterals | undefined = undefined;

  /** Such a value begins; false for all others. */
  begin(view: NodeView, kind: number): boolean {
    if (view.isSimple && view.kinds === kind) {
      this.#view = view;
      return true;
    }
    const literals = view.literalsOf(kind);
    if (literals === undefined) return false;
    this.#literals = literals;
    this.low = 0;
    this.high = literals.texts?.size ?? 0;
    return true;
  }

  /** Another value begins. */
  clear(): void {
    this.#view = undefined;
    this.#literals = undefined;
  }

  /** How long a string may grow before {@link goesOn} is asked. */
  get room(): number {
    return this.#view === undefined ? 0 : this.#view.maxLength;
  }

  /** Whether a string is for sure one that goes on with `chunk` after so many units. */
  goesOn(length: number, chunk: string): boolean {
    const texts = this.#literals?.texts;
    return texts !== undefined && texts.narrowBy(this, length, chunk);
  }

  /** Whether it is for sure such a value. */
  isSatisfiedBy(value: unknown): boolean {
    if (this.#view !== undefined) return isSimply(this.#view.simple, value);
    if (this.#literals === undefined) return false;
    const { texts, known } = this.#literals;
    // Every unit was asked.
    if (texts !== undefined && typeof value === "string") return texts.isWhole(this, value.length);
    return known.has(value as JsonValue);
  }

  /** From here on it is followed as all others are. */
  addTo(followers: Followers, branch: Branch, kind: number): void {
    if (this.#view === undefined && this.#literals === undefined) return;
    const follower = followers.add(branch, this.#view, this.#literals, kind);
    follower.low = this.low;
    follower.high = this.high;
    this.clear();
  }
}
