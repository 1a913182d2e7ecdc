import { Type } from "@di-code/ai";
import { type AnyTool, defineTool } from "../../src/index.ts";

const parameters = Type.Object({ text: Type.Optional(Type.String()), n: Type.Optional(Type.Integer()) });

/** A tool of two optional members that does what it is told. */
export function toolOf(
  name: string,
  execute: ((...args: never[]) => unknown) | undefined,
  more: Partial<AnyTool> = {},
): AnyTool {
  return { name, description: `The tool ${name}.`, parameters, ...(execute === undefined ? {} : { execute }), ...more };
}

/** Gives its text back. */
export const echo = defineTool({
  name: "echo",
  description: "Gives the text back.",
  parameters: Type.Object({ text: Type.String() }),
  execute: ({ text }) => text,
});
