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
  readonly ref: number;
  readonly tool: LintedTool;
}

interface BfclTask {
  readonly tools: readonly { readonly ref: number }[];
}

/** The tools of each MCP server, as they are offered together. */
export function mcpContexts(): readonly (readonly LintedTool[])[] {
  const servers = new Map<string, LintedTool[]>();
  for (const line of readLines<McpLine>("mcp-tools.jsonl")) {
    const tools = servers.get(line.package) ?? [];
    servers.set(line.package, tools);
    tools.push(toolOf(line));
  }
  return [...servers.values()];
}

function toolOf({ tool: { name, description, inputSchema, annotations } }: McpLine): LintedTool {
  const effects = effectsOf(annotations);
  return {
    name,
    parameters: inputSchema,
    ...(description === undefined ? {} : { description }),
    ...(effects === undefined ? {} : { effects }),
  };
}

/** The tools of the function-calling benchmark, each by itself. */
export function bfclContexts(): readonly (readonly LintedTool[])[] {
  return readLines<BfclLine>("bfcl-tools.jsonl").map(({ tool }) => [tool]);
}

/** Of the same benchmark, the tools that are offered together for one task; tasks with one tool are left out. */
export function bfclTaskContexts(): readonly (readonly LintedTool[])[] {
  const tools = new Map(readLines<BfclLine>("bfcl-tools.jsonl").map(({ ref, tool }) => [ref, tool]));
  return readLines<BfclTask>("bfcl.jsonl")
    .map((task) => task.tools.flatMap(({ ref }) => tools.get(ref) ?? []))
    .filter((context) => context.length > 1);
}

/** What a server says outright; its silence is not taken for "destructive", as the protocol's default would have it. */
function effectsOf(annotations: McpLine["tool"]["annotations"]): LintedTool["effects"] {
  if (annotations?.readOnlyHint === true) return "read";
  if (annotations?.destructiveHint === true) return "destructive";
  return annotations?.readOnlyHint === false ? "write" : undefined;
}
