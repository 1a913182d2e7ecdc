import { describe, expect, test } from "vitest";
import { hasAjv } from "../support/ajv-verdict.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { distinct, InstanceCheck } from "../support/instance-check.ts";

const SEED = 20_261_130;

interface Task {
  readonly tools: readonly { readonly name: string; readonly parameters: object }[];
}

const tools = distinct(
  readLines<Task>("bfcl.jsonl").flatMap((task) =>
    task.tools.map(({ name, parameters }) => ({ name, schema: parameters })),
  ),
);

describe.skipIf(corpora === undefined || !hasAjv)("instances of the schemas of BFCL", () => {
  test("valid ones pass as values and as text; each mutation is one issue at its place", () => {
    const check = new InstanceCheck();
    for (const [index, tool] of tools.entries()) check.check(tool, SEED + index);
    console.log(`seed ${SEED}:`, check.counts, Object.fromEntries(check.kinds));
    expect(check.lines).toEqual([]);
    expect(check.counts.missed).toBeLessThan(check.counts.instances / 100);
  });
});
