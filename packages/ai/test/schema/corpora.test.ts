import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkToolSchema } from "../../src/schema/check-tool-schema.ts";

const corpora = process.env["TOOL_CORPORA"];

interface Line {
  readonly package?: string;
  readonly tool?: { readonly name: string; readonly inputSchema: unknown };
  readonly tools?: readonly { readonly name: string; readonly parameters: unknown }[];
  readonly id?: string;
  readonly area?: string;
  readonly schema?: unknown;
}

function linesOf(file: string): Line[] {
  if (corpora === undefined) return [];
  return readFileSync(`${corpora}/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

function toolsOf(file: string): { readonly owner: string; readonly schema: unknown }[] {
  return linesOf(file).flatMap(({ package: owner = "bfcl", tool, tools = [] }) =>
    tool === undefined
      ? tools.map(({ parameters }) => ({ owner, schema: parameters }))
      : [{ owner, schema: tool.inputSchema }],
  );
}

/** How often each code is found, by owner: `{ "server type root_not_object": 9 }`. */
function countFindings(file: string, imported: boolean, list: "findings" | "notEnforced"): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { owner, schema } of toolsOf(file)) {
    for (const { keyword, code } of checkToolSchema(schema, { imported })[list]) {
      const key = `${owner} ${keyword} ${code}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

/** MCP asks for `type: "object"`; these are `{ $schema }` alone, which takes any value at all. */
const refusedOfMcp = { "@modelcontextprotocol/server-gitlab type root_not_object": 9 };

/** Formats that no draft knows: they describe a number's width or a text's content in words of their own. */
const formatsOfMcp = /(?:int32|json|cidrv4)/;

describe.skipIf(corpora === undefined)("real tools (TOOL_CORPORA)", () => {
  test("all MCP tools compile as imported, but for those that take any value", () => {
    expect(toolsOf("mcp-tools.jsonl")).toHaveLength(2_004);
    expect(countFindings("mcp-tools.jsonl", true, "findings")).toEqual(refusedOfMcp);
  });

  test("what is not enforced of them are formats that nobody knows and patterns", () => {
    const left = toolsOf("mcp-tools.jsonl").flatMap(
      ({ schema }) => checkToolSchema(schema, { imported: true }).notEnforced,
    );
    const formats = left.filter(({ code }) => code === "unknown_format");
    expect(formats).toHaveLength(7);
    for (const { message } of formats) expect(message).toMatch(formatsOfMcp);
    for (const { code } of left) expect(["unknown_format", "pattern_not_linear", "pattern_syntax"]).toContain(code);
    console.log("MCP tools, imported, not enforced:", countFindings("mcp-tools.jsonl", true, "notEnforced"));
  });

  test("as own tools they are refused for that, and for nothing else", () => {
    const own = countFindings("mcp-tools.jsonl", false, "findings");
    const imported = countFindings("mcp-tools.jsonl", true, "notEnforced");
    expect(own).toEqual({ ...refusedOfMcp, ...imported });
    console.log("MCP tools, own:", own);
  });

  test.each([true, false])("all BFCL tools compile (imported: %s)", (imported) => {
    expect(countFindings("bfcl.jsonl", imported, "findings")).toEqual({});
    expect(countFindings("bfcl.jsonl", imported, "notEnforced")).toEqual({});
  });
});

/** What `checkToolSchema` says to the `schema` cases, and who decides those that it accepts. */
const verdicts: Readonly<Record<string, readonly [found: readonly string[], why: string]>> = {
  C01: [[], "a dialect's rule: openai-strict closes every object"],
  C02: [[], "a dialect's rule: openai-strict requires every member"],
  C03: [[], "a dialect's rule: openai-strict takes no default"],
  C05: [[], "a dialect's rule: openai-strict takes no oneOf"],
  C07: [[], "accepted by the case too: an object without properties is open"],
  C09: [[], "a dialect's rule: openai wants items; an array of anything can be enforced"],
  C11: [[], "a dialect's rule: any local pointer can be enforced here"],
  C13: [[], "lint: the schema is open, so a member that is not declared can be sent"],
  C15: [[], "accepted by the case too: a conversion must not change its input"],
  C16: [[], "a dialect's rule: anthropic takes no union at the root"],
  C17: [[], "a dialect's rule: anthropic limits property names"],
  C19: [["/$defs/x/$ref ref_cycle"], "decided here"],
  C21: [[], "the MCP import's rule: a root union that leads only to objects can be enforced (schemas.md)"],
  C23: [[], "accepted by the case too: a conversion's business"],
};

describe.skipIf(corpora === undefined)("cases of schemas from bug reports (TOOL_CORPORA)", () => {
  const cases = linesOf("cases.jsonl").filter(({ area }) => area === "schema");

  test("each has a verdict", () => {
    expect(cases.map(({ id = "" }) => id).sort()).toEqual(Object.keys(verdicts));
  });

  test.each(cases)("$id", ({ id = "", schema }) => {
    const { findings } = checkToolSchema(schema);
    expect(findings.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(verdicts[id]?.[0]);
  });

  test("the schemas of all other cases can be enforced", () => {
    for (const { id, schema } of linesOf("cases.jsonl")) {
      if (schema === undefined || verdicts[id ?? ""] !== undefined) continue;
      expect(checkToolSchema(schema, { imported: true }).findings, id).toEqual([]);
    }
  });
});

/** What is found in schemas of the official suite, and why that is right. */
const refusedOfSuite: ReadonlyMap<string, string> = new Map([
  ["$ref ref_remote", "remote documents are never fetched"],
  ["properties unsafe_name", "__proto__ cannot be declared"],
  ["required unsafe_name", "__proto__ cannot be declared"],
  ["enum keyword_kind", "an empty enum takes no value: a mistake in a tool"],
  ["minContains bounds", "bounds the wrong way round take no list that counts: a mistake in a tool"],
]);

describe.skipIf(corpora === undefined)("the JSON Schema test suite (TOOL_CORPORA)", () => {
  test("its schemas, imported as a property's, are refused for what is refused on purpose only", () => {
    const refused: string[] = [];
    const seen = new Set<string>();
    for (const draft of ["draft7", "draft2020-12"]) {
      const folder = `${corpora}/json-schema-test-suite/tests/${draft}`;
      for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
        const groups = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as {
          description: string;
          schema: unknown;
        }[];
        for (const { description, schema } of groups) {
          // As a resource of its own: `#` in it must not mean the tool's root.
          const embedded =
            typeof schema === "object" && schema !== null && !("$id" in schema)
              ? { $id: "urn:suite", ...schema }
              : schema;
          for (const { code, keyword, pointer } of checkToolSchema(
            { type: "object", properties: { p: embedded } },
            { imported: true },
          ).findings) {
            const found = `${keyword} ${code}`;
            seen.add(found);
            if (!refusedOfSuite.has(found)) refused.push(`${draft} ${file}: ${description}: ${pointer} ${found}`);
          }
        }
      }
    }
    expect(refused).toEqual([]);
    expect([...seen].sort()).toEqual([...refusedOfSuite.keys()].sort());
  });
});
