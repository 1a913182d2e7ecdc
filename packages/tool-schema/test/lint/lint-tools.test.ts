import { expect, test } from "vitest";
import { type LintedTool, lintTool, lintTools } from "../../src/index.ts";

const tools: readonly LintedTool[] = [
  { name: "github", description: "Create an issue.", parameters: { type: "object", properties: {} } },
  { name: "list_files", description: "", parameters: { type: "object", properties: { q: { type: "string" } } } },
];

test("gives the findings of each tool in turn, then those of all together", () => {
  expect(lintTools(tools, { maxTools: 1 })).toEqual([
    ...tools.flatMap((tool) => lintTool(tool)),
    {
      rule: "too-many-tools",
      severity: "warning",
      tool: "",
      pointer: "",
      message: "there are 2 tools in one context: more than 1 are hard to choose from",
    },
  ]);
});

test("no tools, no findings", () => {
  expect(lintTools([])).toEqual([]);
});

test.each([
  ["no list", { 0: tools[0], length: 1 }],
  ["nothing", undefined],
  ["text", "tools"],
])("%s is the caller's mistake", (_, list) => {
  expect(() => lintTools(list as never)).toThrow(new TypeError("tools must be a list"));
});

test("members of the list that are no tools are findings", () => {
  const findings = lintTools([undefined, null, 3, "tool", () => 3, []] as never);
  expect(findings.filter(({ rule }) => rule === "tool-invalid").length).toBeGreaterThanOrEqual(6);
});
