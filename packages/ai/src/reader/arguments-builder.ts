import { DUPLICATE_KEY, NO_PLAIN_OBJECT, tooDeep, tooMany, UNSAFE_KEY, UNSAFE_NUMBER } from "../issues/messages.ts";
import { ARRAY, kindName, OBJECT, STRING } from "../plan/kinds.ts";
import type { Plan } from "../plan/read-plan.ts";
import { lossOfNumber } from "../text/lossy-number.ts";
import type { WalkLimits } from "../value/run.ts";
import type { BareToken } from "./bare-token.ts";
import type { Fault } from "./fault.ts";
import { LiveTree } from "./live-tree.ts";
import type { PreviewChange } from "./preview-change.ts";
import { sampleOf } from "./samples.ts";
import { SchemaFollower } from "./schema-follower.ts";
import type { TextListener } from "./text-listener.ts";
import type { Word } from "./word-token.ts";

/** What is refused beside the rules of the schema. */
export interface ReadingRules extends WalkLimits {
  /** UTF-16 units. */
  readonly maxCharacters: number;
  /** Where keys may come twice, what is wrong with the first may be replaced by the second: only syntax is followed. */
  readonly refusesDuplicateKeys: boolean;
  readonly refusesUnsafeNumbers: boolean;
  /** What is not followed: only the check of the whole text asks it. */
  readonly refusesLoneSurrogates: boolean;
  readonly refusesUndeclared: boolean;
}

/** Puts the value together that a text holds, and follows the limits and the schema. */
export class ArgumentsBuilder implements TextListener {
  readonly tree: LiveTree;
  /** Undefined where only syntax is followed. */
  readonly schema: SchemaFollower | undefined;
  /** Why the text is refused, unless it is for its syntax. */
  fault: Fault | undefined;
  readonly #rules: ReadingRules;
  #nodes = 0;
  /** There was no name of which the check of the whole asks what it holds. */
  #isSafe = true;
  #key = "";

  constructor(plan: Plan, rules: ReadingRules, listener: ((change: PreviewChange) => void) | undefined) {
    this.tree = new LiveTree(rules.maxDepth, rules.refusesDuplicateKeys, listener);
    this.#rules = rules;
    this.schema = rules.refusesDuplicateKeys ? new SchemaFollower(plan, rules) : undefined;
  }

  /**
   * The whole value, of which nobody else has a part, if it is known to satisfy all that the check of the whole text asks.
   * It is given away once.
   */
  takeValue(): Record<string, unknown> | undefined {
    const { schema } = this;
    if (schema === undefined || !this.#isSafe) return undefined;
    const { maxSteps, refusesLoneSurrogates, refusesUndeclared } = this.#rules;
    if (refusesLoneSurrogates || refusesUndeclared) return undefined;
    // The check takes a step a value, and one for each schema that was looked at.
    if (!schema.isWhole || this.#nodes + schema.run.steps > maxSteps) return undefined;
    return this.tree.take();
  }

  scalar(kind: number, literal?: boolean | null): boolean {
    if (!this.#begin(kind)) return false;
    if (kind === STRING) this.tree.openString();
    return literal === undefined || this.#endScalar(literal);
  }

  open(isArray: boolean): boolean {
    if (!this.#begin(isArray ? ARRAY : OBJECT)) return false;
    const { maxDepth } = this.#rules;
    if (this.schema !== undefined && this.tree.depth >= maxDepth) {
      return this.#refusePlace("limit", tooDeep(maxDepth));
    }
    this.schema?.enter();
    this.tree.open(isArray);
    return true;
  }

  close(isArray: boolean): boolean {
    this.schema?.close(isArray, this.tree.count, this.tree.container);
    if (this.#isFaulty()) return false;
    this.tree.close();
    return true;
  }

  comma(isArray: boolean): boolean {
    this.schema?.comma(isArray, this.tree.count);
    return !this.#isFaulty();
  }

  expectedMember(): Word | undefined {
    return this.schema?.expectedMember();
  }

  expectedKeyEnd(): void {
    const slot = this.schema?.expectedKeyEnd();
    if (slot === undefined) return;
    this.tree.member(slot.name, slot.writer);
    if (slot.name === "constructor") this.#isSafe = false;
  }

  key(chunk: string): number {
    const misfit = this.schema === undefined ? -1 : this.schema.key(this.#key, chunk);
    this.#key += chunk;
    this.#isFaulty();
    return misfit;
  }

  keyEnd(): boolean {
    const schema = this.schema;
    const key = schema === undefined ? this.#key : schema.nameOf(this.#key);
    this.#key = "";
    const isRepeated = schema !== undefined && this.tree.has(key);
    this.tree.member(key, undefined);
    if (schema === undefined) return true;
    if (key === "__proto__") return this.#refusePlace("unsafe_key", UNSAFE_KEY);
    if (key === "constructor") this.#isSafe = false;
    if (isRepeated) return this.#refusePlace("duplicate_key", DUPLICATE_KEY);
    schema.keyEnd(key);
    return schema.fault === undefined || !this.#isFaulty();
  }

  string(chunk: string): number {
    const { schema, tree } = this;
    if (schema !== undefined && tree.string.length + chunk.length > schema.room) {
      const misfit = schema.string(tree.string.text, chunk);
      if (this.#isFaulty()) {
        // The preview ends before that unit, as it does where each comes alone.
        if (misfit > 0) tree.string.grow(chunk.slice(0, misfit));
        return misfit;
      }
    }
    tree.string.grow(chunk);
    return -1;
  }

  stringEnd(): boolean {
    return this.#endScalar(this.tree.string.close());
  }

  bare({ literal, number }: BareToken): boolean {
    if (literal !== undefined) {
      this.tree.set(literal);
      return true;
    }
    if (this.schema !== undefined && !number.isExact && this.#losesTooMuch(number.text)) {
      return this.#refusePlace("unsafe_number", UNSAFE_NUMBER);
    }
    const { value } = number;
    if (!this.#endScalar(value)) return false;
    this.tree.set(value);
    return true;
  }

  #losesTooMuch(literal: string): boolean {
    const loss = lossOfNumber(literal);
    return loss === "overflow" || (loss === "rounded" && this.#rules.refusesUnsafeNumbers);
  }

  /** The first character of a value tells its kind. */
  #begin(kind: number): boolean {
    const { schema, tree } = this;
    if (kind !== OBJECT && tree.depth === 0) return this.#refuseRoot(kind);
    const { isArray } = tree;
    if (isArray) tree.item();
    if (schema === undefined) return true;
    this.#nodes += 1;
    const { maxNodes } = this.#rules;
    if (this.#nodes > maxNodes) return this.#refusePlace("limit", tooMany(maxNodes));
    schema.begin(kind, isArray, tree.count - 1);
    return schema.fault === undefined || !this.#isFaulty();
  }

  #refuseRoot(kind: number): boolean {
    const received = kindName(sampleOf(kind));
    return this.#refuse(() => ({ place: undefined, keyword: "root", message: NO_PLAIN_OBJECT, received }));
  }

  #endScalar(value: unknown): boolean {
    const { schema } = this;
    schema?.end(value);
    return schema?.fault === undefined || !this.#isFaulty();
  }

  #isFaulty(): boolean {
    const fault = this.schema?.fault;
    if (fault === undefined) return false;
    this.fault ??= fault;
    return true;
  }

  #refusePlace(keyword: string, message: string): boolean {
    return this.#refuse((tree) => ({ place: tree.place(), keyword, message }));
  }

  #refuse(fault: Fault): boolean {
    this.fault = fault;
    return false;
  }
}
