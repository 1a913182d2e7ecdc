import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { type Contestant, Refused, type Subject } from "./contestant.ts";

function compile({ definition }: Subject): (value: unknown) => unknown {
  const validate = new AjvJsonSchemaValidator().getValidator({ ...definition.parameters });
  return (value) => {
    const result = validate(value);
    if (!result.valid) throw new Refused(result.errorMessage);
    return result.data;
  };
}

/** The default validator of the MCP SDK checks in place; the copy is added, so that both give the same. */
export const mcpSdkFromValue: Contestant<unknown> = {
  name: "structuredClone + MCP SDK",
  needsCodeGeneration: true,
  prepare: (subject) => {
    const validate = compile(subject);
    return (value) => validate(structuredClone(value));
  },
};

export const mcpSdkFromText: Contestant<string> = {
  name: "JSON.parse + MCP SDK",
  needsCodeGeneration: true,
  prepare: (subject) => {
    const validate = compile(subject);
    return (text) => validate(JSON.parse(text));
  },
};
