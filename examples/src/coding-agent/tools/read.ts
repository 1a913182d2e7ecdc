import { Type } from "@di-code/ai";
import { defineTool, type ToolCallContext, ToolError } from "@di-code/tool-registry";
import { readTextFile } from "../folder/text-file.ts";
import { checkPath, placeOf, type Workspace } from "../folder/workspace.ts";
import { pathParameter } from "./path-parameter.ts";

export const read = defineTool({
  name: "read",
  description: "Read lines of a text file of the project.",
  parameters: Type.Object(
    {
      path: pathParameter,
      offset: Type.Optional(Type.Integer({ minimum: 1, description: "First line; 1 unless given" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000, description: "Lines; 500 unless given" })),
    },
    { additionalProperties: false },
  ),
  effects: "read",
  examples: [{ path: "src/index.ts" }, { path: "CHANGELOG.md", offset: 501, limit: 100 }],
  check: ({ path }, { context }: ToolCallContext<Workspace>) => checkPath(context, path),
  async execute({ path, offset = 1, limit = 500 }, { context }: ToolCallContext<Workspace>) {
    const { absolute } = await placeOf(context, path);
    const { text } = await readTextFile(absolute);
    const lines = text.split("\n");
    // A line break ends the last line; it begins no other.
    if (lines.at(-1) === "") lines.pop();
    if (offset > Math.max(1, lines.length)) {
      throw new ToolError(`The file has ${lines.length} lines.`, { code: "NO_SUCH_LINE", retryable: true });
    }
    const shown = lines.slice(offset - 1, offset - 1 + limit);
    const next = offset + shown.length;
    const left = next <= lines.length ? `\n[${lines.length - next + 1} more lines: read on with offset ${next}.]` : "";
    return `${shown.join("\n")}${left}`;
  },
});
