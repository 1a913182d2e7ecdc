import type { ToolDisplay } from "@di-code/ai";

/**
 * What lint reads of a tool: a `ToolDefinition` of `@di-code/ai` with what its `ToolDescription` adds. A tool of an MCP
 * server becomes one by `{ name, description, parameters: inputSchema }`.
 */
export interface LintedTool {
  readonly name: string;
  /** Servers leave it out. */
  readonly description?: string;
  readonly parameters: object;
  readonly examples?: readonly unknown[];
  readonly effects?: "read" | "write" | "destructive";
  readonly display?: ToolDisplay;
}
