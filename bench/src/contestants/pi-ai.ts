import type { JsonObject } from "@di-code/ai";
import { parseToolCallArguments } from "@earendil-works/pi-ai/utils/json-parse";
import { validateToolArguments } from "@earendil-works/pi-ai/utils/validation";
import type { Contestant } from "./contestant.ts";

/** Copies with structuredClone, coerces, then checks. */
export const piAiFromValue: Contestant<unknown> = {
  name: "pi-ai",
  prepare:
    ({ definition }) =>
    (value) => {
      const { name } = definition;
      const call = { type: "toolCall" as const, id: "1", name, arguments: value as JsonObject };
      return validateToolArguments(definition, call) as unknown;
    },
};

export const piAiFromText: Contestant<string> = {
  name: "pi-ai",
  prepare:
    ({ definition }) =>
    (text) => {
      const { name } = definition;
      return validateToolArguments(definition, {
        type: "toolCall",
        id: "1",
        name,
        ...parseToolCallArguments(text),
      }) as unknown;
    },
};
