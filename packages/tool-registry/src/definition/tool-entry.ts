import type { ArgumentOptions, CompiledToolArguments, SchemaFinding, ToolDefinition } from "@di-code/ai";
import type { ToolCallContext } from "./tool-call-context.ts";
import type { AnyTool } from "./tool.ts";

/** A method of a tool. Its arguments were checked against the tool's schema just before. */
export type ToolMethod = (args: unknown, call: ToolCallContext) => unknown;

/** How a registered tool is called. */
export interface CallableTool {
  readonly effects: AnyTool["effects"] | undefined;
  readonly execute: ToolMethod | undefined;
  readonly check: ToolMethod | undefined;
  readonly authorize: ToolMethod | undefined;
}

/** Something in a registered tool that was let pass, because the tool is somebody else's. */
export interface ToolFinding extends SchemaFinding {
  readonly toolName: string;
}

/** A tool that was found to be right, with what was compiled for it. */
export interface ToolEntry {
  readonly name: string;
  readonly tool: CallableTool;
  /** What a provider may see. */
  readonly definition: ToolDefinition;
  readonly compiled: CompiledToolArguments<unknown>;
  /** Where the schema has a validator of its own: the same without it. Defaults are filled in before it is asked. */
  readonly compiledSchema: CompiledToolArguments<unknown> | undefined;
  /** What the tool was compiled under. */
  readonly options: ArgumentOptions;
  /** Checks `{ value }`. */
  readonly compiledResult: CompiledToolArguments<unknown> | undefined;
  readonly timeoutMs: number | undefined;
  readonly isExclusive: boolean;
  /** Some `default` stands in the schema. */
  readonly hasDefaults: boolean;
  readonly findings: readonly ToolFinding[];
}
