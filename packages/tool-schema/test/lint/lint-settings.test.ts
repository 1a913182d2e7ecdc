import { describe, expect, test } from "vitest";
import { lintTool } from "../../src/index.ts";
import { toolWith } from "./support/findings.ts";

const tool = toolWith({});

describe("what is no option is the caller's mistake", () => {
  test.each([
    [{ presets: "strict" }, "there is no option presets: did you mean preset?"],
    [{ max_tools: 3 }, "there is no option max_tools: did you mean maxTools?"],
    [{ depth: 3 }, "there is no option depth"],
    [{ preset: "all" }, 'option preset must be "recommended" or "strict"'],
    [{ portable: "yes" }, "option portable must be true or false"],
    [{ rules: { catch_all: "off" } }, "there is no rule catch_all: did you mean catch-all?"],
    [{ rules: { "unbound-string": "off" } }, "there is no rule unbound-string: did you mean unbounded-string?"],
    [{ rules: { "no-tools": "off" } }, "there is no rule no-tools"],
    [{ rules: { "catch-all": "warn" } }, 'rule catch-all must be "off", "hint", "warning" or "error"'],
    [{ rules: { "catch-all": true } }, 'rule catch-all must be "off", "hint", "warning" or "error"'],
    [{ rules: "off" }, "option rules must be an object of rules and severities"],
    [{ maxTools: -1 }, "option maxTools must be a whole number from 0 on, or Infinity"],
    [{ maxNesting: 1.5 }, "option maxNesting must be a whole number from 0 on, or Infinity"],
    [{ minExamples: "3" }, "option minExamples must be a whole number from 0 on, or Infinity"],
    [{ minSimilarity: 0 }, "option minSimilarity must be above 0 and at most 1"],
    [{ minSimilarity: Number.NaN }, "option minSimilarity must be above 0 and at most 1"],
    ["strict", "options must be an object"],
  ])("%j", (options, message) => {
    expect(() => lintTool(tool, options as never)).toThrow(new TypeError(message));
  });

  test.each(["toString", "__proto__", "constructor"])("a rule %s is none", (name) => {
    const rules = JSON.parse(`{"${name}":"off"}`);
    expect(() => lintTool(tool, { rules })).toThrow(new TypeError(`there is no rule ${name}`));
  });

  test("a name of any length", () => {
    const rules = { ["x".repeat(1_000_000)]: "off" };
    expect(() => lintTool(tool, { rules })).toThrow(`there is no rule ${"x".repeat(63)}…`);
  });
});

test.each([[{ rules: {} }], [{ rules: { "catch-all": undefined } }], [{ maxTools: Number.POSITIVE_INFINITY }], [{}]])(
  "%j is fine",
  (options) => {
    expect(lintTool(tool, options as never)).toEqual([]);
  },
);
