import { toIssue } from "../issues/issue-list.ts";
import type { ToolArgumentIssue } from "../issues/issue.ts";
import {
  DUPLICATE_KEY,
  INVALID_JSON,
  NO_PLAIN_OBJECT,
  tooDeep,
  tooLong,
  tooMany,
  UNSAFE_KEY,
  UNSAFE_NUMBER,
} from "../issues/messages.ts";
import { ARRAY, kindName, OBJECT, STRING } from "../plan/kinds.ts";
import type { Plan } from "../plan/read-plan.ts";
import { diagnoseJson } from "../text/diagnose-json.ts";
import { lossOfNumber } from "../text/lossy-number.ts";
import type { WalkLimits } from "../value/run.ts";
import type { Fault } from "./follower.ts";
import { LiveTree } from "./live-tree.ts";
import type { PreviewChange } from "./preview-change.ts";
import type { NumberToken } from "./number-token.ts";
import { sampleOf } from "./samples.ts";
import { SchemaFollower } from "./schema-follower.ts";
import type { TextListener } from "./text-listener.ts";
import { TextMachine } from "./text-machine.ts";

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

/**
 * One call's arguments as they are read: puts the value together, follows the limits and the schema, and knows why the
 * text was refused.
 */
export class ArgumentsReading implements TextListener {
  readonly tree: LiveTree;
  readonly #rules: ReadingRules;
  readonly #machine: TextMachine = new TextMachine(this);
  readonly #schema: SchemaFollower | undefined;
  #nodes = 0;
  /** There was no name of which the check of the whole asks what it holds. */
  #isSafe = true;
  #key = "";
  #fault: Fault | undefined;

  constructor(plan: Plan, rules: ReadingRules, listener: ((change: PreviewChange) => void) | undefined) {
    this.tree = new LiveTree(rules.maxDepth, rules.refusesDuplicateKeys, listener);
    this.#rules = rules;
    this.#schema = rules.refusesDuplicateKeys ? new SchemaFollower(plan, rules) : undefined;
  }

  /** The root object was closed. */
  get isWhole(): boolean {
    return this.#machine.isOver;
  }

