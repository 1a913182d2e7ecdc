import { readFileSync } from "node:fs";
import { isToolSchemaError, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { toTypeScript } from "../../../src/index.ts";

function print(parameters: object, description = ""): string {
  return toTypeScript({ name: "search_logs", description, parameters: parameters });
}

/** The type of one member, on its own. */
function printMember(schema: unknown, beside: object = {}): string {
  const text = print({ type: "object", properties: { a: schema }, required: ["a"], ...beside });
  return /^ {2}a: ?(?<type>[\s\S]*?);\n\}/m.exec(text)?.groups?.["type"]?.trim() ?? text;
}

test("an interface with doc comments", () => {
  const parameters = Type.Object({
    environment: Type.Union([Type.Literal("staging"), Type.Literal("production")]),
    from: Type.String({ format: "date", description: "First day" }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: "Lines.\nAt most." })),
  });
  expect(print(parameters, "Search the logs of an application.\n\nNot for metrics.")).toBe(`/**
 * Search the logs of an application.
 *
 * Not for metrics.
 */
export interface SearchLogsArguments {
  environment: "staging" | "production";
  /**
   * First day
   * @format date
   */
  from: string;
  /**
   * Lines.
   * At most.
   * @minimum 1
   * @maximum 200
   * @default 50
   */
  limit?: number;
}
`);
});

test("the bounds that Zod gives every integer are left out; those of numbers stay", () => {
  const maximum = Number.MAX_SAFE_INTEGER;
  const text = print({
    type: "object",
    properties: {
      a: { type: "integer", minimum: -maximum, maximum },
      b: { type: ["integer", "null"], minimum: 0, maximum },
      c: { type: "number", maximum },
    },
  });
  expect(text.match(/@.*/g)).toEqual(["@minimum 0 */", `@maximum ${maximum} */`]);
});

describe("types", () => {
  test.each<[string, unknown, string]>([
    ["a string", { type: "string", minLength: 1 }, "string"],
    ["an integer", { type: "integer" }, "number"],
    ["several kinds", { type: ["string", "null", "number"] }, "string | null | number"],
    ["an enum", { type: "string", enum: ["a", "b"] }, '"a" | "b"'],
    ["values of all kinds", { enum: ["a", 1, -1.5, true, null, 1e21] }, '"a" | 1 | -1.5 | true | null | 1e+21'],
    ["values of the kind only", { type: ["string", "null"], enum: ["a", 1, null] }, '"a" | null'],
    ["no value of the kind", { type: "array", enum: ["a"] }, "never"],
    ["a constant that is a list", { const: [1, "a"] }, '[1, "a"]'],
    ["a constant beside an enum", { const: "a", enum: ["a", "b"] }, '"a"'],
    ["a constant that is an object", { const: { k: 1 } }, "{\n    k: 1;\n  }"],
    ["true", true, "unknown"],
    ["false", false, "never"],
    ["nothing said", {}, "unknown"],
    ["a list", { type: "array", items: { type: "string" } }, "string[]"],
    ["a list of several kinds", { type: "array", items: { type: ["string", "number"] } }, "(string | number)[]"],
    ["a list of lists", { type: "array", items: { type: "array", items: { type: "null" } } }, "null[][]"],
    ["a list of which nothing is said", { type: "array" }, "unknown[]"],
    ["a tuple, 2020-12", { type: "array", prefixItems: [{ type: "string" }], items: false, minItems: 1 }, "[string]"],
    [
      "a tuple, draft 7",
      {
        type: "array",
        items: [{ type: "string" }, { type: "number" }],
        additionalItems: { type: "null" },
        minItems: 1,
      },
      "[string, number?, ...null[]]",
    ],
    ["a tuple cut by maxItems", { type: "array", items: [{ type: "string" }, {}], maxItems: 1 }, "[string?]"],
    ["a tuple of a union", { type: "array", items: [{ enum: ["a", "b"] }], additionalItems: false }, '[("a" | "b")?]'],
    ["no elements", { type: "array", items: false }, "[]"],
    ["a map", { type: "object", additionalProperties: { type: "number" } }, "{ [key: string]: number }"],
    ["an open object", { type: "object" }, "{ [key: string]: unknown }"],
    ["an empty object", { type: "object", additionalProperties: false }, "{ [key: string]: never }"],
    [
      "names by pattern",
      { type: "object", patternProperties: { "^x": { type: "string" } }, additionalProperties: { type: "null" } },
      "{ [key: string]: string | null }",
    ],
    [
      "declared members and others of another type",
      { type: "object", properties: { k: { type: "string" } }, additionalProperties: { type: "number" } },
      "{\n    k?: string;\n  } & { [key: string]: number }",
    ],
    [
      "declared members and any others",
      { type: "object", properties: { k: { type: "string" } }, additionalProperties: true },
      "{\n    k?: string;\n    [key: string]: unknown;\n  }",
    ],
    ["required and not declared", { type: "object", required: ["k"] }, "{\n    k: unknown;\n  }"],
    [
      "listed names",
      { type: "object", propertyNames: { enum: ["k", "l"] }, additionalProperties: { type: "number" } },
      "{\n    k?: number;\n    l?: number;\n  }",
    ],
    ["read only", { properties: { k: { type: "string", readOnly: true } } }, "{\n    readonly k?: string;\n  }"],
    ["members without a type", { properties: { k: {} } }, "{\n    k?: unknown;\n  }"],
    ["elements without a type", { items: { type: "string" } }, "string[]"],
    ["a union", { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] }, "string | string[]"],
    ["a union of anything", { oneOf: [{ type: "string" }, {}] }, "unknown"],
    ["a union of nothing", { anyOf: [false, { type: "null" }] }, "null"],
    [
      "all of",
      {
        allOf: [
          { type: "object", properties: { k: {} } },
          { type: "object", properties: { l: {} } },
        ],
      },
      "{\n    k?: unknown;\n  } & {\n    l?: unknown;\n  }",
    ],
    [
      "a list of all of",
      {
        type: "array",
        items: { allOf: [{ type: "object", properties: { k: {} } }, { additionalProperties: { type: "null" } }] },
      },
      "({\n    k?: unknown;\n  } & { [key: string]: null })[]",
    ],
    ["a kind beside a union of rules", { type: "string", anyOf: [{ pattern: "a" }, { maxLength: 1 }] }, "string"],
    ["a kind beside all of unions", { type: "object", anyOf: [{ required: ["k"] }] }, "{\n    k: unknown;\n  }"],
    ["an object that is anything but an object", { type: "object", oneOf: [{ type: "string" }] }, "object & string"],
    ["not", { type: "string", not: { const: "a" } }, "string"],
    ["then alone", { type: "string", if: { const: "a" }, then: { maxLength: 1 } }, "string"],
    ["then and else", { if: { const: "a" }, then: {}, else: { type: "number" } }, '"a" | number'],
    ["null and members", { type: ["object", "null"], properties: { k: {} } }, "{\n    k?: unknown;\n  } | null"],
  ])("%s", (_, schema, expected) => {
    expect(printMember(schema)).toBe(expected);
  });

  test("a union in a list in an intersection keeps its brackets", () => {
    const union = {
      anyOf: [
        { type: "object", properties: { k: {} } },
        { type: "object", properties: { l: {} } },
      ],
    };
    const text = printMember({ type: "object", properties: { m: {} }, ...union });
    expect(text).toBe(
      "{\n    m?: unknown;\n  } & (\n    | {\n        k?: unknown;\n      }\n    | {\n        l?: unknown;\n      }\n  )",
    );
  });
});

