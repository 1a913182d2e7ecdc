import { Client, InMemoryTransport as ClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as OldTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer as OldServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { McpServer } from "@modelcontextprotocol/server";
import { RunContext, tool as agentTool } from "@openai/agents-core";
import { asSchema, generateText, tool as aiTool } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { Type } from "@di-code/ai";
import { fromStandardSchema, toStandardSchema } from "../../src/index.ts";

const deploy = {
  name: "deploy",
  description: "Deploys a service.",
  parameters: Type.Object({
    service: Type.String(),
    to: Type.Union([Type.Literal("staging"), Type.Literal("production")]),
  }),
};
const schema = toStandardSchema(deploy);

/** One whose arguments are made by a validator. */
const wait = {
  name: "wait",
  description: "Waits.",
  parameters: fromStandardSchema(
    z.object({
      seconds: z
        .string()
        .transform(Number)
        .refine((n) => n < 60, "too long"),
    }),
  ),
};
const waitSchema = toStandardSchema(wait);

const right = { service: "api", to: "staging" };
const wrong = { service: "api", to: "moon" };

describe("AI SDK", () => {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };

  function modelThatCalls(toolName: string, args: object): MockLanguageModelV4 {
    return new MockLanguageModelV4({
      doGenerate: {
        content: [{ type: "tool-call", toolCallId: "1", toolName, input: JSON.stringify(args) }],
        finishReason: { unified: "tool-calls", raw: undefined },
        usage,
        warnings: [],
      },
    });
  }

  const seen: unknown[] = [];
  const tools = {
    deploy: aiTool({
      description: deploy.description,
      inputSchema: schema,
      execute: (args) => {
        expectTypeOf(args).toEqualTypeOf<{ service: string; to: "staging" | "production" }>();
        return `to ${args.to}`;
      },
    }),
    wait: aiTool({
      description: wait.description,
      inputSchema: waitSchema,
      execute: ({ seconds }) => {
        expectTypeOf(seconds).toEqualTypeOf<number>();
        seen.push(seconds);
        return seconds;
      },
    }),
  };

  test("runs our tool with checked arguments", async () => {
    const model = modelThatCalls("deploy", right);
    const { toolResults } = await generateText({ model, tools, prompt: "Deploy." });
    expect(toolResults).toMatchObject([{ toolName: "deploy", input: right, output: "to staging" }]);
    expect(model.doGenerateCalls[0]?.tools).toMatchObject([
      { name: "deploy", inputSchema: { type: "object", required: ["service", "to"], additionalProperties: false } },
      { name: "wait", inputSchema: { properties: { seconds: { type: "string" } } } },
    ]);
  });

  test("runs a tool of another library with what that makes of the arguments", async () => {
    await generateText({ model: modelThatCalls("wait", { seconds: "5" }), tools, prompt: "Wait." });
    expect(seen).toEqual([5]);
  });

  test.each([
    ["deploy", wrong, "must be equal to one of the allowed values"],
    ["wait", { seconds: "90" }, "too long"],
  ])("tells our issues, and does not run: %s", async (name, args, message) => {
    const { toolCalls, toolResults } = await generateText({ model: modelThatCalls(name, args), tools, prompt: "Go." });
    expect(toolResults).toEqual([]);
    expect(toolCalls).toMatchObject([{ invalid: true }]);
    expect(String(toolCalls[0]?.error)).toContain(message);
  });

  test("its own reading of the schema", async () => {
    const read = asSchema(schema);
    expect(await read.validate?.(right)).toEqual({ success: true, value: right });
    expect(await read.validate?.(wrong)).toMatchObject({ success: false });
    expect(await read.jsonSchema).toMatchObject({ $schema: "http://json-schema.org/draft-07/schema#", type: "object" });
  });
});

