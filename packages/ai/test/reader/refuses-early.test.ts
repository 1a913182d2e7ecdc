import { describe, expect, test } from "vitest";
import type { ReaderOptions } from "../../src/arguments/create-tool-arguments-reader.ts";
import { safeParseToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { pieces, read } from "../support/reading.ts";

/** The text with `‸` before the character at which it must be refused. */
type Row = [name: string, parameters: object, marked: string, keyword: string, path: string, options?: ReaderOptions];

/** An object whose member `a` has this schema. */
function a(schema: unknown, more: object = {}): object {
  return { type: "object", properties: { a: schema }, ...more };
}

function object(properties: object, more: object = {}): object {
  return { type: "object", properties, additionalProperties: false, ...more };
}

const any = { type: "object" };
const modes = { type: "string", enum: ["create", "overwrite", "creation"] };

const rows: readonly Row[] = [
  // Text that is no JSON, or too much of it.
  ["a value that is none", any, '{"a":‸x', "json", ""],
  ["a literal that is misspelt", any, '{"a":tr‸e', "json", ""],
  ["a comma after the last member", any, '{"a":1,‸}', "json", ""],
  ["an escape that is none", any, '{"a":"\\‸x', "json", ""],
  ["a digit that is none", any, '{"a":"\\u12‸g', "json", ""],
  ["a control character", any, '{"a":"b‸\n', "json", ""],
  ["a number with a leading zero", any, '{"a":0‸1', "json", ""],
  ["a fence", any, "‸```json", "json", ""],
  ["depth", any, '{"a":[‸[', "limit", "/a/0", { maxDepth: 2 }],
  ["nodes", any, '{"a":1,"b":‸2', "limit", "/b", { maxNodes: 2 }],
  ["characters", any, '{"a":"b‸c', "limit", "", { maxCharacters: 7 }],
  // The kind of a value is known at its first character.
  ["a root that is an array", any, "‸[", "root", ""],
  ["a root that is a string", any, '  ‸"{}"', "root", ""],
  ["a number for a string", a({ type: "string" }), '{"a": ‸1', "type", "/a"],
  ["a string for one of two kinds", a({ type: ["number", "null"] }), '{"a":‸"', "type", "/a"],
  ["an object for an array", a({ type: "array" }), '{"a":‸{', "type", "/a"],
  ["null for an object", a({ type: "object" }), '{"a":‸n', "type", "/a"],
  ["true where only false may stand", a({ const: false }), '{"a":‸t', "const", "/a"],
  ["a number where only texts may stand", a({ enum: ["x", null] }), '{"a":‸1', "enum", "/a"],
  ["a member that may not be there", a(false), '{"a":‸1', "boolean", "/a"],
  ["an item of a wrong kind", a({ type: "array", items: { type: "string" } }), '{"a":["x",‸1', "type", "/a/1"],
  [
    "an item of a tuple",
    a({ type: "array", prefixItems: [{ type: "string" }, { type: "number" }] }),
    '{"a":["x",‸"',
    "type",
    "/a/1",
  ],
  // Texts that are listed.
  ["the first letter of no text of an enum", a(modes), '{"a":"‸d', "enum", "/a"],
  ["a later letter", a(modes), '{"a":"crea‸k', "enum", "/a"],
  ["a letter past the longest", a(modes), '{"a":"create‸d', "enum", "/a"],
  ["the end of a text that is only begun", a(modes), '{"a":"crea‸"', "enum", "/a"],
  ["an escaped letter", a(modes), '{"a":"cr\\u006‸1', "enum", "/a"],
  ["half an escaped pair", a({ const: "\u{1f600}" }), '{"a":"\\ud83d\\ude0‸1', "const", "/a"],
  ["a const", a({ const: "yes" }), '{"a":"ye‸a', "const", "/a"],
  [
    "a letter that an enum takes, and a const beside it does not",
    a({ ...modes, const: "create" }),
    '{"a":"‸o',
    "enum",
    "/a",
  ],
  // Numbers: nothing is known before they end.
  ["a number of no enum", a({ enum: [1, 20] }), '{"a":2‸,', "enum", "/a"],
  ["a const", a({ const: 20 }), '{"a":200e-2‸}', "const", "/a"],
  ["a minimum", a({ type: "number", minimum: 10 }), '{"a":9‸ ', "minimum", "/a"],
  ["a maximum", a({ type: "number", maximum: 10 }), '{"a":1e2‸}', "maximum", "/a"],
  ["an exclusive bound", a({ type: "number", exclusiveMaximum: 10 }), '{"a":10‸}', "exclusiveMaximum", "/a"],
  ["an integer", a({ type: "integer" }), '{"a":1.5‸,', "type", "/a"],
  ["a multiple", a({ type: "number", multipleOf: 0.1 }), '{"a":0.15‸}', "multipleOf", "/a"],
  ["an unsafe integer", any, '{"a":9007199254740993‸}', "unsafe_number", "/a"],
  ["a number that overflows", any, '{"a":1e400‸]', "unsafe_number", "/a"],
  // Texts by their length and form.
  ["maxLength", a({ type: "string", maxLength: 3 }), '{"a":"abc‸d', "maxLength", "/a"],
  ["maxLength in escapes", a({ type: "string", maxLength: 2 }), '{"a":"\\n\\u0061\\u006‸2', "maxLength", "/a"],
  ["maxLength in code points", a({ type: "string", maxLength: 2 }), '{"a":"\u{1f600}\u{1f600}‸c', "maxLength", "/a"],
  ["minLength", a({ type: "string", minLength: 3 }), '{"a":"ab‸"', "minLength", "/a"],
  ["pattern", a({ type: "string", pattern: "^a+$" }), '{"a":"ab‸"', "pattern", "/a"],
  ["format", a({ type: "string", format: "date" }), '{"a":"2026-13-01‸"', "format", "/a"],
  // Keys.
  ["the first letter of no declared key", object({ path: {}, mode: {} }), '{"‸x', "additionalProperties", ""],
  ["a later letter", object({ path: {}, mode: {} }), '{"mode":1,"pa‸x', "additionalProperties", ""],
  ["an escaped letter", object({ path: {} }), '{"p\\u006‸2', "additionalProperties", ""],
  ["the end of a key that is only begun", object({ path: {} }), '{"pa‸"', "additionalProperties", "/pa"],
  [
    "a key that matches no pattern",
    object({ path: {} }, { patternProperties: { "^x-": {} } }),
    '{"x-a":1,"paths‸"',
    "additionalProperties",
    "/paths",
  ],
  ["__proto__", any, '{"__proto__‸"', "unsafe_key", "/__proto__"],
  ["__proto__ in escapes", any, '{"\\u005f_proto__‸"', "unsafe_key", "/__proto__"],
  ["a key given twice", any, '{"a":1,"\\u0061‸"', "duplicate_key", "/a"],
  ["propertyNames", { type: "object", propertyNames: { maxLength: 2 } }, '{"abc‸"', "propertyNames", "/abc"],
  // How many there are.
  ["maxItems", a({ type: "array", maxItems: 2 }), '{"a":[1,2‸,', "maxItems", "/a"],
  ["no items at all", a({ type: "array", maxItems: 0 }), '{"a":[1‸]', "maxItems", "/a"],
  ["maxProperties", { type: "object", maxProperties: 1 }, '{"a":1‸,', "maxProperties", ""],
  ["every declared key has come", object({ a: {}, b: {} }), '{"b":1,"a":2‸,', "additionalProperties", ""],
  ["required", a({}, { required: ["b"] }), '{"a":1‸}', "required", "/b"],
  ["required, declared", object({ b: {}, a: {} }, { required: ["b"] }), "{‸}", "required", "/b"],
  ["minItems", a({ type: "array", minItems: 2 }), '{"a":[1‸]', "minItems", "/a"],
  ["minProperties", { type: "object", minProperties: 2 }, '{"a":1‸}', "minProperties", ""],
  ["a second value", any, '{"a":1} ‸{', "json", ""],
  ["text after the value", any, "{}‸x", "json", ""],
  // Several schemas for one value.
  ["allOf", a({ allOf: [{ type: "string" }, { maxLength: 1 }] }), '{"a":"b‸c', "maxLength", "/a"],
  ["$ref", { ...a({ $ref: "#/$defs/d" }), $defs: { d: { type: "null" } } }, '{"a":‸1', "type", "/a"],
  [
    "$ref that comes back",
    { ...a({ $ref: "#/$defs/d" }), $defs: { d: { type: "array", items: { $ref: "#/$defs/d" } } } },
    '{"a":[[],[[‸1',
    "type",
    "/a/1/0/0",
  ],
  ["no branch takes the kind", a({ anyOf: [{ type: "string" }, { type: "null" }] }), '{"a":‸1', "anyOf", "/a"],
  [
    "one branch takes the kind",
    a({ anyOf: [{ type: "string", maxLength: 1 }, { type: "null" }] }),
    '{"a":"b‸c',
    "maxLength",
    "/a",
  ],
  ["a union of literals", a({ anyOf: [{ const: "create" }, { const: "creation" }] }), '{"a":"crea‸k', "anyOf", "/a"],
  ["a union of literals, of numbers", a({ oneOf: [{ const: 1 }, { const: 2 }] }), '{"a":3‸}', "oneOf", "/a"],
  [
    "the longest branch",
    a({
      anyOf: [
        { type: "string", maxLength: 2 },
        { type: "string", maxLength: 4 },
      ],
    }),
    '{"a":"abcd‸e',
    "maxLength",
    "/a",
  ],
  [
    "the branch that the discriminator leaves",
    a({
      oneOf: [
        object({ kind: { const: "file" }, path: { type: "string" } }),
        object({ kind: { const: "url" }, url: { type: "string" } }),
      ],
    }),
    '{"a":{"kind":"url","‸p',
    "additionalProperties",
    "/a",
  ],
  [
    "one branch after another",
    a({
      anyOf: [
        object({ x: { type: "number" }, y: { type: "number" } }),
        object({ x: { type: "number" }, y: { type: "string", maxLength: 1 } }),
        object({ x: { type: "string" } }),
      ],
    }),
    '{"a":{"x":1,"y":"a‸b',
    "maxLength",
    "/a/y",
  ],
  [
    "unions in the branches of a union",
    a({
      anyOf: [
        {
          anyOf: [
            { type: "string", maxLength: 1 },
            { type: "string", maxLength: 2 },
          ],
        },
        { type: "string", const: "abd" },
      ],
    }),
    '{"a":"ab‸c',
    "const",
    "/a",
  ],
];

describe("refuses early", () => {
  test.each<Row>(rows)("%s: %j %s", (_name, parameters, marked, keyword, path, options) => {
    const tool: ToolDefinition = { name: "tool", description: "", parameters };
    const offset = marked.indexOf("‸");
    const text = marked.replace("‸", "");
    expect(read(tool, pieces(text.slice(0, offset), [1]), options).state.status).not.toBe("refused");
    const { preview } = read(tool, pieces(text, [1]), options).reader;
    for (const sizes of [[1], [2], [3, 1], []]) {
      const { state, reader } = read(tool, pieces(text, sizes), options);
      expect(state).toMatchObject({ status: "refused", issue: { keyword, path, offset } });
      // What came before that character is shown, be it in the same fragment.
      expect(reader.preview).toEqual(preview);
    }
    expect(safeParseToolArguments(tool, text, options).ok).toBe(false);
  });

  test.each<[name: string, parameters: object, text: string, options?: ReaderOptions]>([
    ["not", a({ not: { type: "string" } }), '{"a":"x"}'],
    ["if and then", a({ if: { type: "string" }, then: { maxLength: 1 } }), '{"a":"xy"}'],
    ["contains", a({ type: "array", contains: { const: 1 } }), '{"a":[2]}'],
    ["uniqueItems", a({ type: "array", uniqueItems: true }), '{"a":[1,1]}'],
    ["the count of oneOf", a({ oneOf: [{ type: "string" }, { minLength: 1 }] }), '{"a":"x"}'],
    ["unevaluatedProperties", { type: "object", unevaluatedProperties: false }, '{"a":1}'],
    ["dependentRequired", { type: "object", dependentRequired: { a: ["b"] } }, '{"a":1}'],
    ["an enum of objects", a({ enum: [{ b: 1 }] }), '{"a":{"b":2}}'],
    ["undeclared members where an option refuses them", a({}), '{"a":1,"b":2}', { undeclared: "refuse" }],
    ["half a surrogate pair where an option refuses it", any, '{"a":"\\ud800"}', { loneSurrogates: "refuse" }],
    ["too many steps", a({ type: "string" }), '{"a":"x","b":2}', { maxSteps: 1 }],
  ])("never: %s", (_name, parameters, text, options) => {
    const tool: ToolDefinition = { name: "tool", description: "", parameters };
    const { reader, state } = read(tool, pieces(text, [1]), options);
    expect(state).toEqual({ status: "complete" });
    expect(reader.safeFinish().ok).toBe(false);
  });

  test.each<[name: string, parameters: object, text: string]>([
    ["a member of a wrong kind", a({ type: "string" }), '{"a":1,"a":"x"}'],
    ["a number that overflows", any, '{"a":1e400,"a":1}'],
    ["an unsafe key in what is replaced", any, '{"a":{"__proto__":1},"a":1}'],
    ["depth in what is replaced", any, `{"a":${"[".repeat(200)}${"]".repeat(200)},"a":1}`],
  ])("not where keys may come twice: %s", (_name, parameters, text) => {
    const tool: ToolDefinition = { name: "tool", description: "", parameters };
    const { reader, state } = read(tool, pieces(text, [1]), { duplicateKeys: "allow" });
    expect(state).toEqual({ status: "complete" });
    expect(reader.preview).toEqual(JSON.parse(text));
  });

  test("a schema of more than 64 branches is not followed, and refused at the end all the same", () => {
    const branches = Array.from({ length: 65 }, (_, index) => ({ type: "string", maxLength: index + 1 }));
    const tool: ToolDefinition = { name: "tool", description: "", parameters: a({ anyOf: branches }) };
    const { reader, state } = read(tool, [`{"a":"${"x".repeat(70)}"}`]);
    expect(state).toEqual({ status: "complete" });
    expect(reader.safeFinish().ok).toBe(false);
    const fewer: ToolDefinition = { ...tool, parameters: a({ anyOf: branches.slice(1) }) };
    expect(read(fewer, [`{"a":"${"x".repeat(70)}"}`]).state.status).toBe("refused");
  });
});
