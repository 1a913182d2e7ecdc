import { Ajv, type ValidateFunction } from "ajv";
import ajvFormats from "ajv-formats";
import { type Contestant, Refused, type Subject } from "./contestant.ts";

function compile({ definition }: Subject): ValidateFunction {
  const ajv = new Ajv();
  ajvFormats.default(ajv);
  return ajv.compile(definition.parameters);
}

export const ajvFromValue: Contestant<unknown> = {
  name: "structuredClone + ajv",
  needsCodeGeneration: true,
  prepare: (subject) => {
    const validate = compile(subject);
    return (value) => {
      const copy: unknown = structuredClone(value);
      if (!validate(copy)) throw new Refused();
      return copy;
    };
  },
};

export const ajvFromText: Contestant<string> = {
  name: "JSON.parse + ajv",
  needsCodeGeneration: true,
  prepare: (subject) => {
    const validate = compile(subject);
    return (text) => {
      const value: unknown = JSON.parse(text);
      if (!validate(value)) throw new Refused();
      return value;
    };
  },
};
