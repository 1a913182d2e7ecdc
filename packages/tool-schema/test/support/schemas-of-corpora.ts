import { checkToolSchema } from "@di-code/ai";
import { readLines } from "../../../../test/support/corpora.ts";

/** A tool of the corpora, as every test of output takes it. */
export interface CorpusTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: object;
}

interface ServerTool {
  readonly tool: { readonly name: string; readonly description?: string; readonly inputSchema: object };
}

interface TaskTool {
  readonly tool: CorpusTool;
}

/** The tools of the corpora whose schemas can be used: all but nine, which have no `type` at the root. */
export function corpusTools(): readonly CorpusTool[] {
  const servers = readLines<ServerTool>("mcp-tools.jsonl").map(({ tool }) => ({
    name: tool.name,
    description: tool.description ?? "",
    parameters: tool.inputSchema,
  }));
  const tasks = readLines<TaskTool>("bfcl-tools.jsonl").map(({ tool }) => tool);
  return [...servers, ...tasks].filter(
    ({ parameters }) => checkToolSchema(parameters, { imported: true }).findings.length === 0,
  );
}
