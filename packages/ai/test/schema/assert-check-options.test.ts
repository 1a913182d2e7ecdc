import { expect, test } from "vitest";
import { checkToolSchema, type SchemaCheckOptions } from "../../src/index.ts";

const deep = (levels: number): object =>
  levels === 1 ? { type: "object" } : { type: "object", not: deep(levels - 1) };

test.each<[name: string, options: unknown, message: string]>([
  ["a misspelt name", { importd: true }, "there is no option importd: did you mean imported?"],
  ["a limit that is no number", { maxDepth: Number.NaN }, "option maxDepth must be a positive integer or Infinity"],
  ["a limit in words", { maxNodes: "x" }, "option maxNodes must be a positive integer or Infinity"],
  ["a limit of nothing", { maxCharacters: 0 }, "option maxCharacters must be a positive integer or Infinity"],
  ["an answer that is neither", { imported: "yes" }, "option imported must be a boolean"],
  ["no options", null, "options must be an object"],
])("%s is refused", (_name, options, message) => {
  expect(() => checkToolSchema({ type: "object" }, options as SchemaCheckOptions)).toThrow(new TypeError(message));
});

test("limits hold, and may be lifted", () => {
  expect(checkToolSchema(deep(70)).findings.map(({ code }) => code)).toEqual(["limit_depth"]);
  expect(checkToolSchema(deep(70), { maxDepth: Number.POSITIVE_INFINITY }).findings).toEqual([]);
});
