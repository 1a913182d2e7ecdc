import { defineTool, validateToolArguments } from "@di-code/ai";
import { Compile } from "typebox/compile";
import { ajvFromValue } from "./ajv.ts";
import { type Contestant, Refused } from "./contestant.ts";
import { mcpSdkFromValue } from "./mcp-sdk.ts";
import { OURS } from "./ours.ts";
import { piAiFromValue } from "./pi-ai.ts";
import { valibotFromValue } from "./valibot.ts";
import { zodFromValue } from "./zod.ts";

/** `defineTool` checks the schema; the first call compiles it. */
const ours: Contestant<unknown> = {
  name: OURS,
  prepare: ({ definition }) => {
    const tool = defineTool(definition);
    return (value) => validateToolArguments(tool, value);
  },
};

/** What first use is measured against. */
export const compileAndCheck: Contestant<unknown> = {
  name: "TypeBox Compile + Check",
  prepare: ({ definition }) => {
    const validator = Compile(definition.parameters);
    return (value) => {
      if (!validator.Check(value)) throw new Refused();
      return value;
    };
  },
};

/** In the order of the tables. The AI SDK compiles nothing; its zod row is zod's. */
export const firstUse: readonly Contestant<unknown>[] = [
  ours,
  compileAndCheck,
  ajvFromValue,
  mcpSdkFromValue,
  piAiFromValue,
  zodFromValue,
  valibotFromValue,
];
