import { parseToolArguments, validateToolArguments } from "@di-code/ai";
import type { Contestant } from "./contestant.ts";

export const OURS = "@di-code/ai";

export const oursFromValue: Contestant<unknown> = {
  name: OURS,
  prepare:
    ({ definition }) =>
    (value) =>
      validateToolArguments(definition, value),
};

export const oursFromText: Contestant<string> = {
  name: OURS,
  prepare:
    ({ definition }) =>
    (text) =>
      parseToolArguments(definition, text),
};
