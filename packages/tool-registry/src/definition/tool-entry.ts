import type { ArgumentOptions, CompiledToolArguments, SchemaFinding, ToolDefinition, TSchema } from "@di-code/ai";
import type { ToolCallContext } from "./tool-call-context.ts";

/** How a registered tool is called. Its arguments were checked against its schema just before. */
interface CallableTool {
  readonly name: string;
  readonly parameters: TSchema;
  readonly effects?: "read" | "write" | "destructive";
  execute?(args: unknown, call: ToolCallContext): unknown;
  check?(args: unknown, call: ToolCallContext): unknown;
  authorize?(args: unknown, call: ToolCallContext): unknown;
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
