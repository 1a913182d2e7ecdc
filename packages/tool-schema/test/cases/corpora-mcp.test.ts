import { readLines } from "../../../../test/support/corpora.ts";
import { testCorpus } from "../support/corpus-tests.ts";

interface Line {
  readonly tool: { readonly name: string; readonly inputSchema: object };
}

const lines = readLines<Line>("mcp-tools.jsonl");

testCorpus(
  "2,004 MCP tools",
  lines.map(({ tool }) => ({ name: tool.name, schema: tool.inputSchema })),
  20,
);
