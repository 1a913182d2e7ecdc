import { Type } from "@di-code/ai";
import * as v from "valibot";
import { z } from "zod";
import { type BenchTool, extraProperty } from "./tool.ts";

/** The tool of the README: three properties, one of them an object with a list. */
export const read: BenchTool = {
  name: "read",
  definition: (extra) => ({
    name: "read",
    description: "Read a text file",
    parameters: Type.Object({
      ...extraProperty(extra, Type.Optional(Type.Boolean())),
      path: Type.String({ minLength: 1 }),
      limit: Type.Number({ minimum: 1 }),
      options: Type.Object({ labels: Type.Array(Type.String()) }),
    }),
  }),
  zod: (extra) =>
    z.object({
      ...extraProperty(extra, z.boolean().optional()),
      path: z.string().min(1),
      limit: z.number().min(1),
      options: z.object({ labels: z.array(z.string()) }),
    }),
  valibot: (extra) =>
    v.object({
      ...extraProperty(extra, v.optional(v.boolean())),
      path: v.pipe(v.string(), v.minLength(1)),
      limit: v.pipe(v.number(), v.minValue(1)),
      options: v.object({ labels: v.array(v.string()) }),
    }),
  argumentsOf: (index) => ({
    path: `packages/module-${index}/README.md`,
    limit: 20 + index,
    options: { labels: ["docs", `part-${index}`] },
  }),
  wrongArguments: () => ({ path: "README.md", options: { labels: ["docs"] } }),
};
