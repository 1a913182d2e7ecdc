import { describe, expect, test } from "vitest";
import { createToolRegistry, defineTool } from "@di-code/tool-registry";
import { libraries } from "../support/libraries.ts";

describe.each(libraries)("a registry runs a tool of %s", (_library, parameters) => {
  const find = defineTool({
    name: "find",
    description: "Finds.",
    parameters,
    examples: [{ from: "2026-01-02", code: "AB" }],
    execute: ({ from, days }) => `${from.getUTCFullYear()}, ${days} days`,
  });

  test.each([undefined, "apply"] as const)("defaults: %s", async (defaults) => {
    const registry = createToolRegistry({ tools: [find], ...(defaults === undefined ? {} : { defaults }) });
    expect(await registry.execute("find", { from: "2026-01-02", code: "AB" })).toBe("2026, 7 days");
    const answers = await registry.run({
      role: "assistant",
      content: [
        { type: "tool_call", id: "1", name: "find", arguments: { from: "2026-01-02", code: "AB", days: 3 } },
        { type: "tool_call", id: "2", name: "find", arguments: { from: "2026-01-02", code: "ab" } },
      ],
      provider: "test",
      model: "test",
      usage: {
        input: 0,
        output: 0,
        cacheRead: 0,
        cacheWrite: 0,
        totalTokens: 0,
        cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
      },
      stopReason: "tool_use",
      timestamp: 0,
    });
    expect(answers.map(({ isError }) => isError)).toEqual([false, true]);
    expect(JSON.stringify(answers[0]?.content)).toContain("2026, 3 days");
    expect(JSON.stringify(answers[1]?.content)).toContain("must be in capitals");
  });
});
