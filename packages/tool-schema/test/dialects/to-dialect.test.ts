import { safeValidateToolArguments, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { type Dialect, dialectLimits, type DialectOptions, toDialect } from "../../src/index.ts";
import { memberOf, notesOf, refusalOf, wireOf, withMember } from "../support/convert.ts";

const dialects = Object.keys(dialectLimits) as readonly Dialect[];

const cyclic: Record<string, unknown> = { type: "object" };
cyclic["properties"] = { self: cyclic };
const deep: Record<string, unknown> = { type: "object" };
for (let at = deep, level = 0; level < 10_000; level += 1) {
  const next = { type: "array" };
  at[level === 0 ? "additionalProperties" : "items"] = next;
  at = next;
}
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const throwing = Object.defineProperty({}, "type", {
  enumerable: true,
  get: () => {
    throw new Error("secret");
  },
});

describe("hostile input is a typed error", () => {
  test.each<[name: string, schema: unknown, code: string]>([
    ["nothing", undefined, "INVALID_INPUT"],
    ["null", null, "INVALID_INPUT"],
    ["a boolean", true, "INVALID_INPUT"],
    ["a list", [], "INVALID_INPUT"],
    ["text", "{}", "INVALID_INPUT"],
    ["a cycle", cyclic, "INVALID_INPUT"],
    ["10,000 levels", deep, "INVALID_INPUT"],
    ["a revoked proxy", proxy, "INVALID_INPUT"],
    ["a getter that throws", throwing, "INVALID_INPUT"],
    ["a function", { type: "object", default: () => 1 }, "INVALID_INPUT"],
    ["a root that is no object", { type: "string" }, "INVALID_SCHEMA"],
    ["a dangling reference", { type: "object", properties: { a: { $ref: "#/$defs/none" } } }, "INVALID_SCHEMA"],
    ["a declared __proto__", JSON.parse('{"type":"object","properties":{"__proto__":{}}}'), "INVALID_SCHEMA"],
    ["an unknown type", { type: "object", properties: { a: { type: "int" } } }, "INVALID_SCHEMA"],
  ])("%s", (_name, schema, code) => {
    for (const dialect of dialects) expect(refusalOf(schema, dialect)[0]).toBe(code);
  });

  test("what the original holds is not said in messages", () => {
    const schema = { type: "object", properties: { "a\u202Eb\nc": { default: "secret", additionalProperties: true } } };
    const lines = [
      ...refusalOf(schema, "openai-strict"),
      ...toDialect(schema, "anthropic").notes.map(({ effect }) => effect),
    ];
    expect(lines.join("")).not.toContain("secret");
    expect(toDialect(schema, "anthropic").notes[0]?.effect).toBe("a\\u202eb\\u000ac is a_b_c on the wire");
  });
});

describe("errors say what to do", () => {
  const map = withMember({ type: "object", additionalProperties: { type: "string" } });
  const many = {
    type: "object",
    properties: Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`m${at}`, { type: "string" }])),
  };
  test.each<[name: string, schema: object, dialect: Dialect, message: string]>([
    [
      "a map",
      map,
      "openai-strict",
      'openai-strict cannot express: members whose names are not declared cannot be sent; take a list of {name, value} instead, or onLoss: "note"',
    ],
    [
      "null",
      withMember({ type: ["string", "null"] }),
      "portable",
      'portable cannot express: null cannot be sent; let it be left out instead, or onLoss: "note"',
    ],
    [
      "too many optional members",
      many,
      "anthropic-strict",
      'anthropic-strict cannot express: 25 members that may be left out, where the dialect takes 24; require more of them, or onLoss: "note"',
    ],
  ])("%s", (_name, schema, dialect, message) => {
    expect(() => toDialect(schema, dialect)).toThrow(message);
  });

  test.each<[name: string, tool: object]>([
    ["of this library", { name: "a", description: "A.", parameters: { type: "object" }, execute: () => 1 }],
    ["of OpenAI", { type: "function", name: "a", parameters: { type: "object" } }],
    ["of an MCP server", { name: "a", inputSchema: { type: "object" } }],
    ["of Anthropic", { name: "a", input_schema: { type: "object" } }],
  ])("a tool %s is no schema", (_name, tool) => {
    expect(refusalOf(tool, "openai")).toEqual(["INVALID_SCHEMA", ": this is a tool: give its parameters"]);
  });

  test("a schema may have keywords of such names", () => {
    expect(refusalOf({ type: "object", name: "a", parameters: {} }, "openai")).toEqual(["accepted"]);
  });

  test("an unknown dialect lists the names", () => {
    expect(() => toDialect({ type: "object" }, "claude" as Dialect)).toThrow(
      "there are openai, openai-strict, anthropic, anthropic-strict, gemini, gemini-json-schema, mcp, portable",
    );
  });
});

