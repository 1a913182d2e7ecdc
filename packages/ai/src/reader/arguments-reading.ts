import { issueOf } from "../issues/issue-list.ts";
import type { ToolArgumentIssue } from "../issues/issue.ts";
import { INVALID_JSON, tooLong } from "../issues/messages.ts";
import type { Plan } from "../plan/read-plan.ts";
import { diagnoseJson } from "../text/diagnose-json.ts";
import { ownMembers } from "../value/own-members.ts";
import { ArgumentsBuilder, type ReadingRules } from "./arguments-builder.ts";
import { KeptText } from "./kept-text.ts";
import type { LiveTree } from "./live-tree.ts";
import type { PreviewChange } from "./preview-change.ts";
import { TextMachine } from "./text-machine.ts";
import { TextRun } from "./text-run.ts";

/** Units after which a string is taken for a long one: most that are shorter end in the next fragment. */
const LONG = 16;

/** Of a room without end, what is taken at once: an integer that the engine need not box. */
const MUCH_ROOM = 2 ** 29;

/** One call's arguments as they are read, and why the text was refused. */
export class ArgumentsReading {
  readonly tree: LiveTree;
  /** Somebody listens to what changes. */
  readonly isHeard: boolean;
  /** What a fragment may be read by before it is pushed. */
  readonly run: TextRun;
  readonly #builder: ArgumentsBuilder;
  readonly #machine: TextMachine;
  readonly #maxCharacters: number;
  /** Where keys may come twice, any member may yet be replaced. */
  readonly #mayReplace: boolean;
  /** What was pushed, without the run. */
  readonly #text = new KeptText();

  constructor(plan: Plan, rules: ReadingRules, listener: ((change: PreviewChange) => void) | undefined) {
    this.#builder = new ArgumentsBuilder(plan, rules, listener);
    this.#machine = new TextMachine(this.#builder);
    this.#maxCharacters = rules.maxCharacters;
    this.#mayReplace = !rules.refusesDuplicateKeys;
    this.tree = this.#builder.tree;
    this.isHeard = listener !== undefined;
    this.run = new TextRun(this.#machine.string, this.tree.string);
  }

  /** The root object was closed. */
  get isWhole(): boolean {
    return this.#machine.isOver;
  }

  get isRefused(): boolean {
    return this.#machine.ending !== undefined;
  }

  /** All that was pushed, up to one character more than is allowed: it says as much as all that follow. */
  get text(): string {
    const { run } = this;
    return this.#text.join() + (run.text?.text ?? "") + (run.isCut ? "\\" : "");
  }

  /** See {@link ArgumentsBuilder.takeValue}. */
  takeValue(): Record<string, unknown> | undefined {
    return this.isWhole ? this.#builder.takeValue() : undefined;
  }

  /** Whether the value at these segments is there and finished. */
  isComplete(segments: readonly string[]): boolean {
    return (!this.#mayReplace || this.tree.depth === 0) && this.tree.isComplete(segments);
  }

  /** Reads on, of what {@link run} has not read; nothing more once the text is refused. */
  push(fragment: string): void {
    const rest = this.run.isOn ? this.#readAfterRun(fragment) : fragment;
    if (rest !== undefined) this.#pushOther(rest);
  }

  /** What is left to be pushed, if anything is. */
  #readAfterRun(fragment: string): string | undefined {
    const rest = this.run.readAroundCut(fragment);
    if (rest !== undefined) this.#endRun();
    return rest;
  }

  #pushOther(fragment: string): void {
    const machine = this.#machine;
    const room = this.#maxCharacters - machine.offset;
    if (fragment.length > room) {
      this.#pushUpTo(room, fragment);
    } else {
      this.#text.add(fragment);
      machine.push(fragment);
    }
    this.tree.string.show();
    if (machine.isInText && this.tree.string.length >= LONG) this.run.begin(this.#roomOfText());
  }

  #pushUpTo(room: number, fragment: string): void {
    this.keep(fragment);
    this.#machine.push(fragment.slice(0, room));
    if (!this.isRefused) this.#refuseLength();
  }

  #endRun(): void {
    const { text } = this.run;
    if (text !== undefined) {
      this.#machine.offset += text.length;
      this.#text.add(text);
    }
    this.run.end();
  }

  /** Reads no more. */
  stop(): void {
    const { isCut } = this.run;
    this.#endRun();
    if (isCut) this.#text.add("\\");
  }

  /** Keeps more of the text, which is not read any more. */
  keep(fragment: string): void {
    const room = this.#maxCharacters + 1 - this.#text.length;
    this.#text.add(fragment.length > room ? fragment.slice(0, room) : fragment);
  }

  #refuseLength(): void {
    this.#machine.refuse("listener");
    const message = tooLong(this.#maxCharacters);
    this.#builder.fault = () => ({ place: undefined, keyword: "limit", message });
  }

  #roomOfText(): number {
    const { schema, tree } = this.#builder;
    const room = schema === undefined ? MUCH_ROOM : schema.room - tree.string.length;
    return Math.min(MUCH_ROOM, room, this.#maxCharacters - this.#machine.offset);
  }

  /** Why the text is refused. */
  issue(): ToolArgumentIssue {
    const { offset } = this.#machine;
    const draft = this.#builder.fault?.(this.tree) ?? {
      place: undefined,
      keyword: "json",
      message: INVALID_JSON,
      hint: ownMembers(diagnoseJson(this.text)).hint,
    };
    return issueOf({ ...draft, offset });
  }
}
