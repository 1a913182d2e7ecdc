import type Anthropic from "@anthropic-ai/sdk";
import type { FunctionDeclaration } from "@google/genai";
import type OpenAI from "openai";
import { expectTypeOf, test } from "vitest";
import { type SchemaObject, toDialect, type WireSchema } from "../../src/index.ts";

const { schema } = toDialect({ type: "object" }, "anthropic");

test("the SDKs take the schema as it is", () => {
  expectTypeOf(schema).toEqualTypeOf<WireSchema>();
  expectTypeOf(schema).toExtend<SchemaObject>();
  expectTypeOf(schema).toExtend<Anthropic.Tool.InputSchema>();
  expectTypeOf(schema).toExtend<Anthropic.Beta.BetaTool.InputSchema>();
  expectTypeOf(schema).toExtend<OpenAI.FunctionParameters>();
  expectTypeOf(schema).toExtend<OpenAI.Responses.FunctionTool["parameters"]>();
  expectTypeOf(schema).toExtend<FunctionDeclaration["parametersJsonSchema"]>();
});
