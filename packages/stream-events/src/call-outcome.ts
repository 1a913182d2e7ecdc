import {
  type ArgumentOptions,
  type AssistantContent,
  type CompiledToolArguments,
  compileToolArguments,
  parseArgumentsText,
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
  const compiled = new Map<string, CompiledToolArguments>();
  for (const tool of tools) {
    const entry = compileToolArguments(tool, options);
    if (compiled.has(tool.name)) throw new TypeError("two tools have the same name");
    compiled.set(tool.name, entry);
  }
  return (call) => {
    if (call.type !== "tool_call" && call.type !== "invalid_tool_call") return undefined;
    const tool = compiled.get(call.name);
    if (tool === undefined) return undefined;
    const outcome =
      call.type === "tool_call" ? tool.safeValidate(call.arguments) : refusedText(tool, call.argumentsText, options);
    return { toolName: call.name, arguments: outcome };
  };
}

/** The error of a text that its decoder found to be no usable object, whatever the text looks like. */
function refusedText(
  tool: CompiledToolArguments,
  text: string,
  options: ArgumentOptions | undefined,
): ToolArgumentsResult {
  // A call that was cut off can look whole, and must not be taken: without its last bracket it says what it is.
  const isWhole = parseArgumentsText(text, options).ok;
  return tool.safeParse(isWhole ? text.trimEnd().slice(0, -1) : text);
}
