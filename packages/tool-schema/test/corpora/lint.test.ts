import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../test/support/corpora.ts";
import { type LintedTool, type LintFinding, type LintRuleName, lintRules, lintTools } from "../../src/index.ts";
import { bfclContexts, bfclTaskContexts, mcpContexts } from "../lint/support/corpus-tools.ts";
import { applyFix } from "../lint/support/json-patch.ts";

interface Hit {
  readonly tool: LintedTool | undefined;
  readonly finding: LintFinding;
}

function hitsIn(contexts: readonly (readonly LintedTool[])[]): readonly Hit[] {
  return contexts.flatMap((tools) => {
    const byName = new Map(tools.map((tool) => [tool.name, tool]));
    return lintTools(tools, { imported: true }).map((finding) => ({ tool: byName.get(finding.tool), finding }));
  });
}

const mcp = mcpContexts();
const bfcl = bfclContexts();
const tasks = bfclTaskContexts();
const mcpHits = hitsIn(mcp);
const bfclHits = hitsIn(bfcl);

/**
 * How many hits each rule may have in the 2,004 tools of MCP servers and the 1,594 of the benchmark. The hits were looked at
 * when these numbers were written: a rule that leaves its range finds other things now, which must be looked at too.
 */
const bounds: Readonly<
  Record<LintRuleName, readonly [mcp: readonly [number, number], bfcl: readonly [number, number]]>
> = {
  "tool-invalid": [
    [0, 0],
    [0, 0],
  ],
  "schema-invalid": [
    [9, 9],
    [0, 0],
  ],
  "name-verb-object": [
    [213, 227],
    [313, 333],
  ],
  "catch-all": [
    [3, 3],
    [0, 0],
  ],
  "description-missing": [
    [0, 0],
    [0, 0],
  ],
  "description-vague": [
    [242, 258],
    [92, 98],
  ],
  "description-side-effects": [
    [2, 2],
    [0, 0],
  ],
  "parameter-description": [
    [241, 255],
    [0, 0],
  ],
  "free-string": [
    [309, 329],
    [224, 238],
  ],
  "unbounded-array": [
    [607, 645],
    [260, 276],
  ],
  "unbounded-number": [
    [534, 568],
    [144, 152],
  ],
  "unbounded-string": [
    [288, 306],
    [118, 126],
  ],
  "open-object": [
    [1_588, 1_686],
    [1_562, 1_658],
  ],
  "trusted-parameter": [
    [477, 507],
    [65, 69],
  ],
  "required-undeclared": [
    [0, 0],
    [3, 3],
  ],
  "default-required": [
    [17, 17],
    [8, 8],
  ],
  "default-invalid": [
    [0, 0],
    [272, 288],
  ],
  "null-optional": [
    [9, 9],
    [0, 0],
  ],
  "ambiguous-union": [
    [0, 0],
    [0, 0],
  ],
  "too-many-parameters": [
    [60, 64],
    [5, 5],
  ],
  "deep-nesting": [
    [141, 149],
    [0, 0],
  ],
  "format-not-enforced": [
    [7, 7],
    [0, 0],
  ],
  "keyword-not-enforced": [
    [5, 5],
    [0, 0],
  ],
  "examples-missing": [
    [0, 0],
    [0, 0],
  ],
  "example-invalid": [
    [0, 0],
    [0, 0],
  ],
  "display-undeclared": [
    [0, 0],
    [0, 0],
  ],
  "display-label-undeclared": [
    [0, 0],
    [0, 0],
  ],
  "display-pointer": [
    [0, 0],
    [0, 0],
  ],
  confusable: [
    [11, 11],
    [0, 0],
  ],
  "too-many-tools": [
    [8, 8],
    [0, 0],
  ],
};

function countOf(hits: readonly Hit[], rule: string): number {
  return hits.filter(({ finding }) => finding.rule === rule).length;
}

