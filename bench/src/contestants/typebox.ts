import { Compile } from "typebox/compile";
import { type Contestant, Refused } from "./contestant.ts";

/** What the object path is measured against: what a careful host writes by hand. */
export const cloneAndCheck: Contestant<unknown> = {
  name: "structuredClone + TypeBox Check",
  prepare: ({ definition }) => {
    const validator = Compile(definition.parameters);
    return (value) => {
      const copy: unknown = structuredClone(value);
      if (!validator.Check(copy)) throw new Refused();
      return copy;
    };
  },
};

export const cloneAndCompile: Contestant<unknown> = {
  name: "structuredClone + Compile on each call",
  prepare:
    ({ definition }) =>
    (value) => {
      const copy: unknown = structuredClone(value);
      if (!Compile(definition.parameters).Check(copy)) throw new Refused();
      return copy;
    },
};

/** No copy: whoever holds the input can change what was checked. */
export const checkAlone: Contestant<unknown> = {
  name: "TypeBox Check, no copy",
  prepare: ({ definition }) => {
    const validator = Compile(definition.parameters);
    return (value) => {
      if (!validator.Check(value)) throw new Refused();
      return value;
    };
  },
};

export const typeboxFromText: Contestant<string> = {
  name: "JSON.parse + TypeBox Check",
  prepare: ({ definition }) => {
    const validator = Compile(definition.parameters);
    return (text) => {
      const value: unknown = JSON.parse(text);
      if (!validator.Check(value)) throw new Refused();
      return value;
    };
  },
};
