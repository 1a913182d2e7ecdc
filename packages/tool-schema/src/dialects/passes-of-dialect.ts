import type { Dialect } from "./dialect.ts";
import type { Pass } from "./pass.ts";
import { anthropic, anthropicStrict } from "./receivers/anthropic.ts";
import { gemini, geminiJsonSchema } from "./receivers/gemini.ts";
import { openai, openaiStrict } from "./receivers/openai.ts";
import { portable } from "./receivers/portable.ts";

/** The steps of each conversion, in their order. MCP takes a schema as it is written, so it has none. */
export const passesOfDialect: Readonly<Record<Exclude<Dialect, "mcp">, readonly Pass[]>> = {
  openai,
  "openai-strict": openaiStrict,
  anthropic,
  "anthropic-strict": anthropicStrict,
  gemini,
  "gemini-json-schema": geminiJsonSchema,
  portable,
};
