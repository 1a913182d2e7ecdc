import { isToolSchemaError, Type } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../../test/support/corpora.ts";
import { type PresentableTool, toMarkdown } from "../../../src/index.ts";
import { elementsOf, renderMarkdown } from "../../support/render-markdown.ts";
import { corpusTools } from "../../support/schemas-of-corpora.ts";

const search: PresentableTool = {
  name: "search_logs",
  description: "Search the logs of an application. Newest first.\n\nNot for metrics.",
  parameters: Type.Object(
    {
      environment: Type.Union([Type.Literal("staging"), Type.Literal("production")], { description: "Where" }),
      from: Type.Optional(Type.String({ format: "date" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
      filters: Type.Optional(
        Type.Array(Type.Object({ field: Type.String({ pattern: "^[a-z|]+$" }), not: Type.Optional(Type.Boolean()) }), {
          maxItems: 5,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  effects: "read",
  display: { title: "Search logs" },
  examples: [{ environment: "staging" }],
};

test("a page of one tool", () => {
  expect(toMarkdown([search])).toBe(`# Tools

## \`search_logs\`

**Search logs**

Search the logs of an application. Newest first.

Not for metrics.

Effects: reads only.

| parameter | type | required | allowed | description |
|---|---|---|---|---|
| \`environment\` | one of | yes | \`"staging"\`, \`"production"\` | Where |
| \`from\` | string | no | format \`date\` | |
| \`limit\` | integer | no | 1 to 200; default \`50\` | |
| \`filters\` | list of object | no | at most 5 elements | |
| \`filters[].field\` | string | yes | matches \`^[a-z\\|]+$\` | |
| \`filters[].not\` | boolean | no | | |

Other parameters are refused.

Example:

\`\`\`json
{
  "environment": "staging"
}
\`\`\`

| mistake | what the model is told |
|---|---|
| \`environment\` left out | missing; expected one of staging, production |
| \`environment\` of another kind | expected one of staging, production |
| \`from\` of another kind | expected string in format date, not array |
| \`limit\` of another kind | expected integer between 1 and 200, not array |
| \`filters\` of another kind | expected array of at most 5 items, each object with field, not boolean |
| a parameter that is not declared | there is no such property |
| text that was cut off | the JSON text ends before it is complete; send less at once, as one complete JSON object |
`);
});

test("several tools have a table of contents, whose links lead to their headings", () => {
  const page = toMarkdown(
    [
      search,
      { ...search, name: "Read_File", effects: "destructive", description: "Reads. Really." },
      { ...search, name: "größe`|" },
    ],
    { title: "My tools" },
  );
  expect(page.split("\n").slice(0, 8)).toEqual([
    "# My tools",
    "",
    "| tool | effects | purpose |",
    "|---|---|---|",
    "| [`search_logs`](#search_logs) | reads only | Search the logs of an application. |",
    "| [`Read_File`](#read_file) | may destroy things | Reads. |",
    "| ``größe`\\|`` | reads only | Search the logs of an application. |",
    "",
  ]);
});

/** The rows of the parameters, without the first and last bar. */
function rowsOf(parameters: object): readonly string[] {
  const page = toMarkdown([{ name: "tool", description: "", parameters }]);
  const table = page.split("\n\n").find((part) => part.startsWith("| parameter"));
  return (table ?? "")
    .split("\n")
    .slice(2)
    .map((row) => row.slice(2, -2));
}

describe("parameters", () => {
  test.each<[string, unknown, readonly string[]]>([
    [
      "a text of some length",
      { type: "string", minLength: 1, maxLength: 1 },
      ["`a` | string | no | exactly 1 character | "],
    ],
    [
      "a number",
      { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
      ["`a` | number | no | more than 0; a multiple of 0.5 | "],
    ],
    [
      "an integer of Zod",
      { type: "integer", minimum: 1, maximum: 9007199254740991 },
      ["`a` | integer | no | at least 1 | "],
    ],
    [
      "a list of texts",
      { type: "array", items: { type: "string", maxLength: 9 }, minItems: 1 },
      ["`a` | list of string | no | at least 1 element; each at most 9 characters | "],
    ],
    ["null", { type: ["integer", "null"], default: null }, ["`a` | integer or null | no | default `null` | "]],
    ["a constant", { const: "x" }, ['`a` | constant | no | always `"x"` | ']],
    ["a map", { type: "object", additionalProperties: { type: "number" } }, ["`a` | object of number | no | | "]],
    ["anything", {}, ["`a` | anything | no | | "]],
    [
      "a secret",
      { type: "string", format: "password", default: "x" },
      ["`a` | string, secret | no | format `password` | "],
    ],
    [
      "a choice",
      {
        oneOf: [
          { type: "string", title: "By |name|" },
          { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
        ],
      },
      [
        "`a` | one of 2 kinds | no | | ",
        "`a` (By \\|name\\|) | string | | | ",
        "`a` (Object) | object | | | ",
        "`a.id` | integer | yes | | ",
      ],
    ],
    [
      "a tuple",
      { type: "array", prefixItems: [{ type: "number" }], minItems: 1 },
      ["`a` | list of 1 | no | | ", "`a[0]` | number | yes | | "],
    ],
    [
      "a description of several lines",
      { type: "boolean", description: "One\n\n| two |" },
      ["`a` | boolean | no | | One \\| two \\| "],
    ],
    [
      "many values",
      { enum: Array.from({ length: 32 }, (_, index) => index) },
      [`\`a\` | one of | no | ${Array.from({ length: 30 }, (_, index) => `\`${index}\``).join(", ")}, … 2 more | `],
    ],
  ])("%s", (_, schema, expected) => {
    expect(rowsOf({ type: "object", properties: { a: schema } }).map((row) => `${row.trimEnd()} `)).toEqual(
      expected.map((row) => `${row.trimEnd()} `),
    );
  });

  test("more than 200 rows are counted", () => {
    const properties = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`p${index}`, { type: "string" }]));
    const rows = rowsOf({ type: "object", properties });
    expect(rows).toHaveLength(201);
    expect(rows.at(-1)).toBe("… 50 more | | | |");
  });

  test.each([
    [{ type: "object", properties: {} }, "No parameters.\n\nOther parameters are accepted, and not checked."],
    [{ type: "object", additionalProperties: false }, "No parameters.\n\nOther parameters are refused."],
    [
      { type: "object", additionalProperties: { type: "string" } },
      "Parameters of other names are accepted, as the schema says.",
    ],
  ])("%j", (parameters, expected) => {
    expect(toMarkdown([{ name: "tool", description: "", parameters }])).toContain(expected);
  });
});

describe("where undeclared parameters are refused by the validator", () => {
  const page = (parameters: object): string =>
    toMarkdown([{ name: "tool", description: "", parameters }], { undeclared: "refuse" });

  test.each([
    [{ type: "object", properties: { a: { type: "string" } } }],
    [{ type: "object", properties: {} }],
    [{ type: "object", properties: { a: {} }, required: ["a"] }],
  ])("%j", (parameters) => {
    expect(page(parameters)).toContain("\n\nOther parameters are refused.\n");
    expect(page(parameters)).toContain("| a parameter that is not declared | there is no such property |");
  });

  test.each([[{ type: "object", properties: {}, additionalProperties: true }], [{ type: "object" }]])(
    "what the schema takes on purpose stays: %j",
    (parameters) => {
      expect(page(parameters)).toContain("Other parameters are accepted, and not checked.");
      expect(page(parameters)).not.toContain("| a parameter that is not declared");
    },
  );
});

describe("a parameter of another kind than any branch", () => {
  const branch = { type: "object", properties: { from: { type: "string" } }, required: ["from"] };
  test.each<[unknown, string]>([
    [
      { anyOf: [{ type: "integer", minimum: 0, maximum: 1440 }, branch] },
      "expected integer between 0 and 1440 or object with from, not array",
    ],
    [
      { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
      "expected null or string or integer, not array",
    ],
    [
      { anyOf: [{ type: "array", items: { type: "string" } }, { type: "boolean" }, { type: "number" }] },
      "expected array of string or boolean or number, not string",
    ],
  ])("%j", (schema, words) => {
    const parameters = { type: "object", properties: { a: schema } };
    const page = toMarkdown([{ name: "tool", description: "", parameters }]);
    expect(page).toContain(`| \`a\` of another kind | ${words} |`);
  });
});

describe("examples", () => {
  test("more than ten are counted", () => {
    const page = toMarkdown([{ ...search, examples: Array.from({ length: 12 }, () => ({ environment: "staging" })) }]);
    expect(page.match(/```json/g)).toHaveLength(10);
    expect(page).toContain("\n\n… 2 more.\n\n");
  });

  test("one that is no JSON is the developer's mistake", () => {
    let error: unknown;
    try {
      toMarkdown([{ ...search, examples: [{ at: new Date() }] }]);
    } catch (caught) {
      error = caught;
    }
    expect(isToolSchemaError(error)).toBe(true);
  });
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "|",
        "\n",
        "\n\n",
        "\\",
        "`",
        "```",
        "# ",
        "<script>",
        "</td>",
        "<!--",
        "[a](javascript:b)",
        "http://x.test",
        "@user",
        "---",
        "&lt;",
      ),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

test("nothing that a tool says is Markdown or HTML: headings, rows and links are the page's own", () => {
  fc.assert(
    fc.property(
      hostile,
      hostile,
      fc.dictionary(hostile, hostile, { maxKeys: 3 }),
      hostile,
      (name, description, members, title) => {
        const entries = Object.entries(members).filter(([member]) => member !== "__proto__");
        const properties = Object.fromEntries(
          entries.map(([member, text], index) => [
            member,
            index === 0 ? { enum: [text, member] } : { type: "string", description: text, default: text },
          ]),
        );
        const tool = {
          name,
          description,
          parameters: { type: "object", properties },
          display: { title },
          examples: [{ a: description }],
        };
        const html = renderMarkdown(toMarkdown([tool, tool], { title }));
        const allowed = [
          "h1",
          "h2",
          "p",
          "strong",
          "table",
          "thead",
          "tbody",
          "tr",
          "th",
          "td",
          "code",
          "pre",
          "br",
          "a",
        ];
        expect(elementsOf(html).filter((element) => !allowed.includes(element))).toEqual([]);
        expect(html.match(/<h2>/g)).toHaveLength(2);
        expect(html.match(/<a [^>]*>/g) ?? []).toEqual(
          /^[\w-]{1,64}$/.test(name) && !/\W/.test(name.replaceAll("-", "")) ? expect.any(Array) : [],
        );
        // Contents of two rows; for each tool a row a member, and its mistakes: their number is the tool's.
        for (const [index, table] of html.split("<table>").slice(1).entries()) {
          const columns = table.match(/<th>/g)?.length ?? 0;
          const rows = table.split("</table>")[0]?.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];
          if (index === 0) expect(rows).toHaveLength(3);
          for (const row of rows) expect(row.match(/<t[hd]>/g)).toHaveLength(columns);
        }
        const tables = html
          .split("<table>")
          .slice(1)
          .filter((table) => (table.match(/<th>/g) ?? []).length === 5);
        expect(tables.map((table) => table.match(/<tr>/g)?.length)).toEqual(
          entries.length === 0 ? [] : [entries.length + 1, entries.length + 1],
        );
      },
    ),
    { numRuns: 70 },
  );
});

test.skipIf(corpora === undefined)("every tool of a sample of the corpora has a page without HTML or links", () => {
  const tools = corpusTools().filter((_, index) => index % 20 === 0);
  expect(tools.length).toBeGreaterThan(150);
  const allowed = ["a", "br", "code", "h1", "h2", "p", "table", "tbody", "td", "th", "thead", "tr"];
  const html = renderMarkdown(toMarkdown(tools));
  expect(elementsOf(html).filter((element) => !allowed.includes(element))).toEqual([]);
  expect([...html.matchAll(/href="(?<target>[^#"][^"]*)"/g)].map(({ groups }) => groups?.["target"])).toEqual([]);
  expect(html.match(/<h2>/g)).toHaveLength(tools.length);
});

test("a schema that is made to be checked for minutes takes no longer than others", () => {
  const twice = (index: number) => [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }];
  const $defs = Object.fromEntries(Array.from({ length: 59 }, (_, index) => [`d${index}`, { allOf: twice(index) }]));
  const parameters = {
    type: "object",
    properties: { a: { $ref: "#/$defs/d0" } },
    $defs: { ...$defs, d59: { type: "object" } },
  };
  expect(toMarkdown([{ name: "tool", description: "", parameters }])).toContain(
    "| `a` of another kind | expected object, not array |",
  );
});

test.each(["toString", "__proto__", "<b>"])("effects %s are none", (effects) => {
  const page = toMarkdown([
    { ...search, effects: effects as never },
    { ...search, name: "other_search" },
  ]);
  expect(page).toContain("Effects: not said.");
  expect(page).toContain("| [`search_logs`](#search_logs) | not said |");
  expect(page).not.toContain("undefined");
});

test("a tool of thousands of required parameters has a page in time", { timeout: 4_000 }, () => {
  const names = Array.from({ length: 6_000 }, (_, index) => `p${index}`);
  const properties = Object.fromEntries(names.map((name, minimum) => [name, { type: "integer", minimum }]));
  const page = toMarkdown([{ ...search, examples: [], parameters: { type: "object", properties, required: names } }]);
  expect(page).toContain("| `p0` left out | missing; expected integer");
});
