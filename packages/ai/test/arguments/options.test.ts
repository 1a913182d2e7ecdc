import { describe, expect, test } from "vitest";
import {
  type ArgumentOptions,
  compileToolArguments,
  defineTool,
  isToolSchemaError,
  parseArgumentsText,
  parseToolArguments,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolDefinition,
  validateToolArguments,
} from "../../src/index.ts";
import { openTool } from "../support/payload-tools.ts";

const ENTRIES: readonly (readonly [string, (options: ArgumentOptions) => unknown])[] = [
  ["validateToolArguments", (options) => validateToolArguments(openTool, {}, options)],
  ["parseToolArguments", (options) => parseToolArguments(openTool, "{}", options)],
  ["safeValidateToolArguments", (options) => safeValidateToolArguments(openTool, {}, options)],
  ["safeParseToolArguments", (options) => safeParseToolArguments(openTool, "{}", options)],
  ["compileToolArguments", (options) => compileToolArguments(openTool, options)],
  ["parseArgumentsText", (options) => parseArgumentsText("{}", options)],
];

const LIMITS = ["maxCharacters", "maxDepth", "maxNodes", "maxSteps", "maxIssues"];
const NO_LIMITS: readonly unknown[] = [0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY, "10", null, true, 10n, {}];

const WRONG: readonly (readonly [string, unknown])[] = [
  ...LIMITS.flatMap((name) => NO_LIMITS.map((value): readonly [string, unknown] => [name, value])),
  ["duplicateKeys", "warn"],
  ["duplicateKeys", true],
  ["unsafeNumbers", "ignore"],
  ["loneSurrogates", null],
  ["loneSurrogates", "replace"],
];

/** Options that only a schema takes. */
const WRONG_MEANINGS: readonly (readonly [string, unknown])[] = [
  ["undeclared", "allow"],
  ["undeclared", false],
  ["imported", "yes"],
  ["imported", 1],
  ["imported", null],
  ["patternEngine", {}],
  ["patternEngine", () => true],
  ["patternEngine", null],
  ["formats", null],
  ["formats", "email"],
  ["formats", { even: /a/u }],
];

describe.each(ENTRIES)("%s", (entry, call) => {
  test.each(WRONG)("refuses %s: %o as the developer's mistake", (name, value) => {
    expect(() => call({ [name]: value })).toThrow(TypeError);
    expect(() => call({ [name]: value })).toThrow(`option ${name} must be `);
  });

  test.each(entry === "parseArgumentsText" ? [] : WRONG_MEANINGS)("refuses %s: %o, at each call", (name, value) => {
    // The schema has been compiled under the default options: what is kept of it must not hide the mistake.
    call({});
    for (let time = 0; time < 2; time += 1) {
      expect(() => call({ [name]: value })).toThrow(TypeError);
      expect(() => call({ [name]: value })).toThrow(`option ${name} must be `);
    }
  });

  test.each<[options: object, message: string]>([
    [{ maxCharacter: 3 }, "there is no option maxCharacter: did you mean maxCharacters?"],
    [{ maxDepth: 3, "\u001b[2J": 1 }, String.raw`there is no option \u001b[2J`],
  ])("refuses an option of another name: %o", (options, message) => {
    expect(() => call(options)).toThrow(new TypeError(message));
  });

  test.each([[null], [7], ["text"], [true]])("refuses the options %o", (options) => {
    expect(() => call(options as unknown as ArgumentOptions)).toThrow(new TypeError("options must be an object"));
  });

  test.each(LIMITS)("takes Infinity and undefined for %s", (name) => {
    expect(() => call({ [name]: Number.POSITIVE_INFINITY })).not.toThrow();
    expect(() => call({ [name]: undefined })).not.toThrow();
  });

  test("takes options that are undefined", () => {
    const names = [
      "duplicateKeys",
      "unsafeNumbers",
      "loneSurrogates",
      "undeclared",
      "imported",
      "patternEngine",
      "formats",
    ];
    expect(() => call(Object.fromEntries(names.map((name) => [name, undefined])))).not.toThrow();
  });
});

describe("tools that are no tools", () => {
  const parameters = { type: "object" };
  test.each<readonly [string, unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["a name", "read"],
    ["a function", (): object => ({ name: "x", parameters })],
    ["without a name", { description: "", parameters }],
    ["with a number for a name", { name: 7, description: "", parameters }],
    ["an array", [{ name: "x", parameters }]],
  ])("%s is a TypeError", (_name, tool) => {
    const none = tool as ToolDefinition;
    for (const call of [
      () => validateToolArguments(none, {}),
      () => parseToolArguments(none, "{}"),
      () => safeValidateToolArguments(none, {}),
      () => safeParseToolArguments(none, "{}"),
      () => compileToolArguments(none),
      () => defineTool(none),
    ]) {
      expect(call).toThrow(TypeError);
    }
  });

  test.each([[undefined], [null], [42], ["object"], [true], [[]], [(): object => parameters]])(
    "parameters %o are a ToolSchemaError, never the model's mistake",
    (none) => {
      const tool = { name: "bad", description: "", parameters: none } as unknown as ToolDefinition;
      for (const call of [
        () => safeValidateToolArguments(tool, {}),
        () => safeParseToolArguments(tool, "{"),
        () => compileToolArguments(tool),
        () => defineTool(tool),
      ]) {
        const caught = caughtFrom(call);
        expect(isToolSchemaError(caught)).toBe(true);
        expect(String(caught)).toContain("bad");
      }
    },
  );

  test("a bad schema is said before anything of the arguments", () => {
    const tool = { name: "bad", description: "", parameters: { type: "objct" } };
    expect(isToolSchemaError(caughtFrom(() => safeValidateToolArguments(tool, 1n)))).toBe(true);
    expect(isToolSchemaError(caughtFrom(() => safeParseToolArguments(tool, "{")))).toBe(true);
  });
});

function caughtFrom(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
