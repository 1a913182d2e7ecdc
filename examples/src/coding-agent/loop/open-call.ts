import {
  createToolArgumentsReader,
  parseArgumentsText,
  type InvalidToolCallContent,
  type ToolArgumentIssue,
  type ToolArgumentsReader,
  type ToolDefinition,
} from "@di-code/ai";

/** A call whose arguments are coming. */
export class OpenCall {
  readonly id: string;
  readonly name: string;
  readonly #reader: ToolArgumentsReader<Readonly<Record<string, unknown>>> | undefined;
  #text = "";
  #issue: ToolArgumentIssue | undefined;
  #isWhole = false;

  /** `tool` is absent for a name that is no tool's: then nothing is known of its arguments. */
  constructor(id: string, name: string, tool: ToolDefinition | undefined) {
    this.id = id;
    this.name = name;
    this.#reader = tool === undefined ? undefined : createToolArgumentsReader(tool);
  }

  /** Whether this piece is the one with which the call was refused. */
  push(delta: string): boolean {
    this.#text += delta;
    if (this.#reader === undefined || this.#issue !== undefined) return false;
    const { status, issue } = this.#reader.push(delta);
    this.#issue = issue;
    this.#isWhole = status === "refused" && parseArgumentsText(this.#text).ok;
    return status === "refused";
  }

  get text(): string {
    return this.#text;
  }

  /** What is known of the arguments; undefined where the tool is not known. */
  get preview(): Readonly<Record<string, unknown>> | undefined {
    return this.#reader?.preview;
  }

  /** Why the arguments can no longer be valid. */
  get issue(): ToolArgumentIssue | undefined {
    return this.#issue;
  }

  /** The text was a whole object when it was refused, so that stopping there saves nothing of this call. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The call for the conversation: a type of block that nothing can run. */
  toInvalidCall(issue: ToolArgumentIssue): InvalidToolCallContent {
    const parsed = parseArgumentsText(this.#text);
    return {
      type: "invalid_tool_call",
      id: this.id,
      name: this.name,
      argumentsText: this.#text,
      reason: parsed.ok ? "truncated" : parsed.reason,
      issues: [issue],
    };
  }
}
