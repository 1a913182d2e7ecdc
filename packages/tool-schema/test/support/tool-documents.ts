import { corpora, readLines } from "../../../../test/support/corpora.ts";

/** A tool's schema from the corpora, each once. */
export interface ToolDocument {
  readonly name: string;
  readonly origin: "mcp" | "bfcl";
  readonly schema: object;
}

interface McpLine {
  readonly package: string;
  readonly tool: { readonly name: string; readonly inputSchema: object };
}

interface BfclLine {
  readonly tool: { readonly name: string; readonly parameters: object };
}

/** The schemas of MCP servers and of BFCL's tools; none without the corpora. */
export function toolDocuments(): readonly ToolDocument[] {
  if (corpora === undefined) return [];
  const all: readonly ToolDocument[] = [
    ...readLines<McpLine>("mcp-tools.jsonl").map(({ package: server, tool }) => ({
      name: `${server} ${tool.name}`,
      origin: "mcp" as const,
      schema: tool.inputSchema,
    })),
    ...readLines<BfclLine>("bfcl-tools.jsonl").map(({ tool }) => ({
      name: tool.name,
      origin: "bfcl" as const,
      schema: tool.parameters,
    })),
  ];
  return [...new Map(all.toReversed().map((entry) => [JSON.stringify(entry.schema), entry])).values()].toReversed();
}
