import { describe, expect, test } from "vitest";
import { compileToolArguments, isToolSchemaError, type Coverage, type SchemaFinding } from "../../src/index.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";

interface Line {
  readonly package: string;
  readonly tool: { readonly name: string; readonly description?: string; readonly inputSchema: object };
}

type Schema = Readonly<Record<string, unknown>>;

const lines = readLines<Line>("mcp-tools.jsonl");

interface Compiled {
  readonly name: string;
  readonly schema: object;
  readonly coverage?: Coverage;
  readonly findings?: readonly SchemaFinding[];
}

function compile({ package: server, tool }: Line): Compiled {
  const name = `${server} ${tool.name}`;
  const definition = { name: tool.name, description: tool.description ?? "", parameters: tool.inputSchema };
  try {
    return { name, schema: tool.inputSchema, coverage: compileToolArguments(definition, { imported: true }).coverage };
  } catch (error) {
    if (isToolSchemaError(error)) return { name, schema: tool.inputSchema, findings: error.findings };
    throw error;
  }
}

function unescaped(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

describe.skipIf(corpora === undefined)("tools of MCP servers", () => {
  const compiled = lines.map(compile);

  test("all are there", () => {
    expect(lines).toHaveLength(2_004);
  });

  test("all compile as imported, but nine of one server whose schema says nothing of an object", () => {
    const refused = compiled.filter(({ findings }) => findings !== undefined);
    expect(refused).toHaveLength(9);
    for (const { name, schema, findings } of refused) {
      expect(name).toMatch(/^@modelcontextprotocol\/server-gitlab /u);
      expect(findings).toMatchObject([{ pointer: "/type", code: "root_not_object" }]);
      expect(Object.keys(schema)).toEqual(["$schema"]);
    }
  });

  test("what is not enforced is listed", () => {
    const counts = new Map<string, number>();
    for (const { coverage, schema } of compiled) {
      for (const { code, pointer } of coverage?.notEnforced ?? []) {
        const value = pointer
          .split("/")
          .slice(1)
          .reduce<unknown>((at, key) => (at as Schema)[unescaped(key)], schema);
        const kind = code === "unknown_format" ? `${code} ${String(value)}` : code;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(counts)).toEqual({
      pattern_not_linear: 5,
      "unknown_format int32": 4,
      "unknown_format json": 2,
      "unknown_format cidrv4": 1,
    });
  });

  test("at least 98 of 100 are covered by the plan", () => {
    const complete = compiled.filter(({ coverage }) => coverage?.complete === true).length;
    console.log(`${complete} of ${lines.length} MCP schemas are covered by the plan`);
    expect(complete / lines.length).toBeGreaterThanOrEqual(0.98);
  });
});
