import { checkAnthropicStrict } from "./anthropic-strict.ts";
import { checkAnthropic } from "./anthropic.ts";
import type { DialectCheck } from "./finding.ts";
import { checkGeminiJsonSchema } from "./gemini-json-schema.ts";
import { checkGemini } from "./gemini.ts";
import { checkMcp } from "./mcp.ts";
import { checkOpenaiStrict } from "./openai-strict.ts";
import { checkOpenai } from "./openai.ts";
import { checkPortable } from "./portable.ts";

/** The checker of each dialect, written from what the providers say, apart from the converters. */
export const dialectChecks = {
  openai: checkOpenai,
  "openai-strict": checkOpenaiStrict,
  anthropic: checkAnthropic,
  "anthropic-strict": checkAnthropicStrict,
  gemini: checkGemini,
  "gemini-json-schema": checkGeminiJsonSchema,
  mcp: checkMcp,
  portable: checkPortable,
} as const satisfies Readonly<Record<string, DialectCheck>>;