describe("references", () => {
  test("each is a type of its own, named after the tool", () => {
    const text = print({
      type: "object",
      properties: { root: { $ref: "#/$defs/tree-node" }, again: { $ref: "#/$defs/tree-node" }, all: { $ref: "#" } },
      $defs: {
        "tree-node": {
          description: "A node",
          type: "object",
          properties: { children: { type: "array", items: { $ref: "#/$defs/tree-node" } } },
        },
        unused: { type: "string" },
      },
    });
    expect(text).toBe(`export interface SearchLogsArguments {
  root?: SearchLogsTreeNode;
  again?: SearchLogsTreeNode;
  all?: SearchLogsArguments;
}

/** A node */
export interface SearchLogsTreeNode {
  children?: SearchLogsTreeNode[];
}
`);
  });

  test("names that would be equal are numbered", () => {
    const $defs = {
      "a-b": { type: "string" },
      a_b: { type: "number" },
      AB2: { type: "null" },
      日: { type: "boolean" },
    };
    const properties = Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
    const text = print({ type: "object", properties, $defs });
    expect([...text.matchAll(/export (?:type|interface) (\w+)/g)].map(([, name]) => name)).toEqual([
      "SearchLogsArguments",
      "SearchLogsAB",
      "SearchLogsAB2",
      "SearchLogsAB22",
      "SearchLogsPart",
    ]);
  });

  test("a root that only refers is a type", () => {
    const text = print({ $ref: "#/$defs/a", $defs: { a: { type: "object", properties: { k: {} } } } });
    expect(text).toContain("export type SearchLogsArguments = SearchLogsA;\n");
  });

  test("a boolean that is referred to stands in its place", () => {
    expect(printMember({ $ref: "#/$defs/a" }, { $defs: { a: true } })).toBe("unknown");
  });
});

describe("names", () => {
  test.each([
    ["read", "ReadArguments"],
    ["get-HTTP.thing", "GetHTTPThingArguments"],
    ["2fa", "Tool2faArguments"],
    ["日本", "ToolArguments"],
    ["constructor", "ConstructorArguments"],
  ])("the tool %j gives %s", (name, expected) => {
    expect(toTypeScript({ name, description: "", parameters: Type.Object({ a: Type.String() }) })).toContain(
      `export interface ${expected} {`,
    );
  });

  test("a name can be chosen", () => {
    const tool = { name: "read", description: "", parameters: Type.Object({ a: Type.String() }) };
    expect(toTypeScript(tool, { name: "ReadInput" })).toContain("export interface ReadInput {");
    for (const name of ["", "a b", "x{}", "class", "string", "é"]) {
      expect(() => toTypeScript(tool, { name })).toThrow(TypeError);
    }
  });

  test.each([
    ["a-b", '"a-b"?: unknown;'],
    ["constructor", "constructor?: unknown;"],
    ["class", "class?: unknown;"],
    ["1", '"1"?: unknown;'],
    ['q"q', '"q\\"q"?: unknown;'],
    ["a\nb", '"a\\nb"?: unknown;'],
    ["a\u202eb", '"a\\u202eb"?: unknown;'],
    ["", '""?: unknown;'],
  ])("the member %j is written %s", (name, expected) => {
    expect(print({ type: "object", properties: { [name]: {} } })).toContain(`  ${expected}\n`);
  });
});

