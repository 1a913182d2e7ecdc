import { aiSdkFromValue } from "./ai-sdk.ts";
import { ajvFromValue } from "./ajv.ts";
import type { Contestant } from "./contestant.ts";
import { mcpSdkFromValue } from "./mcp-sdk.ts";
import { cloneAlone } from "./no-check.ts";
import { oursFromValue } from "./ours.ts";
import { piAiFromValue } from "./pi-ai.ts";
import { checkAlone, cloneAndCheck, cloneAndCompile } from "./typebox.ts";
import { valibotFromValue } from "./valibot.ts";
import { zodFromValue } from "./zod.ts";

/** In the order of the table. */
export const objectPath: readonly Contestant<unknown>[] = [
  oursFromValue,
  cloneAndCheck,
  cloneAlone,
  checkAlone,
  cloneAndCompile,
  ajvFromValue,
  mcpSdkFromValue,
  piAiFromValue,
  aiSdkFromValue,
  zodFromValue,
  valibotFromValue,
];