describe("options", () => {
  test.each<[name: string, dialect: string, options: object]>([
    ["an unknown dialect", "cohere", {}],
    ["a name of the prototype", "toString", {}],
    ["an unknown option", "openai", { onloss: "note" }],
    ["an unknown value", "openai", { onLoss: "ignore" }],
    ["an unknown meaning of null", "openai", { optionalNull: "drop" }],
    ["an unknown limit", "openai", { limits: { depth: 1 } }],
  ])("%s is a TypeError", (_name, dialect, options) => {
    expect(() => toDialect({ type: "object" }, dialect as Dialect, options as DialectOptions)).toThrow(TypeError);
  });

  test("onLoss note converts as near as it can, and says what is lost", () => {
    const schema = {
      type: "object",
      properties: { map: { type: "object", additionalProperties: { type: "string" } } },
    };
    expect(refusalOf(schema, "openai-strict")).toEqual([
      "NOT_EXPRESSIBLE",
      "/properties/map/additionalProperties: members whose names are not declared cannot be sent",
    ]);
    expect(notesOf(schema, "openai-strict", { onLoss: "note" })).toContain(
      "/properties/map/additionalProperties additionalProperties lost",
    );
    expect(wireOf(schema, "openai-strict", { onLoss: "note" })).toMatchObject({
      properties: { map: { properties: {}, additionalProperties: false } },
    });
  });

  test("describe: false leaves descriptions alone", () => {
    const member = { type: "string", description: "A tag.", maxLength: 8 };
    expect(memberOf(member, "anthropic-strict")).toMatchObject({ description: "A tag. At most 8 characters." });
    expect(memberOf(member, "anthropic-strict", { describe: false })).toEqual({
      type: "string",
      description: "A tag.",
    });
  });
});

test("a schema of TypeBox converts, and the answer is checked by the original", () => {
  const parameters = Type.Object({
    path: Type.String({ minLength: 1 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, default: 20 })),
  });
  const { schema, restore } = toDialect(parameters, "openai-strict");
  expect(schema).toEqual({
    type: "object",
    properties: {
      path: { type: "string", minLength: 1 },
      limit: { type: ["integer", "null"], minimum: 1, description: "null: not given. Default: 20." },
    },
    required: ["path", "limit"],
    additionalProperties: false,
  });
  const tool = { name: "read", description: "Read a file.", parameters };
  const result = safeValidateToolArguments(tool, restore({ path: "a", limit: null }));
  expect(result).toEqual({ ok: true, value: { path: "a" } });
});

test("a schema that every dialect takes is left as it is, but for what each asks for", () => {
  const schema = {
    type: "object",
    description: "Search.",
    properties: { query: { type: "string", description: "What to look for." } },
    required: ["query"],
    additionalProperties: false,
  };
  const { additionalProperties: _, ...open } = schema;
  for (const dialect of dialects) {
    expect(wireOf(schema, dialect)).toEqual(dialect === "gemini" || dialect === "portable" ? open : schema);
  }
});

test("MCP takes a schema as it is written, whatever its draft", () => {
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "https://example.com/tool",
    type: "object",
    properties: { a: { $ref: "#/definitions/b" }, c: { type: "array", items: [{ type: "string" }] } },
    definitions: { b: { type: "string" }, unused: {} },
  };
  expect(wireOf(schema, "mcp")).toStrictEqual(schema);
  expect(toDialect(schema, "mcp").notes).toEqual([]);
});

test("dropped identifiers are no notes, and no other dialect has them", () => {
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "x",
    $comment: "c",
    type: "object",
    properties: {},
  };
  expect(wireOf(schema, "openai")).toEqual({ type: "object", properties: {} });
  expect(notesOf(schema, "openai")).toEqual([]);
});
