import type { ArgumentOptions, ToolDefinition } from "@di-code/ai";
import { duplicateName, readTool } from "../definition/read-tool.ts";
import { ToolDefinitionError } from "../definition/tool-definition-error.ts";
import type { ToolEntry, ToolFinding } from "../definition/tool-entry.ts";
import type { AnyTool } from "../definition/tool.ts";

/** The registered tools, by name: in a map, where `constructor` and `__proto__` are names like any other. */
export class ToolEntries {
  readonly byName: Map<string, ToolEntry> = new Map<string, ToolEntry>();
  readonly #tools = new WeakMap<ToolEntry, AnyTool>();

  /** All or none; gives the function that takes exactly these out again. */
  add(tools: readonly AnyTool[], options: ArgumentOptions): () => void {
    const added = new Map<string, ToolEntry>();
    for (const [index, tool] of tools.entries()) {
      const entry = readTool(tool, index, options);
      const { name } = entry;
      if (this.byName.has(name) || added.has(name)) throw new ToolDefinitionError(name, index, duplicateName(name));
      added.set(name, entry);
      this.#tools.set(entry, tool);
    }
    for (const [name, entry] of added) this.byName.set(name, entry);
    return () => {
      for (const [name, entry] of added) {
        // Another tool may have the name by now.
        if (this.byName.get(name) === entry) this.byName.delete(name);
      }
    };
  }

  get(name: string): AnyTool | undefined {
    const entry = this.byName.get(name);
    return entry === undefined ? undefined : this.#tools.get(entry);
  }

  definitions(): readonly ToolDefinition[] {
    return [...this.byName.values()].map((entry) => entry.definition);
  }

  findings(): readonly ToolFinding[] {
    return [...this.byName.values()].flatMap((entry) => entry.findings);
  }
}
