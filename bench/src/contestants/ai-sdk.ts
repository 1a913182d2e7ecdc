import { asSchema, safeParseJSON, safeValidateTypes } from "@ai-sdk/provider-utils";
import type { Contestant } from "./contestant.ts";

/** The zod path of the AI SDK: `asSchema` at each call, as its own parser of tool calls does. */
export const aiSdkFromValue: Contestant<unknown> = {
  name: "AI SDK with zod",
  isAsync: true,
  prepare:
    ({ zod }) =>
    async (value) => {
      const result = await safeValidateTypes({ value, schema: asSchema(zod) });
      if (!result.success) throw result.error;
      return result.value;
    },
};

export const aiSdkFromText: Contestant<string> = {
  name: "AI SDK with zod",
  isAsync: true,
  prepare:
    ({ zod }) =>
    async (text) => {
      const result = await safeParseJSON({ text, schema: asSchema(zod) });
      if (!result.success) throw result.error;
      return result.value;
    },
};
