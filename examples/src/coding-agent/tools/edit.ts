import { Type } from "@di-code/ai";
import { defineTool, isToolError, type Issues, type ToolCallContext, ToolError } from "@di-code/tool-registry";
import { readTextFile, replaceTextFile } from "../folder/text-file.ts";
import { checkPath, placeOf, type Workspace } from "../folder/workspace.ts";
import { pathParameter } from "./path-parameter.ts";
import { type Replacement, replacePassages } from "./replace-passages.ts";

const passage = Type.Object(
  { old: Type.String({ minLength: 1, maxLength: 20_000 }), new: Type.String({ maxLength: 20_000 }) },
  { additionalProperties: false },
);

export const edit = defineTool({
  name: "edit",
  description: "Replace passages of a text file. Each must stand in the file exactly once.",
  parameters: Type.Object(
    { path: pathParameter, edits: Type.Array(passage, { minItems: 1, maxItems: 20 }) },
    { additionalProperties: false },
  ),
  effects: "write",
  examples: [{ path: "README.md", edits: [{ old: "Node 18", new: "Node 20" }] }],
  concurrency: "exclusive",
  check: ({ path, edits }, { context }: ToolCallContext<Workspace>) => checkEdits(context, path, edits),
  authorize: ({ edits }) => ({ ask: edits.length === 1 ? "Change a passage?" : `Change ${edits.length} passages?` }),
  async execute({ path, edits }, { context }: ToolCallContext<Workspace>) {
    const { absolute } = await placeOf(context, path);
    const { text, mode } = await readTextFile(absolute);
    const replaced = replacePassages(text, edits);
    if ("issue" in replaced) throw new ToolError("The file has changed since: read it again.", { retryable: true });
    await replaceTextFile(absolute, replaced.text, mode);
    return `Replaced ${edits.length === 1 ? "1 passage" : `${edits.length} passages`}.`;
  },
});

/** Before anybody is asked: nobody should think about an edit that cannot be made. */
async function checkEdits(workspace: Workspace, path: string, edits: readonly Replacement[]): Promise<Issues> {
  const issues = await checkPath(workspace, path);
  if (issues.length > 0) return issues;
  try {
    const { text } = await readTextFile((await placeOf(workspace, path)).absolute);
    const replaced = replacePassages(text, edits);
    return "issue" in replaced ? [replaced.issue] : [];
  } catch (error) {
    if (isToolError(error)) return [{ path: "/path", message: `cannot be edited: ${error.message}` }];
    throw error;
  }
}
