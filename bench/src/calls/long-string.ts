import { Type } from "@di-code/ai";
import type { ArrivingCall } from "./arriving-call.ts";

/** A file that a model writes: source text with a newline and two quotes to escape in each line. */
export const longString: ArrivingCall = {
  name: "string",
  title: "one long string",
  tool: {
    name: "write",
    description: "Write a file",
    parameters: Type.Object(
      {
        path: Type.String({ minLength: 1 }),
        mode: Type.Union([Type.Literal("create"), Type.Literal("overwrite")]),
        content: Type.String(),
      },
      { additionalProperties: false },
    ),
  },
  argumentsOf: (characters, index) => ({
    path: `src/part-${index}.ts`,
    mode: "create",
    content: sourceText(characters, index),
  }),
  wrongArguments: () => ({ path: "src/part.ts", mode: "append", content: "" }),
};

function sourceText(characters: number, index: number): string {
  const line = `  const entry = table.get("key-${index}"); // line of a file that a model writes out in full\n`;
  return line.repeat(Math.ceil(characters / line.length)).slice(0, characters);
}
