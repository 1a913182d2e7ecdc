import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileToolArguments } from "../../src/arguments/compile-tool-arguments.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";

interface Tool {
  readonly name: string;
  readonly schema: unknown;
}

const corpora = process.env["TOOL_CORPORA"];
if (corpora === undefined) console.warn("TOOL_CORPORA is not set: the coverage of real schemas is skipped");

function readLines<TLine>(file: string): readonly TLine[] {
  if (corpora === undefined) return [];
  const lines = readFileSync(join(corpora, file), "utf8").split("\n").filter(Boolean);
  return lines.map((line): TLine => JSON.parse(line));
}

function mcpTools(): readonly Tool[] {
  const lines = readLines<{ tool: { name: string; inputSchema: unknown } }>("mcp-tools.jsonl");
  return lines.map(({ tool }) => ({ name: tool.name, schema: tool.inputSchema }));
}

function bfclTools(): readonly Tool[] {
  const lines = readLines<{ tools: readonly { name: string; parameters: unknown }[] }>("bfcl.jsonl");
  return lines.flatMap(({ tools }) => tools).map(({ name, parameters }) => ({ name, schema: parameters }));
}

type Covered = "complete" | "not enforced" | "left to TypeBox" | "refused";

function coverageOf({ name, schema }: Tool): Covered {
  try {
    const tool = { name, description: "", parameters: Object(schema) };
    const { coverage } = compileToolArguments(tool, { imported: true });
    if (!coverage.complete) return "left to TypeBox";
    return coverage.notEnforced.length === 0 ? "complete" : "not enforced";
  } catch (error) {
    if (isToolSchemaError(error)) return "refused";
    throw error;
  }
}

describe.skipIf(corpora === undefined)("real tool schemas are covered by the plan", () => {
  test.each([
    ["MCP", mcpTools(), 2_004],
    ["BFCL", bfclTools(), 2_000],
  ])("%s", (corpus, tools, atLeast) => {
    expect(tools.length).toBeGreaterThanOrEqual(atLeast);
    const counts: Record<Covered, number> = { complete: 0, "not enforced": 0, "left to TypeBox": 0, refused: 0 };
    for (const tool of tools) counts[coverageOf(tool)] += 1;
    const shares = Object.entries(counts).map(([covered, count]) => `${count} ${covered}`);
    process.stdout.write(`${corpus}: of ${tools.length} schemas ${shares.join(", ")}\n`);
    expect((counts.complete + counts["not enforced"]) / tools.length).toBeGreaterThanOrEqual(0.98);
    expect(counts["left to TypeBox"]).toBe(0);
  });
});
