import { asSchema, executeTool, safeValidateTypes, tool as aiSdkTool } from "@ai-sdk/provider-utils";
import { type AssistantMessage, type TSchema, type Usage, validateToolArguments } from "@di-code/ai";
import { type AnyTool, createToolRegistry } from "@di-code/tool-registry";
import { RunContext, tool as openAiTool } from "@openai/agents-core";
import { z, type ZodType } from "zod";
import { type Contestant, Refused, type Subject } from "./contestant.ts";

/** One call in the forms that the contestants take. */
export interface CallInput {
  readonly value: unknown;
  readonly text: string;
  readonly message: AssistantMessage;
}

const usage: Usage = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
};

/** The one name under which every contestant has its tool. */
const TOOL = "tool";

export function callInput(text: string): CallInput {
  const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const message: AssistantMessage = {
    role: "assistant",
    content: [{ type: "tool_call", id: "call_1", name: TOOL, arguments: value }],
    provider: "bench",
    model: "bench",
    usage,
    timestamp: 0,
    stopReason: "tool_use",
  };
  return { value, text, message };
}

/** What the tool of every contestant does: next to nothing, now. */
function execute(): string {
  return "done";
}

const toolOf = ({ definition }: Subject): AnyTool => ({ ...definition, name: TOOL, execute });

const ourTurn: Contestant<CallInput> = {
  name: "@di-code/tool-registry",
  isAsync: true,
  prepare: (subject) => {
    const registry = createToolRegistry({ tools: [toolOf(subject)] });
    return async ({ message }) => {
      const [answer] = await registry.run(message);
      if (answer?.isError !== false) throw new Refused();
      return answer;
    };
  },
};

const ourCall: Contestant<CallInput> = {
  name: "safeExecuteAny",
  isAsync: true,
  prepare: (subject) => {
    const registry = createToolRegistry({ tools: [toolOf(subject)] });
    return async ({ value }) => {
      const result = await registry.safeExecuteAny(TOOL, value);
      if (!result.success) throw new Refused();
      return result.data;
    };
  },
};

/** What is written by hand where there is no registry. */
export const byHand: Contestant<CallInput> = {
  name: "validate, then the tool",
  isAsync: true,
  prepare: ({ definition }) => {
    const run: (args: Record<string, unknown>) => Promise<string> = async () => execute();
    return async ({ value }) => run(validateToolArguments<TSchema>(definition, value));
  },
};

const aiSdk: Contestant<CallInput> = {
  name: "AI SDK with zod",
  isAsync: true,
  prepare: ({ zod }) => {
    const tool = aiSdkTool({ inputSchema: zod, execute });
    return async ({ value }) => {
      const input = await safeValidateTypes({ value, schema: asSchema(zod) });
      if (!input.success) throw new Refused();
      // A tool without a context schema is typed as one that takes no context at all.
      const options = { toolCallId: "call_1", messages: [], context: undefined as never };
      let output: unknown;
      for await (const part of executeTool({ tool, input: input.value, options })) output = part.output;
      return output;
    };
  },
};

const openAiAgents: Contestant<CallInput> = {
  name: "openai-agents with zod",
  isAsync: true,
  prepare: ({ definition, zod }) => {
    const { description } = definition;
    // Without its own sentence for errors, so that a refusal can be told from a result.
    const tool = openAiTool({
      name: TOOL,
      description,
      parameters: objectOf(zod),
      strict: true,
      execute,
      errorFunction: null,
    });
    const context = new RunContext();
    return ({ text }) => tool.invoke(context, text);
  },
};

function objectOf(zod: ZodType): z.ZodObject {
  if (!(zod instanceof z.ZodObject)) throw new TypeError("the arguments of a tool must be an object");
  return zod;
}

/** In the order of the table. */
export const toolExecution: readonly Contestant<CallInput>[] = [ourTurn, ourCall, byHand, aiSdk, openAiAgents];