  /**
   * The whole value, of which nobody else has a part, if it is known to satisfy all that the check of the whole text asks.
   * It is given away once.
   */
  takeValue(): Record<string, unknown> | undefined {
    const schema = this.#schema;
    if (schema === undefined || !this.isWhole || !this.#isSafe) return undefined;
    const { maxSteps, refusesLoneSurrogates, refusesUndeclared } = this.#rules;
    if (refusesLoneSurrogates || refusesUndeclared) return undefined;
    // The check takes a step a value, and one for each schema that was looked at.
    if (!schema.isWhole || this.#nodes + schema.run.steps > maxSteps) return undefined;
    return this.tree.take();
  }

  /** Whether the value at these segments is there and finished. */
  isComplete(segments: readonly string[]): boolean {
    // Where keys may come twice, any member may yet be replaced.
    return (this.#rules.refusesDuplicateKeys || this.tree.depth === 0) && this.tree.isComplete(segments);
  }

  get isRefused(): boolean {
    return this.#machine.ending !== undefined;
  }

  /** Reads on; nothing more once the text is refused. */
  push(fragment: string): void {
    const room = this.#rules.maxCharacters - this.#machine.offset;
    this.#machine.push(fragment.length > room ? fragment.slice(0, room) : fragment);
    if (fragment.length > room && !this.isRefused) {
      this.#machine.refuse("listener");
      this.#fault = () => ({ place: undefined, keyword: "limit", message: tooLong(this.#rules.maxCharacters) });
    }
    this.tree.settle();
  }

  /** Why the text is refused; `text` is what was pushed until then. */
  issue(text: string): ToolArgumentIssue {
    const { offset } = this.#machine;
    const draft = this.#fault?.(this.tree) ?? {
      place: undefined,
      keyword: "json",
      message: INVALID_JSON,
      hint: diagnoseJson(text).hint,
    };
    return toIssue({ ...draft, offset });
  }

  scalar(kind: number, literal?: boolean | null): boolean {
    if (!this.#begin(kind)) return false;
    if (kind === STRING) this.tree.openString();
    return literal === undefined || this.#endScalar(literal);
  }

  open(isArray: boolean): boolean {
    if (!this.#begin(isArray ? ARRAY : OBJECT)) return false;
    const { maxDepth } = this.#rules;
    if (this.#schema !== undefined && this.tree.depth >= maxDepth) {
      return this.#refusePlace("limit", tooDeep(maxDepth));
    }
    this.#schema?.enter();
    this.tree.open(isArray);
    return true;
  }

  close(isArray: boolean): boolean {
    this.#schema?.close(isArray, this.tree.count, this.tree.container);
    if (this.#isFaulty()) return false;
    this.tree.close();
    return true;
  }

  comma(isArray: boolean): boolean {
    this.#schema?.comma(isArray, this.tree.count);
    return !this.#isFaulty();
  }

  expectedKey(): string | undefined {
    return this.#schema?.expectedKey();
  }

  expectedKeyEnd(key: string): boolean {
    this.tree.member(key);
    if (key === "constructor") this.#isSafe = false;
    this.#schema?.keyEnd(key);
    return !this.#isFaulty();
  }

  key(chunk: string): number {
    const misfit = this.#schema === undefined ? -1 : this.#schema.key(this.#key, chunk);
    this.#key += chunk;
    this.#isFaulty();
    return misfit;
  }

  keyEnd(): boolean {
    const schema = this.#schema;
    const key = schema === undefined ? this.#key : schema.nameOf(this.#key);
    this.#key = "";
    const isRepeated = schema !== undefined && this.tree.has(key);
    this.tree.member(key);
    if (schema === undefined) return true;
    if (key === "__proto__") return this.#refusePlace("unsafe_key", UNSAFE_KEY);
    if (key === "constructor") this.#isSafe = false;
    if (isRepeated) return this.#refusePlace("duplicate_key", DUPLICATE_KEY);
    schema.keyEnd(key);
    return schema.fault === undefined || !this.#isFaulty();
  }

  string(chunk: string): number {
    const schema = this.#schema;
    if (schema !== undefined && this.tree.textLength + chunk.length > schema.room) {
      const misfit = schema.string(this.tree.text, chunk);
      if (this.#isFaulty()) {
        // The preview ends before that unit, as it does where each comes alone.
        if (misfit > 0) this.tree.grow(chunk.slice(0, misfit));
        return misfit;
      }
    }
    this.tree.grow(chunk);
    return -1;
  }

  stringEnd(): boolean {
    return this.#endScalar(this.tree.closeString());
  }

  number(token: NumberToken): boolean {
    const { value } = token;
    if (this.#schema !== undefined && !token.isExact) {
      const loss = lossOfNumber(token.text);
      if (loss === "overflow" || (loss === "rounded" && this.#rules.refusesUnsafeNumbers)) {
        return this.#refusePlace("unsafe_number", UNSAFE_NUMBER);
      }
    }
    if (!this.#endScalar(value)) return false;
    this.tree.set(value);
    return true;
  }

  literal(value: boolean | null): void {
    this.tree.set(value);
  }

  /** The first character of a value tells its kind. */
  #begin(kind: number): boolean {
    const isRoot = this.tree.depth === 0;
    if (isRoot && kind !== OBJECT) {
      const received = kindName(sampleOf(kind));
      return this.#refuse(() => ({ place: undefined, keyword: "root", message: NO_PLAIN_OBJECT, received }));
    }
    const isItem = this.tree.isArray;
    if (isItem) this.tree.item();
    if (this.#schema === undefined) return true;
    this.#nodes += 1;
    const { maxNodes } = this.#rules;
    if (this.#nodes > maxNodes) return this.#refusePlace("limit", tooMany(maxNodes));
    this.#schema.begin(kind, isItem, this.tree.count - 1);
    return !this.#isFaulty();
  }

  #endScalar(value: unknown): boolean {
    this.#schema?.end(value);
    return !this.#isFaulty();
  }

  #isFaulty(): boolean {
    const fault = this.#schema?.fault;
    if (fault === undefined) return false;
    this.#fault ??= fault;
    return true;
  }

  #refusePlace(keyword: string, message: string): boolean {
    return this.#refuse((tree) => ({ place: tree.place(), keyword, message }));
  }

  #refuse(fault: Fault): boolean {
    this.#fault = fault;
    return false;
  }
}
