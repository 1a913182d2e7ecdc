import type { Contestant } from "./contestant.ts";

export const zodFromValue: Contestant<unknown> = {
  name: "zod",
  prepare:
    ({ zod }) =>
    (value) =>
      zod.parse(value),
};

export const zodFromText: Contestant<string> = {
  name: "JSON.parse + zod",
  prepare:
    ({ zod }) =>
    (text) =>
      zod.parse(JSON.parse(text)),
};
