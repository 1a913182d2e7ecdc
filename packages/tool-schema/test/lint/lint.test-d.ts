import { defineTool, type ToolDefinition, type ToolDescription, Type } from "@di-code/ai";
import { expectTypeOf, test } from "vitest";
import { type LintFinding, type LintOptions, type LintRule, lintRules, lintTool, lintTools } from "../../src/index.ts";

test("takes every kind of tool there is", () => {
  const defined = defineTool({ name: "a", description: "b", parameters: Type.Object({ x: Type.String() }) });
  const described: ToolDescription<typeof defined.parameters> = {
    ...defined,
    examples: [{ x: "y" }],
    effects: "write",
  };
  const plain = { name: "a", description: "b", parameters: { type: "object" } } as const;
  const fromServer: { name: string; description?: string; parameters: Record<string, unknown> } = {
    name: "a",
    parameters: {},
  };
  const any: ToolDefinition = defined;
  expectTypeOf(lintTool(defined)).toEqualTypeOf<readonly LintFinding[]>();
  lintTool(described);
  expectTypeOf(lintTools([defined, described, plain, fromServer, any])).toEqualTypeOf<readonly LintFinding[]>();
});

test("options have names and values", () => {
  expectTypeOf<{ preset: "strict"; rules: { "catch-all": "off" }; maxTools: 3 }>().toExtend<LintOptions>();
  expectTypeOf<{ preset: "all" }>().not.toExtend<LintOptions>();
  expectTypeOf<{ rules: { "catch-all": "warn" } }>().not.toExtend<LintOptions>();
  // @ts-expect-error: no rule has this name
  lintTools([], { rules: { "catch-nothing": "off" } });
});

test("findings and rules are read only", () => {
  expectTypeOf(lintRules).toEqualTypeOf<readonly LintRule[]>();
  expectTypeOf<LintFinding["severity"]>().toEqualTypeOf<"error" | "warning" | "hint">();
  const finding = lintTool({ name: "a", parameters: {} })[0];
  // @ts-expect-error: read only
  if (finding !== undefined) finding.message = "";
});
