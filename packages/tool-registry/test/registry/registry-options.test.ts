import { expect, test } from "vitest";
import { createToolRegistry } from "../../src/index.ts";

test.each<[options: unknown, message: string]>([
  [{ authorise: () => "allow" }, "there is no option authorise"],
  [{ maxResultByte: 10 }, "there is no option maxResultByte"],
  [{ "\u001b[2J": 1 }, String.raw`there is no option \u001b[2J`],
  [{ defaults: "fill" }, 'option defaults must be "apply" or left out'],
  [{ includeValues: "yes" }, "option includeValues must be a boolean"],
  [{ approve: true }, "option approve must be a function"],
  [null, "options must be an object"],
])("refuses %o as the developer's mistake", (options, message) => {
  expect(() => Reflect.apply(createToolRegistry, undefined, [options])).toThrow(new TypeError(message));
});
