import { issueOf } from "../issues/issue-list.ts";
import type { ToolArgumentIssue } from "../issues/issue.ts";
import { INVALID_JSON, tooLong } from "../issues/messages.ts";
import type { Plan } from "../plan/read-plan.ts";
import { diagnoseJson } from "../text/diagnose-json.ts";
import { ownMembers } from "../value/own-members.ts";
import { ArgumentsBuilder, type ReadingRules } from "./arguments-builder.ts";
import { FragmentList } from "./fragment-list.ts";
import type { LiveTree } from "./live-tree.ts";
import type { PreviewChange } from "./preview-change.ts";
import { TextMachine } from "./text-machine.ts";

/** Of a room without end, what is taken at once: an integer that the engine need not box. */
const MUCH_ROOM = 2 ** 29;

/** One call's arguments as they are read, and why the text was refused. */
export class ArgumentsReading {
  readonly tree: LiveTree;
  readonly #builder: ArgumentsBuilder;
  readonly #machine: TextMachine;
  readonly #maxCharacters: number;
  /** Where keys may come twice, any member may yet be replaced. */
  readonly #mayReplace: boolean;
  readonly #text = new FragmentList();
  /** Of the open string: units of plain text that may come next without a question. */
  #plainRoom = 0;

  constructor(plan: Plan, rules: ReadingRules, listener: ((change: PreviewChange) => void) | undefined) {
    this.#builder = new ArgumentsBuilder(plan, rules, listener);
    this.#machine = new TextMachine(this.#builder);
    this.#maxCharacters = rules.maxCharacters;
    this.#mayReplace = !rules.refusesDuplicateKeys;
    this.tree = this.#builder.tree;
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
    return this.#text.join();
  }

  /** See {@link ArgumentsBuilder.takeValue}. */
  takeValue(): Record<string, unknown> | undefined {
    return this.isWhole ? this.#builder.takeValue() : undefined;
  }

  /** Whether the value at these segments is there and finished. */
  isComplete(segments: readonly string[]): boolean {
    return (!this.#mayReplace || this.tree.depth === 0) && this.tree.isComplete(segments);
  }

  /** Reads on; nothing more once the text is refused. */
  push(fragment: string): void {
    const { length } = fragment;
    // Most fragments of a long string, by the shortest way.
    const text = length <= this.#plainRoom ? this.#machine.readText(fragment) : undefined;
    if (text === undefined) return this.#pushOther(fragment);
    this.#plainRoom -= length;
    this.#text.add(fragment);
    this.tree.string.growShown(text);
  }

  #pushOther(fragment: string): void {
    const machine = this.#machine;
    const room = this.#maxCharacters - machine.offset;
    if (fragment.length > room) {
      this.keep(fragment);
      machine.push(fragment.slice(0, room));
      if (!this.isRefused) this.#refuseLength();
    } else {
      this.#text.add(fragment);
      machine.push(fragment);
    }
    this.tree.string.show();
    this.#plainRoom = machine.isInText ? this.#roomOfText() : 0;
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
