import { Type } from "@di-code/ai";
import * as v from "valibot";
import { z } from "zod";
import { type BenchTool, extraProperty } from "./tool.ts";

const CHARACTERS = 100_000;

function sourceText(index: number): string {
  const line = `  const entry = table.get("key-${index}"); // line of a file that a model writes out in full\n`;
  return line.repeat(Math.ceil(CHARACTERS / line.length)).slice(0, CHARACTERS);
}

/** The write tool of a coding agent with 100,000 characters of source text. */
export const text: BenchTool = {
  name: "text",
  definition: (extra) => ({
    name: "write",
    description: "Write a file",
    parameters: Type.Object({
      path: Type.String({ minLength: 1 }),
      content: Type.String(),
      ...extraProperty(extra, Type.Optional(Type.Boolean())),
    }),
  }),
  zod: (extra) =>
    z.object({ path: z.string().min(1), content: z.string(), ...extraProperty(extra, z.boolean().optional()) }),
  valibot: (extra) =>
    v.object({
      path: v.pipe(v.string(), v.minLength(1)),
      content: v.string(),
      ...extraProperty(extra, v.optional(v.boolean())),
    }),
  argumentsOf: (index) => ({ path: `src/part-${index}.ts`, content: sourceText(index) }),
  wrongArguments: () => ({ path: "src/part.ts" }),
};
