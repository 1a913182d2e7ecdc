import { Type } from "@di-code/ai";

/** The parameter `path` of a tool. Short ones only: the folder refuses the rest in its own words. */
export const pathParameter = Type.String({
  minLength: 1,
  maxLength: 1_024,
  description: "Relative to the project's folder, with /",
});