describe("openai-agents", () => {
  const given: unknown[] = [];
  const agent = agentTool({
    name: deploy.name,
    description: deploy.description,
    parameters: schema,
    execute: (args) => {
      expectTypeOf(args).toEqualTypeOf<{ service: string; to: "staging" | "production" }>();
      given.push(args);
      return `to ${args.to}`;
    },
  });

  test("shows the model our schema", () => {
    expect(agent.parameters).toMatchObject({
      type: "object",
      required: ["service", "to"],
      additionalProperties: false,
    });
  });

  test("runs our tool with checked arguments, and not with others", async () => {
    expect(await agent.invoke(new RunContext(), JSON.stringify(right))).toBe("to staging");
    expect(given).toEqual([right]);
    const refused = await agent.invoke(new RunContext(), JSON.stringify(wrong));
    expect(String(refused)).toContain("error");
    expect(given).toHaveLength(1);
  });

  test("runs a tool of another library", async () => {
    const transformed = agentTool({
      name: wait.name,
      description: wait.description,
      parameters: waitSchema,
      execute: ({ seconds }) => String(seconds + 1),
    });
    expect(await transformed.invoke(new RunContext(), '{"seconds":"5"}')).toBe("6");
  });
});

describe("MCP SDK 2", () => {
  async function connected(): Promise<Client> {
    const server = new McpServer({ name: "tools", version: "1.0.0" });
    server.registerTool(deploy.name, { description: deploy.description, inputSchema: schema }, (args) => {
      expectTypeOf(args).toEqualTypeOf<{ service: string; to: "staging" | "production" }>();
      return { content: [{ type: "text", text: `to ${args.to}` }] };
    });
    server.registerTool(wait.name, { description: wait.description, inputSchema: waitSchema }, ({ seconds }) => ({
      content: [{ type: "text", text: String(seconds + 1) }],
    }));
    const client = new Client({ name: "host", version: "1.0.0" });
    const [ours, theirs] = ClientTransport.createLinkedPair();
    await Promise.all([server.connect(theirs), client.connect(ours)]);
    return client;
  }

  test("lists and runs our tools", async () => {
    const client = await connected();
    const { tools } = await client.listTools();
    expect(tools).toMatchObject([
      { name: "deploy", inputSchema: { type: "object", required: ["service", "to"] } },
      { name: "wait", inputSchema: { properties: { seconds: { type: "string" } } } },
    ]);
    expect(await client.callTool({ name: "deploy", arguments: right })).toMatchObject({
      content: [{ text: "to staging" }],
    });
    expect(await client.callTool({ name: "wait", arguments: { seconds: "5" } })).toMatchObject({
      content: [{ text: "6" }],
    });
    await client.close();
  });

  test("tells our issues, with their place", async () => {
    const client = await connected();
    const refused = await client.callTool({ name: "deploy", arguments: wrong }).catch(String);
    expect(JSON.stringify(refused)).toContain("to: must be equal to one of the allowed values");
    await client.close();
  });
});

test("MCP SDK 1, whose registerTool takes nothing but Zod: through its Server", async () => {
  const { server } = new OldServer({ name: "tools", version: "1.0.0" }, { capabilities: { tools: {} } });
  const { validate, jsonSchema } = schema["~standard"];
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [{ ...deploy, inputSchema: { type: "object" as const, ...jsonSchema.input({ target: "draft-07" }) } }],
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const result = validate(params.arguments);
    const text =
      result.issues === undefined ? `to ${result.value.to}` : result.issues.map(({ message }) => message).join();
    return { content: [{ type: "text", text }], isError: result.issues !== undefined };
  });
  const client = new OldClient({ name: "host", version: "1.0.0" });
  const [ours, theirs] = OldTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  expect((await client.listTools()).tools).toMatchObject([
    { name: "deploy", inputSchema: { required: ["service", "to"] } },
  ]);
  expect(await client.callTool({ name: "deploy", arguments: right })).toMatchObject({
    content: [{ text: "to staging" }],
  });
  expect(await client.callTool({ name: "deploy", arguments: wrong })).toMatchObject({ isError: true });
  await client.close();
});
