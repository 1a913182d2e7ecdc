import { Type } from "@di-code/ai";
import { defineTool, isToolError, type Issues, type ToolCallContext } from "@di-code/tool-registry";
import { createTextFile, readTextFile, replaceTextFile } from "../folder/text-file.ts";
import { resolveInside } from "../folder/resolve-inside.ts";
import { placeOf, type Workspace } from "../folder/workspace.ts";
import { isThere } from "../folder/is-there.ts";
import { pathParameter } from "./path-parameter.ts";

export const write = defineTool({
  name: "write",
  description: "Write a whole text file. To change a part of one, use edit.",
  parameters: Type.Object(
    {
      path: pathParameter,
      mode: Type.Union([Type.Literal("create"), Type.Literal("overwrite")], {
        description: "create: there is no such file yet. overwrite: there is one.",
      }),
      content: Type.String({ maxLength: 200_000 }),
    },
    { additionalProperties: false },
  ),
  effects: "write",
  concurrency: "exclusive",
  check: ({ path, mode }, { context }: ToolCallContext<Workspace>) => checkTarget(context, path, mode),
  authorize: ({ mode }) => ({ ask: mode === "create" ? "Create the file?" : "Overwrite the file?" }),
  async execute({ path, mode, content }, { context }: ToolCallContext<Workspace>) {
    const { absolute } = await placeOf(context, path);
    if (mode === "create") await createTextFile(absolute, content);
    else await replaceTextFile(absolute, content, (await readTextFile(absolute)).mode);
    return mode === "create" ? "The file is created." : "The file is overwritten.";
  },
});

async function checkTarget({ root }: Workspace, path: string, mode: "create" | "overwrite"): Promise<Issues> {
  const place = await resolveInside(root, path);
  if (!place.isInside) return [{ path: "/path", message: place.fault }];
  if (mode === "create") {
    const message = "must not be create: there is such a file or folder";
    return (await isThere(place.absolute)) ? [{ path: "/mode", message }] : [];
  }
  try {
    await readTextFile(place.absolute);
    return [];
  } catch (error) {
    if (isToolError(error)) return [{ path: "/path", message: `cannot be overwritten: ${error.message}` }];
    throw error;
  }
}
