import { describe, expect, test } from "vitest";
import { type LintOptions, lintRules, lintTools } from "../../src/index.ts";
import { ruleNames } from "../../src/lint/rule-names.ts";

test("the rules are those that have names, in their order", () => {
  expect(lintRules.map(({ name }) => name)).toEqual(ruleNames);
});

test.each(lintRules)("$name is at least as severe under strict", ({ severity }) => {
  const levels = ["off", "hint", "warning", "error"];
  expect(levels.indexOf(severity.strict)).toBeGreaterThanOrEqual(levels.indexOf(severity.recommended));
});

describe.each(lintRules)("the examples of $name", ({ name, bad, good }) => {
  const isOn: LintOptions = { rules: { [name]: "warning" } };

  test("the bad one is found where it says", () => {
    const findings = lintTools(bad.tools, { ...isOn, ...bad.options }).filter(({ rule }) => rule === name);
    expect(findings.map(({ pointer }) => pointer)).toEqual(bad.pointers);
  });

  test("nothing else is wrong with the bad one, but for hints", () => {
    const others = lintTools(bad.tools, bad.options).filter(
      ({ rule, severity }) => rule !== name && severity !== "hint",
    );
    expect(others).toEqual([]);
  });

  test("nothing at all is found in the good one", () => {
    expect(lintTools(good.tools, { ...isOn, ...good.options, preset: "recommended" })).toEqual([]);
    expect(lintTools(good.tools, good.options).filter(({ rule }) => rule === name)).toEqual([]);
  });

  test("off is off", () => {
    const findings = lintTools(bad.tools, { ...bad.options, rules: { [name]: "off" } });
    expect(findings.filter(({ rule }) => rule === name)).toEqual([]);
  });

  test("a severity of one's own", () => {
    const findings = lintTools(bad.tools, { ...bad.options, rules: { [name]: "hint" } });
    const own = findings.filter(({ rule }) => rule === name);
    expect(new Set(own.map(({ severity }) => severity))).toEqual(new Set(["hint"]));
  });
});
