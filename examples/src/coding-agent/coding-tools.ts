import { type Approve, createToolRegistry, type ToolRegistryOptions } from "@di-code/tool-registry";
import type { Workspace } from "./folder/workspace.ts";
import { bash } from "./tools/bash.ts";
import { edit } from "./tools/edit.ts";
import { list } from "./tools/list.ts";
import { read } from "./tools/read.ts";
import { search } from "./tools/search.ts";
import { write } from "./tools/write.ts";

/** In the order in which a model sees them. */
export const codingTools = [read, list, search, edit, write, bash] as const;

/** The tools of the agent. What changes anything asks; `approve` decides. */
export function createCodingTools(approve: Approve<Workspace>, onError: NonNullable<ToolRegistryOptions["onError"]>) {
  return createToolRegistry({ tools: codingTools, approve, onError, timeoutMs: 10_000, maxResultBytes: 65_536 });
}
