import { parseToolArguments, Type, type ToolDefinition, validateToolArguments } from "@di-code/ai";

const parameters = Type.Object({
  path: Type.String({ minLength: 1 }),
  limit: Type.Number({ minimum: 1 }),
  options: Type.Object({ labels: Type.Array(Type.String()) }),
});
const readTool = { name: "read", description: "Read a text file", parameters } satisfies ToolDefinition<typeof parameters>;

const a = validateToolArguments(readTool, { path: "README.md", limit: 20, options: { labels: ["docs"] } });
const b = parseToolArguments(readTool, '{"path":"README.md","limit":20,"options":{"labels":["docs"]}}');
a.path satisfies string; b.limit satisfies number;
