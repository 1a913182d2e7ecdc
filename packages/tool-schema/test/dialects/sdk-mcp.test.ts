import { safeValidateToolArguments } from "@di-code/ai";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv-provider.js";
import { expect, test } from "vitest";
import { convertedSamples, convertedSchemas } from "../support/converted-schemas.ts";

interface Connection extends AsyncDisposable {
  readonly client: Client;
  /** The arguments of the calls that reached the server. */
  readonly received: readonly unknown[];
}

/** A client of the SDK and a server of the SDK that lists the schemas, over a transport in memory. */
async function connect(schemas: readonly (readonly [name: string, schema: object])[]): Promise<Connection> {
  const received: unknown[] = [];
  const server = new McpServer({ name: "test", version: "1.0.0" }, { capabilities: { tools: {} } });
  // The checkers have seen that their roots are objects.
  const tools = schemas.map(([name, inputSchema]) => ({ name, inputSchema: inputSchema as Tool["inputSchema"] }));
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.server.setRequestHandler(CallToolRequestSchema, (request) => {
    received.push(request.params.arguments);
    return { content: [{ type: "text", text: "done" }] };
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return {
    client,
    received,
    [Symbol.asyncDispose]: async () => {
      await client.close();
      await server.close();
    },
  };
}

test("a client lists the schemas as the server was given them", async () => {
  const schemas = convertedSchemas("mcp");
  await using connection = await connect(schemas);
  const { tools } = await connection.client.listTools();
  expect(tools.map(({ name, inputSchema }) => [name, inputSchema])).toEqual(schemas);
});

test("arguments of the samples reach the server as they are", async () => {
  const samples = convertedSamples("mcp");
  await using connection = await connect(samples.map(({ name, converted }) => [name, converted.schema]));
  for (const sample of samples) {
    for (const args of sample.arguments) {
      await connection.client.callTool({ name: sample.name, arguments: args });
      expect(sample.converted.restore(connection.received.at(-1))).toEqual(args);
    }
  }
});

test.each(convertedSamples("mcp"))("the SDK's validator judges $name as we do", ({ schema, converted, ...sample }) => {
  const validate = new AjvJsonSchemaValidator().getValidator(converted.schema);
  for (const args of sample.arguments) expect(validate(args).valid).toBe(true);
  expect(validate(sample.refused).valid).toBe(false);
  const tool = { name: "a", description: "", parameters: schema };
  expect(safeValidateToolArguments(tool, converted.restore(sample.refused), { imported: true }).ok).toBe(false);
});

test("the SDK's validator compiles the schemas", () => {
  const faults: string[] = [];
  // One in ten: compiling is slow.
  for (const [name, schema] of convertedSchemas("mcp").filter((_, index) => index % 10 === 0)) {
    try {
      new AjvJsonSchemaValidator().getValidator(schema);
    } catch (error) {
      faults.push(`${name}: ${String(error)}: ${JSON.stringify(schema)}`);
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
});
