import { type } from "arktype";
import * as v from "valibot";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import {
  compileToolArguments,
  createToolArgumentsReader,
  defineTool,
  type Static,
  type ToolArguments,
  type ToolInput,
  Type,
  validateToolArguments,
} from "@di-code/ai";
import { createToolRegistry, defineTool as defineRunnable } from "@di-code/tool-registry";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { fromJsonSchema, fromStandardSchema, toStandardSchema } from "../../src/index.ts";

const zod = fromStandardSchema(
  z.object({ when: z.iso.date().transform((text) => new Date(text)), limit: z.int().default(10) }),
);
type ZodOutput = { when: Date; limit: number };
type ZodInput = { when: string; limit?: number | undefined };

const valibot = fromStandardSchema(
  toStandardJsonSchema(
    v.object({
      path: v.pipe(
        v.string(),
        v.transform((text) => text.length),
      ),
      all: v.optional(v.boolean()),
    }),
  ),
);
const arktype = fromStandardSchema(type({ when: "string.date.parse", "limit?": "number.integer" }));

test("the static type is the validator's output", () => {
  expectTypeOf<Static<typeof zod>>().toEqualTypeOf<ZodOutput>();
  expectTypeOf<ToolArguments<typeof zod>>().toEqualTypeOf<ZodOutput>();
  expectTypeOf<ToolArguments<typeof valibot>>().toEqualTypeOf<{ path: number; all?: boolean | undefined }>();
  expectTypeOf<ToolArguments<typeof arktype>>().toEqualTypeOf<{ when: Date; limit?: number }>();
});

test("what a model sends has the input type", () => {
  expectTypeOf<ToolInput<typeof zod>>().toEqualTypeOf<ZodInput>();
  expectTypeOf<ToolInput<typeof valibot>>().toEqualTypeOf<{ path: string; all?: boolean | undefined }>();
  expectTypeOf<ToolInput<typeof arktype>>().toEqualTypeOf<{ when: string; limit?: number }>();
});

test("defineTool of ai", () => {
  const tool = defineTool({ name: "t", description: "", parameters: zod, examples: [{ when: "2026-01-01" }] });
  expectTypeOf(validateToolArguments(tool, {})).toEqualTypeOf<ZodOutput>();
  expectTypeOf(compileToolArguments(tool).parse("")).toEqualTypeOf<ZodOutput>();
  expectTypeOf(createToolArgumentsReader(tool).preview.when).toEqualTypeOf<string | undefined>();
});

test("defineTool of tool-registry: execute gets the output", () => {
  const tool = defineRunnable({
    name: "find",
    description: "",
    parameters: zod,
    examples: [{ when: "2026-01-01", limit: 1 }],
    check({ when }) {
      expectTypeOf(when).toEqualTypeOf<Date>();
      return [];
    },
    execute(args) {
      expectTypeOf(args).toEqualTypeOf<ZodOutput>();
      return args.limit;
    },
  });
  const registry = createToolRegistry({ tools: [tool] });
  expectTypeOf(registry.execute("find", { when: "2026-01-01" })).resolves.toEqualTypeOf<number>();
});

test("parameters written in place", () => {
  defineRunnable({
    name: "t",
    description: "",
    parameters: fromStandardSchema(z.object({ a: z.string().transform(Number) })),
    execute: ({ a }) => expectTypeOf(a).toEqualTypeOf<number>(),
  });
});

test("JSON Schema that is a constant has the type that it says", () => {
  const written = fromJsonSchema({
    type: "object",
    properties: { a: { type: "string" }, b: { type: "integer" } },
    required: ["a"],
  });
  expectTypeOf<ToolArguments<typeof written>>().toEqualTypeOf<{ a: string; b?: number }>();
  defineRunnable({
    name: "t",
    description: "",
    parameters: written,
    execute: ({ b }) => expectTypeOf(b).toEqualTypeOf<number | undefined>(),
  });
});

test("JSON Schema of somebody else gives an open record", () => {
  const read: unknown = {};
  for (const parameters of [
    fromJsonSchema(read as object),
    fromJsonSchema(read as Record<string, unknown>),
    fromJsonSchema(read as { type: string; properties: { a: { type: string } } }),
  ] as const) {
    expectTypeOf<Static<typeof parameters>>().toEqualTypeOf<Record<string, unknown>>();
    expectTypeOf<ToolArguments<typeof parameters>>().toEqualTypeOf<Record<string, unknown>>();
  }
});

test("our tools are Standard Schemas", () => {
  const plain = toStandardSchema({ name: "t", description: "", parameters: Type.Object({ a: Type.Integer() }) });
  expectTypeOf<StandardSchemaV1.InferInput<typeof plain>>().toEqualTypeOf<{ a: number }>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof plain>>().toEqualTypeOf<{ a: number }>();
  const transformed = toStandardSchema({ name: "t", description: "", parameters: zod });
  expectTypeOf<StandardSchemaV1.InferInput<typeof transformed>>().toEqualTypeOf<ZodInput>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof transformed>>().toEqualTypeOf<ZodOutput>();
  expectTypeOf(transformed).toExtend<StandardSchemaV1<ZodInput, ZodOutput>>();
  expectTypeOf(transformed).toExtend<StandardJSONSchemaV1<ZodInput, ZodOutput>>();
  const back = fromStandardSchema(transformed);
  expectTypeOf<ToolArguments<typeof back>>().toEqualTypeOf<ZodOutput>();
});

test("what is no Standard Schema is a type error", () => {
  // @ts-expect-error a JSON Schema is none
  fromStandardSchema({ type: "object" });
  // @ts-expect-error options of other names
  fromStandardSchema(z.object({}), { jsonschema: {} });
});
