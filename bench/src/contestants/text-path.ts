import { aiSdkFromText } from "./ai-sdk.ts";
import { ajvFromText } from "./ajv.ts";
import type { Contestant } from "./contestant.ts";
import { mcpSdkFromText } from "./mcp-sdk.ts";
import { parseAlone } from "./no-check.ts";
import { oursFromText } from "./ours.ts";
import { piAiFromText } from "./pi-ai.ts";
import { typeboxFromText } from "./typebox.ts";
import { valibotFromText } from "./valibot.ts";
import { zodFromText } from "./zod.ts";

/** In the order of the table. */
export const textPath: readonly Contestant<string>[] = [
  oursFromText,
  parseAlone,
  typeboxFromText,
  ajvFromText,
  mcpSdkFromText,
  piAiFromText,
  aiSdkFromText,
  zodFromText,
  valibotFromText,
];
