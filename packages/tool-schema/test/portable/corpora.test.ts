import { checkToolSchema, segmentsOfPointer } from "@di-code/ai";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { checkPortableSchema } from "../../src/index.ts";
import { portableMetaschema } from "../support/portable-metaschema.ts";

interface McpLine {
  readonly tool: { readonly inputSchema: object };
}

interface BfclLine {
  readonly tool: { readonly parameters: object };
}

const takes = new Ajv({ strict: false }).compile(portableMetaschema);

/** How many schemas have each reason, most first. */
function reasonsOf(schemas: readonly object[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const schema of schemas) {
    const reasons = checkPortableSchema(schema).map(({ code, keyword }) => `${code} ${keyword}`);
    for (const reason of new Set(reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

/** What stands at a pointer; undefined where nothing does. */
function valueAt(schema: unknown, pointer: string): unknown {
  let value = schema;
  for (const segment of segmentsOfPointer(pointer) ?? []) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[segment];
  }
  return value;
}

/** Keywords that have to be there. */
const LACKING = new Set(["items_missing", "root_not_object", "type_missing"]);

describe.skipIf(corpora === undefined).each<[name: string, schemas: readonly object[], count: number]>([
  ["MCP", readLines<McpLine>("mcp-tools.jsonl").map(({ tool }) => tool.inputSchema), 2_004],
  ["BFCL", readLines<BfclLine>("bfcl-tools.jsonl").map(({ tool }) => tool.parameters), 1_594],
])("schemas of %s", (name, schemas, count) => {
  test("portable are those that the table takes, as ajv reads it, and that can be enforced", () => {
    expect(schemas).toHaveLength(count);
    const portable = schemas.filter((schema) => checkPortableSchema(schema).length === 0);
    console.log(`${name}: ${portable.length} of ${count} are portable; the reasons of the others:`, reasonsOf(schemas));
    // What ajv cannot see is told apart by its code.
    const different = schemas.filter((schema) => {
      const findings = checkPortableSchema(schema).filter(({ code }) => code !== "required_undeclared");
      return (findings.length === 0) !== (takes(schema) && checkToolSchema(schema).findings.length === 0);
    });
    expect(different).toEqual([]);
  });

  test("each finding points to what is there, or to where it should be", () => {
    const astray = schemas.flatMap((schema) =>
      checkPortableSchema(schema).filter(({ code, pointer }) => {
        if (!LACKING.has(code)) return valueAt(schema, pointer) === undefined;
        return valueAt(schema, pointer.slice(0, pointer.lastIndexOf("/"))) === undefined;
      }),
    );
    expect(astray).toEqual([]);
  });
});
