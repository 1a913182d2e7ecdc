import { Type } from "@di-code/ai";
import { defineTool, isToolError, type ToolCallContext } from "@di-code/tool-registry";
import { elide, printable } from "../../terminal/printable.ts";
import { readTextFile } from "../folder/text-file.ts";
import { walk } from "../folder/walk.ts";
import { checkPath, placeOf, type Workspace } from "../folder/workspace.ts";
import { pathParameter } from "./path-parameter.ts";

const MAX_DEPTH = 32;
const MAX_LINE = 200;

export const search = defineTool({
  name: "search",
  description: "Find the lines that hold a text, in all text files of a folder. No pattern: the text as it stands.",
  parameters: Type.Object(
    {
      query: Type.String({ minLength: 1, maxLength: 500 }),
      path: Type.Optional(pathParameter),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "Lines; 100 unless given" })),
    },
    { additionalProperties: false },
  ),
  effects: "read",
  timeoutMs: 20_000,
  check: ({ path = "." }, { context }: ToolCallContext<Workspace>) => checkPath(context, path),
  async execute({ query, path = ".", limit = 100 }, { context, signal }: ToolCallContext<Workspace>) {
    const { absolute } = await placeOf(context, path);
    const hits: string[] = [];
    for await (const entry of walk(absolute, MAX_DEPTH, signal)) {
      if (entry.kind !== "file") continue;
      for (const [index, line] of (await linesOf(entry.absolute)).entries()) {
        if (!line.includes(query)) continue;
        if (hits.length === limit) return [...hits, `[There is more: only ${limit} lines are shown.]`].join("\n");
        hits.push(`${printable(entry.path)}:${index + 1}: ${elide(line, MAX_LINE)}`);
      }
    }
    return hits.length === 0 ? "[No line holds it.]" : hits.join("\n");
  },
});

/** None where the file cannot be read as text: it is not what is looked for. */
async function linesOf(absolute: string): Promise<readonly string[]> {
  try {
    return (await readTextFile(absolute)).text.split("\n");
  } catch (error) {
    if (isToolError(error)) return [];
    throw error;
  }
}
