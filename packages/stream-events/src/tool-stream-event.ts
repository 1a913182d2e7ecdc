import type { StreamEvent, ToolArguments, ToolArgumentsResult, ToolCallEndEvent, ToolDefinition } from "@di-code/ai";

/** The end of a call of a tool that was given, with what validating its arguments came to. */
export interface KnownToolCallEndEvent<TTool extends ToolDefinition> extends ToolCallEndEvent {
  /** The tool's name: tells the kinds of `arguments` apart. */
  readonly toolName: TTool["name"];
  /** A private, exactly typed copy, or the error; of an `invalid_tool_call` always the error. */
  readonly arguments: ToolArgumentsResult<ToolArguments<TTool["parameters"]>>;
}

/** The end of a call of no tool that was given. */
export interface UnknownToolCallEndEvent extends ToolCallEndEvent {
  readonly toolName?: never;
  readonly arguments?: never;
}

type KnownToolCallEnd<TTool> = TTool extends ToolDefinition ? KnownToolCallEndEvent<TTool> : never;

/** The events of a stream whose calls were validated against `TTools`. */
export type ToolStreamEvent<TTools extends readonly ToolDefinition[]> =
  | Exclude<StreamEvent, ToolCallEndEvent>
  | KnownToolCallEnd<TTools[number]>
  | UnknownToolCallEndEvent;
