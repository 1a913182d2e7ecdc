import { describe, expect, test, vi } from "vitest";
import * as here from "../../src/index.ts";
import { refusedText, refusedValue } from "../support/refused.ts";

const tool: here.ToolDefinition = {
  name: "read",
  description: "Read a text file",
  parameters: here.Type.Object(
    {
      path: here.Type.String({ minLength: 1 }),
      limit: here.Type.Number({ minimum: 1 }),
      options: here.Type.Object({ labels: here.Type.Array(here.Type.String()) }),
    },
    { additionalProperties: false },
  ),
};

describe("the error", () => {
  const error = refusedValue(tool, { limit: 0, options: {}, pth: "secret" });

  test("has a line for each mistake, and the same as data", () => {
    expect(error.issues.toSorted((a, b) => a.localeCompare(b))).toEqual([
      "/limit: must be >= 1",
      "/options/labels: must have required properties labels",
      "/path: must have required properties path",
      "/pth: must not have additional properties",
    ]);
    expect(error.details.map(({ path, message }) => `${path}: ${message}`)).toEqual(error.issues);
    expect(error.details.find(({ path }) => path === "/pth")?.suggestion).toBe("path");
  });

  test("says them in its message, under the tool's name", () => {
    const lines = error.issues.map((issue) => `\n  - ${issue}`);
    expect(error.message).toBe(`Invalid arguments for tool "read":${lines.join("")}`);
    expect(String(error)).toBe(`ToolArgumentsValidationError: ${error.message}`);
  });

  test("is an Error with its own name and code", () => {
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(here.ToolArgumentsValidationError);
    expect([error.name, error.code, error.toolName, error.omitted]).toEqual([
      "ToolArgumentsValidationError",
      "schema_mismatch",
      "read",
      0,
    ]);
    expect(error.stack).toContain("ToolArgumentsValidationError");
  });

  test("holds frozen lists of frozen issues", () => {
    expect(Object.isFrozen(error.issues)).toBe(true);
    expect(Object.isFrozen(error.details)).toBe(true);
    for (const issue of error.details) expect(Object.isFrozen(issue)).toBe(true);
  });

  test("serializes to what is safe to log", () => {
    const json = JSON.parse(JSON.stringify(error)) as Readonly<Record<string, unknown>>;
    expect(Object.keys(json)).toEqual(["name", "code", "toolName", "message", "issues", "details", "omitted"]);
    expect(json).toMatchObject({ name: error.name, code: error.code, message: error.message, issues: error.issues });
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  test("escapes and cuts the names that others chose", () => {
    const key = `a/b~c\n\u202e${"k".repeat(200)}`;
    const hostile = refusedValue({ ...tool, name: `evil\n${"n".repeat(200)}` }, { [key]: 1 });
    for (const shown of [hostile.message, JSON.stringify(hostile)]) {
      expect(shown).not.toContain("\u202e");
      expect(shown).not.toContain("k".repeat(65));
      expect(shown).not.toContain("n".repeat(65));
    }
    expect(hostile.issues.every((issue) => !issue.includes("\n"))).toBe(true);
    const own = hostile.details.find(({ keyword }) => keyword === "additionalProperties");
    expect(own?.path).toBe(`/a~1b~0c\n\u202e${"k".repeat(200)}`);
    expect(hostile.toolName).toContain("n".repeat(200));
  });

  test("stays under 4 KB whatever came in", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${"𝄞\n".repeat(50)}${index}`, 1]));
    for (const one of [
      refusedValue(tool, many, { maxIssues: 1_000 }),
      refusedText(tool, JSON.stringify(many), { maxIssues: 1_000 }),
      refusedValue({ ...tool, name: "𝄞".repeat(5_000) }, {}),
    ]) {
      expect(new TextEncoder().encode(one.message).length).toBeLessThanOrEqual(4_096);
    }
  });

  test("shares nothing with the schema", () => {
    const choices = ["a", "b"];
    const parameters = { type: "object", properties: { e: { enum: choices } } };
    const refused = refusedValue({ name: "t", description: "", parameters }, { e: "c" });
    const before = JSON.stringify(refused);
    choices.push("c");
    expect(JSON.stringify(refused)).toBe(before);
  });
});

describe("isToolArgumentsValidationError", () => {
  test("knows the errors of another copy of the package, and the other way round", async () => {
    // As a second installed copy: every module of it is another.
    vi.resetModules();
    const there = await import("../../src/index.ts");
    expect(there.ToolArgumentsValidationError).not.toBe(here.ToolArgumentsValidationError);
    const theirs = there.safeValidateToolArguments(tool, {});
    const ours = here.safeValidateToolArguments(tool, {});
    if (theirs.ok || ours.ok) throw new Error("accepted");
    expect(theirs.error).not.toBeInstanceOf(here.ToolArgumentsValidationError);
    expect(here.isToolArgumentsValidationError(theirs.error)).toBe(true);
    expect(there.isToolArgumentsValidationError(ours.error)).toBe(true);
    expect(here.describeIssues(theirs.error)).toBe(here.describeIssues(ours.error));
  });

  test.each<readonly [string, unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["text", "ToolArgumentsValidationError"],
    ["another error", new Error("Invalid arguments")],
    ["an object that says so", { name: "ToolArgumentsValidationError", issues: [], details: [] }],
    ["what inherits from one", Object.create(refusedValue(tool, {}))],
  ])("%s is none", (_name, value) => {
    expect(here.isToolArgumentsValidationError(value)).toBe(false);
  });
});
