import { parse } from "valibot";
import type { Contestant } from "./contestant.ts";

export const valibotFromValue: Contestant<unknown> = {
  name: "valibot",
  prepare:
    ({ valibot }) =>
    (value) =>
      parse(valibot, value),
};

export const valibotFromText: Contestant<string> = {
  name: "JSON.parse + valibot",
  prepare:
    ({ valibot }) =>
    (text) =>
      parse(valibot, JSON.parse(text)),
};
