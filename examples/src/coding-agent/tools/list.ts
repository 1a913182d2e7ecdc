import { Type } from "@di-code/ai";
import { defineTool, type ToolCallContext } from "@di-code/tool-registry";
import { printable } from "../../terminal/printable.ts";
import { type Entry, walk } from "../folder/walk.ts";
import { checkPath, placeOf, type Workspace } from "../folder/workspace.ts";
import { pathParameter } from "./path-parameter.ts";

const MAX_LISTED = 500;

export const list = defineTool({
  name: "list",
  description: 'List a folder of the project. "/" marks a folder, "@" a link.',
  parameters: Type.Object(
    {
      path: pathParameter,
      depth: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: "Levels; 1 unless given" })),
    },
    { additionalProperties: false },
  ),
  effects: "read",
  check: ({ path }, { context }: ToolCallContext<Workspace>) => checkPath(context, path),
  async execute({ path, depth = 1 }, { context, signal }: ToolCallContext<Workspace>) {
    const { absolute } = await placeOf(context, path);
    const lines: string[] = [];
    for await (const entry of walk(absolute, depth, signal)) {
      if (lines.length === MAX_LISTED) {
        lines.push(`[There is more: only the first ${MAX_LISTED} are listed.]`);
        break;
      }
      // A name may hold a line break, and would read as two files.
      lines.push(`${printable(entry.path)}${MARKS[entry.kind]}`);
    }
    return lines.length === 0 ? "[The folder is empty.]" : lines.join("\n");
  },
});

const MARKS: Readonly<Record<Entry["kind"], string>> = { file: "", folder: "/", link: "@", other: "?" };
