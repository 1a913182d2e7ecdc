import { RE2JS } from "re2js";
import { describe, expect, test } from "vitest";
import { compileToolArguments, type PatternEngine, safeParseToolArguments } from "../../src/index.ts";

// A real engine, linear by construction: what the README shows. It finds a match anywhere, as `pattern` means it.
const patternEngine: PatternEngine = {
  compile(pattern) {
    const compiled = RE2JS.compile(pattern);
    return (text) => compiled.matcher(text).find();
  },
};

function tool(pattern: string): { name: string; description: string; parameters: object } {
  return { name: "t", description: "", parameters: { type: "object", properties: { p: { type: "string", pattern } } } };
}

describe("patterns that may backtrack, on re2js", () => {
  test.each<[pattern: string, accepted: readonly string[], refused: readonly string[]]>([
    ["^(a+)+$", ["a", "a".repeat(50_000)], ["", "b", `${"a".repeat(50_000)}!`]],
    ["^(?:x|x)*y$", ["y", "xxxy"], ["x", "x".repeat(50_000)]],
    ["(\\w+\\s?)*!", ["so!", "a b!"], ["a".repeat(20_000)]],
  ])("%s", (pattern, accepted, refused) => {
    expect(() => compileToolArguments(tool(pattern))).toThrow("pattern");
    const { safeValidate } = compileToolArguments(tool(pattern), { patternEngine });
    for (const p of accepted) expect(safeValidate({ p }).ok).toBe(true);
    for (const p of refused) {
      const result = safeValidate({ p });
      expect(result.ok ? [] : result.error.details.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual([
        "/p pattern",
      ]);
    }
  });
});

test("a pattern that is shown to be linear stays on the built-in engine", () => {
  const never: PatternEngine = {
    compile: () => {
      throw new Error("not asked for");
    },
  };
  expect(safeParseToolArguments(tool("^a+$"), '{"p":"aa"}', { patternEngine: never }).ok).toBe(true);
});

test("what re2js cannot run is refused with the schema", () => {
  expect(() => compileToolArguments(tool("(a+)+\\1"), { patternEngine })).toThrow("pattern");
});
