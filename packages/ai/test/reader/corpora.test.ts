import { describe, expect, test } from "vitest";
import { safeParseToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { generateInstance } from "../support/instance-generator.ts";
import { mutationsOf } from "../support/mutations.ts";
import { openTool } from "../support/payload-tools.ts";
import { hasGrown, outcome, parsed, pieces, read } from "../support/reading.ts";
import { createRandom } from "../support/random.ts";
import { NoInstance } from "../support/schema-merge.ts";

interface Task {
  readonly tools: readonly { readonly name: string; readonly description?: string; readonly parameters: object }[];
  readonly calls: readonly { readonly name: string; readonly arguments: unknown }[];
}

interface McpLine {
  readonly tool: { readonly name: string; readonly description?: string; readonly inputSchema: object };
}

interface JsonCase {
  readonly name: string;
  readonly text?: string;
  readonly base64?: string;
}

const sizes = [[1], [3, 1, 7], []] as const;

/** What must hold of any tool and text. Gives how the reading ended. */
function check(tool: ToolDefinition, text: string, cuts: readonly number[], options = {}): string {
  const { reader, state, previews } = read(tool, pieces(text, cuts), options);
  const expected = parsed(tool, text, options);
  expect(outcome(reader.safeFinish())).toEqual(expected);
  const { ok } = safeParseToolArguments(tool, text, options);
  if (ok) {
    expect(state).toEqual({ status: "complete" });
    expect(reader.preview).toStrictEqual(JSON.parse(text));
  }
  for (const preview of previews.slice(-3)) expect(hasGrown(preview, reader.preview)).toBe(true);
  return ok ? "accepted" : state.status === "refused" ? "early" : "late";
}

function compiles(tool: ToolDefinition, options = {}): boolean {
  try {
    createToolArgumentsReader(tool, options);
    return true;
  } catch (error) {
    if (isToolSchemaError(error)) return false;
    throw error;
  }
}

function counter(): { readonly counts: Record<string, number>; readonly count: (name: string) => void } {
  const counts: Record<string, number> = { accepted: 0, early: 0, late: 0 };
  return { counts, count: (name) => (counts[name] = (counts[name] ?? 0) + 1) };
}

describe.skipIf(corpora === undefined)("real inputs", () => {
  test("every call of BFCL", () => {
    const { counts, count } = counter();
    for (const [index, { tools, calls }] of readLines<Task>("bfcl.jsonl").entries()) {
      for (const call of calls) {
        const found = tools.find(({ name }) => name === call.name);
        if (found === undefined) continue;
        const text = JSON.stringify(call.arguments);
        count(check({ description: "", ...found }, text, sizes[index % sizes.length] ?? []));
      }
    }
    console.log("BFCL:", counts);
    expect(counts["accepted"]).toBeGreaterThan(1_500);
    // What is wrong with these calls shows as they come: types, literals, missing members.
    expect(counts["late"]).toBeLessThan(5);
  });

  test("arguments for every MCP tool, right and wrong in one place", () => {
    const { counts, count } = counter();
    const options = { imported: true };
    for (const [index, { tool }] of readLines<McpLine>("mcp-tools.jsonl").entries()) {
      const definition = { name: tool.name, description: "", parameters: tool.inputSchema };
      if (!compiles(definition, options)) continue;
      const random = createRandom(index);
      try {
        const instance = generateInstance(tool.inputSchema, random, "any");
        const values = [instance.value, ...mutationsOf(instance, random, 2).map(({ value }) => value)];
        for (const value of values) {
          const text = JSON.stringify(value) ?? "null";
          count(check(definition, text, sizes[index % sizes.length] ?? [], options));
        }
      } catch (error) {
        if (!(error instanceof NoInstance)) throw error;
      }
    }
    console.log("MCP:", counts);
    expect(counts["accepted"]).toBeGreaterThan(1_500);
    expect(counts["early"]).toBeGreaterThan(1_500);
    expect(counts["late"] ?? 0).toBeLessThan((counts["early"] ?? 0) / 10);
  });

  test("the JSON cases", () => {
    for (const { text, base64 } of readLines<JsonCase>("json-cases.jsonl")) {
      const whole = text ?? new TextDecoder("utf-8", { ignoreBOM: true }).decode(Buffer.from(base64 ?? "", "base64"));
      // The largest are 100,000 brackets: not one by one, with a look at the preview after each.
      for (const cuts of whole.length > 1_000 ? [[997]] : sizes) {
        check(openTool, whole, cuts);
        check(openTool, `{"a":${whole}}`, cuts);
      }
    }
  });
});
