import { readLines } from "../../../../../test/support/corpora.ts";
import type { LintedTool } from "../../../src/index.ts";

interface McpLine {
  readonly package: string;
  readonly tool: {
    readonly name: string;
    readonly description?: string;
    readonly inputSchema: object;
    readonly annotations?: { readonly readOnlyHint?: boolean; readonly destructiveHint?: boolean };
  };
}

interface BfclLine {
  readonly tool: LintedTool;
}

/** The tools of each MCP server, as they are offered together. */
export function mcpContexts(): readonly (readonly LintedTool[])[] {
  const servers = Map.groupBy(readLines<McpLine>("mcp-tools.jsonl"), (line) => line.package);
  return [...servers.values()].map((lines) =>
    lines.map(({ tool: { name, description, inputSchema, annotations } }): LintedTool => {
      const effects = effectsOf(annotations);
      return {
        name,
        parameters: inputSchema,
        ...(description === undefined ? {} : { description }),
        ...(effects === undefined ? {} : { effects }),
      };
    }),
  );
}

/** The tools of the function-calling benchmark, each by itself. */
export function bfclContexts(): readonly (readonly LintedTool[])[] {
  return readLines<BfclLine>("bfcl-tools.jsonl").map(({ tool }) => [tool]);
}

/** What a server says outright; its silence is not taken for "destructive", as the protocol's default would have it. */
function effectsOf(annotations: McpLine["tool"]["annotations"]): LintedTool["effects"] {
  if (annotations?.readOnlyHint === true) return "read";
  if (annotations?.destructiveHint === true) return "destructive";
  return annotations?.readOnlyHint === false ? "write" : undefined;
}