describe.skipIf(corpora === undefined)("the tools of the corpora", () => {
  test("the table of hits", () => {
    const rows = lintRules.map(({ name, severity }) => {
      const counts = [countOf(mcpHits, name), countOf(bfclHits, name)].map((count) => `${count}`.padStart(6));
      return `${name.padEnd(26)}${severity.recommended.padEnd(9)}${counts.join("")}`;
    });
    console.log([`${"rule".padEnd(26)}severity    MCP  BFCL`, ...rows].join("\n"));
    expect(rows).toHaveLength(30);
    expect(mcp.flat()).toHaveLength(2_004);
  });

  test.each(lintRules)("$name stays in its range", ({ name }) => {
    const [[leastMcp, mostMcp], [leastBfcl, mostBfcl]] = bounds[name];
    const counts = { mcp: countOf(mcpHits, name), bfcl: countOf(bfclHits, name) };
    expect(counts.mcp).toBeGreaterThanOrEqual(leastMcp);
    expect(counts.mcp).toBeLessThanOrEqual(mostMcp);
    expect(counts.bfcl).toBeGreaterThanOrEqual(leastBfcl);
    expect(counts.bfcl).toBeLessThanOrEqual(mostBfcl);
  });

  test("of the tools offered together for one task few are confusable", () => {
    const confused = hitsIn(tasks).filter(({ finding }) => finding.rule === "confusable");
    const different = new Set(confused.map(({ finding }) => `${finding.tool}: ${finding.message}`));
    console.log([`confusable in ${tasks.length} tasks:`, ...different].join("\n"));
    expect(different.size).toBeGreaterThanOrEqual(1);
    expect(different.size).toBeLessThanOrEqual(3);
  });

  test("each finding points at something, or at what is missing", () => {
    const lost = [...mcpHits, ...bfclHits].filter(({ tool, finding }) => {
      const parent = finding.pointer.slice(0, finding.pointer.lastIndexOf("/"));
      return tool !== undefined && !resolves(tool, parent);
    });
    expect(lost).toEqual([]);
  });

  test("each fix can be applied, and settles its finding without a new error", () => {
    // One of ten: each is a run of its own.
    const fixed = [...mcpHits, ...bfclHits]
      .filter(({ finding }) => finding.fix !== undefined)
      .filter((_, index) => index % 10 === 0);
    expect(fixed.length).toBeGreaterThan(300);
    for (const { tool, finding } of fixed) {
      if (tool === undefined) continue;
      const before = lintTools([tool], { imported: true });
      const after = lintTools([applyFix(tool, finding.fix ?? [])], { imported: true });
      const isSame = (other: LintFinding): boolean => other.rule === finding.rule && other.pointer === finding.pointer;
      expect(after.filter(isSame), `${finding.tool} ${finding.pointer}`).toEqual([]);
      const errors = (findings: readonly LintFinding[]): number =>
        findings.filter(({ severity }) => severity === "error").length;
      expect(errors(after)).toBeLessThanOrEqual(errors(before));
    }
  });

  test("a default is refused here when ajv refuses it", () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
    const refused = bfcl.flat().flatMap((tool) =>
      defaultsIn(tool.parameters, "/parameters")
        .filter(({ schema, value }) => !ajv.compile(schema)(value))
        .map(({ pointer }) => `${tool.name} ${pointer}`),
    );
    const found = bfclHits
      .filter(({ finding }) => finding.rule === "default-invalid")
      .map(({ finding }) => `${finding.tool} ${finding.pointer}`);
    expect(found.toSorted()).toEqual(refused.toSorted());
  });
});

function resolves(tool: object, pointer: string): boolean {
  let target: unknown = tool;
  for (const segment of pointer.split("/").slice(1)) {
    if (typeof target !== "object" || target === null) return false;
    target = (target as Record<string, unknown>)[segment.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return target !== undefined;
}

/** The defaults of a schema without references, by a walk of this test's own. */
function defaultsIn(schema: unknown, pointer: string): readonly { schema: object; value: unknown; pointer: string }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, items } = schema as { properties?: object; items?: unknown };
  return [
    ...("default" in schema ? [{ schema, value: schema.default, pointer: `${pointer}/default` }] : []),
    ...Object.entries(properties).flatMap(([name, member]) => defaultsIn(member, `${pointer}/properties/${name}`)),
    ...defaultsIn(items, `${pointer}/items`),
  ];
}
