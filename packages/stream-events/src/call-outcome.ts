import {
  type ArgumentOptions,
  type AssistantContent,
  type CompiledToolArguments,
  compileToolArguments,
  invalidToolCallError,
  printableName,
  type ToolArgumentsResult,
  type ToolDefinition,
} from "@di-code/ai";

/** What became of a call's arguments; undefined for a call of no tool that is known. */
export type JudgeCall = (call: AssistantContent) => NamedOutcome | undefined;

interface NamedOutcome {
  readonly toolName: string;
  readonly arguments: ToolArgumentsResult;
}

/**
 * Compiles the tools, so that wrong ones are found before the stream begins.
 *
 * @throws ToolSchemaError for a schema that cannot be enforced, `TypeError` for what is no list of tools or a name that
 * occurs twice.
 */
export function createJudge(tools: readonly ToolDefinition[], options: ArgumentOptions | undefined): JudgeCall {
  requireList(tools);
  const compiled = new Map<string, CompiledToolArguments>();
  for (const tool of tools) {
    const entry = compileToolArguments(tool, options);
    if (compiled.has(tool.name)) throw new TypeError(`two tools have the same name: ${printableName(tool.name)}`);
    compiled.set(tool.name, entry);
  }
  return (call) => {
    if (call.type !== "tool_call" && call.type !== "invalid_tool_call") return undefined;
    const tool = compiled.get(call.name);
    if (tool === undefined) return undefined;
    // A call that its decoder found to be none must not be taken, however whole its text looks.
    const outcome: ToolArgumentsResult =
      call.type === "tool_call" ? tool.safeValidate(call.arguments) : { ok: false, error: invalidToolCallError(call) };
    return { toolName: call.name, arguments: outcome };
  };
}

function requireList(tools: unknown): void {
  if (!Array.isArray(tools)) throw new TypeError("option tools must be a list of tools");
}
