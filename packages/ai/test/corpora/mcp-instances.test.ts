import { describe, expect, test } from "vitest";
import { hasAjv } from "../support/ajv-verdict.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { distinct, InstanceCheck } from "../support/instance-check.ts";

const SEED = 20_261_130;

interface Line {
  readonly tool: { readonly name: string; readonly inputSchema: object };
}

/** What gives another answer than one issue at its place, with the reason. */
const EXPLAINED: readonly { readonly lines: RegExp; readonly reason: string }[] = [
  {
    lines: /^generate-image\S* (?:enum|const) \S+\/(?:target|source)_type: /u,
    reason: "the schema says twice what is allowed there, in an enum and in a constant, and both speak",
  },
  {
    lines: /^API-post-page (?:required|type:\w+) \/parent\/database_id: \/parent/u,
    reason: "nothing tells the branches apart for certain: two of them are one change away",
  },
  {
    lines: /^search-assets (?:required|enum) \/request\/aggregate\/0\/\S+ \/request\/aggregate/u,
    reason: "an array of strings or one of objects: by their one wrong item both are one change away",
  },
];

const tools = distinct(
  readLines<Line>("mcp-tools.jsonl").map(({ tool }) => ({ name: tool.name, schema: tool.inputSchema })),
);

describe.skipIf(corpora === undefined || !hasAjv)("instances of the schemas of MCP servers", () => {
  test("valid ones pass as values and as text; each mutation is one issue at its place", () => {
    const check = new InstanceCheck();
    for (const [index, tool] of tools.entries()) check.check(tool, SEED + index);
    console.log(`seed ${SEED}:`, check.counts, Object.fromEntries(check.kinds));
    const unexplained = check.lines.filter((line) => !EXPLAINED.some(({ lines }) => lines.test(line)));
    expect(unexplained).toEqual([]);
    expect(check.counts.unsupported).toBe(0);
    expect(check.counts.missed).toBeLessThan(check.counts.instances / 100);
  });
});
