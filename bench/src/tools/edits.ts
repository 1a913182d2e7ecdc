import { Type } from "@di-code/ai";
import * as v from "valibot";
import { z } from "zod";
import { type BenchTool, extraProperty } from "./tool.ts";

const EDITS = 20;

/** The edit tool of a coding agent: twenty replacements of a line or two in one file. */
export const edits: BenchTool = {
  name: "edits",
  definition: (extra) => ({
    name: "edit",
    description: "Replace text in a file",
    parameters: Type.Object(
      {
        ...extraProperty(extra, Type.Optional(Type.Boolean())),
        path: Type.String({ minLength: 1 }),
        edits: Type.Array(
          Type.Object(
            { oldText: Type.String({ minLength: 1 }), newText: Type.String() },
            { additionalProperties: false },
          ),
          { minItems: 1 },
        ),
      },
      { additionalProperties: false },
    ),
  }),
  zod: (extra) =>
    z.strictObject({
      ...extraProperty(extra, z.boolean().optional()),
      path: z.string().min(1),
      edits: z.array(z.strictObject({ oldText: z.string().min(1), newText: z.string() })).min(1),
    }),
  valibot: (extra) =>
    v.strictObject({
      ...extraProperty(extra, v.optional(v.boolean())),
      path: v.pipe(v.string(), v.minLength(1)),
      edits: v.pipe(
        v.array(v.strictObject({ oldText: v.pipe(v.string(), v.minLength(1)), newText: v.string() })),
        v.minLength(1),
      ),
    }),
  argumentsOf: (index) => ({
    path: `src/part-${index}.ts`,
    edits: Array.from({ length: EDITS }, (_, edit) => ({
      oldText: `  const value${edit} = compute(${index});\n`,
      newText: `  const value${edit} = compute(${index}, options);\n  log("computed", value${edit});\n`,
    })),
  }),
  wrongArguments: () => ({ path: "src/part.ts", edits: [{ oldText: "" }] }),
};