describe("comments", () => {
  test.each([
    ["the end of a comment", "*/ evil(); /*", "/** *\\/ evil(); /* */"],
    ["a tag", "@deprecated since 2", "/** \\@deprecated since 2 */"],
    ["an inline tag", "see {@link evil}", "/** see {\\@link evil} */"],
    ["an address is no tag", "to a.b@example.test", "/** to a.b@example.test */"],
    [
      "what TypeScript reads anywhere",
      "x @jsxImportSource evil @TS-ignore",
      "/** x \\@ jsxImportSource evil \\@ TS-ignore */",
    ],
    ["marks that reorder text", "a\u202eb\u0000", "/** a\\u202eb\\u0000 */"],
    ["a slash after a star that was already escaped", "**//", "/** **\\// */"],
  ])("%s", (_, description, expected) => {
    expect(print({ type: "object", properties: { a: {} } }, description).split("\n")[0]).toBe(expected);
  });

  test("a long description is wrapped between words, a long word stays whole", () => {
    const text = print({ type: "object", properties: {} }, `${"word ".repeat(40)}${"x".repeat(120)} end`);
    const lines = text.split("\n").filter((line) => line.startsWith(" * "));
    expect(lines.every((line) => line.length <= 100 || line === ` * ${"x".repeat(120)}`)).toBe(true);
    expect(lines.map((line) => line.slice(3)).join(" ")).toBe(`${"word ".repeat(40)}${"x".repeat(120)} end`);
  });

  test("a default that is a text stands in quotes, a pattern as it is", () => {
    const text = print({ type: "object", properties: { a: { type: "string", default: "*/", pattern: "^a*/b$" } } });
    expect(text).toContain('   * @pattern ^a*\\/b$\n   * @default "*\\/"\n');
  });
});

describe("what is refused", () => {
  const cyclic: Record<string, unknown> = { type: "object" };
  cyclic["properties"] = { a: cyclic };
  let deep: object = { type: "string" };
  for (let level = 0; level < 10_000; level += 1) deep = { type: "array", items: deep };

  test.each<[string, object]>([
    ["a cycle", cyclic],
    ["10,000 levels", { type: "object", properties: { a: deep } }],
    [
      "a proxy that throws",
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new RangeError("no");
          },
        },
      ),
    ],
    ["a root that is no object", { type: "string" }],
    ["a reference that leads nowhere", { type: "object", properties: { a: { $ref: "#/nowhere" } } }],
    [
      "references in a ring",
      { type: "object", properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { $ref: "#/$defs/a" } } },
    ],
  ])("%s", (_, parameters) => {
    let error: unknown;
    try {
      print(parameters);
    } catch (caught) {
      error = caught;
    }
    expect(isToolSchemaError(error)).toBe(true);
  });

  test("a tool without name or description", () => {
    expect(() => toTypeScript({ description: "", parameters: Type.Object({}) } as never)).toThrow(TypeError);
    expect(() => toTypeScript({ name: "a", parameters: Type.Object({}) } as never)).toThrow(TypeError);
  });
});

test.each([
  ["blanks", `${" ".repeat(300_000)}x`],
  ["stars", "*".repeat(300_000)],
  ["ends of comments", "*/".repeat(150_000)],
  ["at signs", "@".repeat(300_000)],
  ["line breaks", "\n\r\u2028".repeat(100_000)],
  ["words", "word ".repeat(60_000)],
])("a description of %s takes linear time", (_, description) => {
  // What takes the square of it does not end within the time of a test.
  expect(print({ type: "object", properties: { a: { description } } })).toContain("  a?: unknown;\n}\n");
});

test("a schema of 20,000 members is written in time linear in its size", () => {
  const properties = Object.fromEntries(
    Array.from({ length: 15_000 }, (_, index) => [`p${index}`, { type: "string" }]),
  );
  expect(print({ type: "object", properties }).split("\n")).toHaveLength(15_003);
});

test("the README shows what is written", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const parameters = Type.Object({
    app: Type.String({ maxLength: 64, description: "Its name" }),
    environment: Type.Union([Type.Literal("staging"), Type.Literal("production")]),
    token: Type.String(),
    steps: Type.Optional(Type.Array(Type.Object({ command: Type.String() }), { maxItems: 20 })),
  });
  const text = toTypeScript({ name: "deploy_app", description: "Deploy an application.", parameters });
  expect(readme).toContain(`\`\`\`text\n${text}\`\`\``);
});
