import { isToolSchemaError, safeValidateToolArguments } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { checkPortableSchema, toDialect } from "../../src/index.ts";
import { notesOf, refusalOf, wireOf } from "../support/convert.ts";

interface Case {
  readonly id: string;
  readonly area: string;
  readonly schema: object;
  readonly expected: { readonly pointer: string; readonly result: string; readonly value?: unknown };
}

const cases = new Map(
  readLines<Case>("cases.jsonl")
    .filter(({ area }) => area === "schema")
    .map((one) => [one.id, one]),
);

function find(id: string): Case {
  const found = cases.get(id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

function isValid(schema: object, args: unknown): boolean {
  return safeValidateToolArguments({ name: "tool", description: "", parameters: schema }, args, { imported: true }).ok;
}

// The cases call a schema refused that a provider refuses as it is written; here it is converted, as their notes say, and
// the pointer of the refusal is that of the note.
describe.skipIf(corpora === undefined)("reported cases of dialects", () => {
  test("all are there", () => {
    expect([...cases.keys()].toSorted()).toEqual([
      "C01",
      "C02",
      "C03",
      "C05",
      "C07",
      "C09",
      "C11",
      "C13",
      "C15",
      "C16",
      "C17",
      "C19",
      "C21",
      "C23",
    ]);
  });

  test("C01: every object is closed", () => {
    const { schema, expected } = find("C01");
    expect(notesOf(schema, "openai-strict")).toEqual([`${expected.pointer} additionalProperties closed`]);
    expect(wireOf(schema, "openai-strict")).toMatchObject({
      properties: { scope: { additionalProperties: false } },
      additionalProperties: false,
    });
  });

  // Overruled: the note points at the member that became required, /properties/deep, since /required has no entry for it.
  test("C02: an optional member is required and nullable, and its null is left out again", () => {
    const { schema } = find("C02");
    const { schema: wire, restore } = toDialect(schema, "openai-strict");
    expect(notesOf(schema, "openai-strict")).toEqual(["/properties/deep required required"]);
    expect(wire).toMatchObject({ properties: { deep: { type: ["boolean", "null"] } }, required: ["url", "deep"] });
    expect(isValid(schema, { url: "x", deep: null })).toBe(false);
    expect(restore({ url: "x", deep: null })).toStrictEqual({ url: "x" });
  });

  // Overruled: the default is said, not applied. Nothing here fills in what the model did not send.
  test("C03: a default goes into the description", () => {
    const { schema, expected } = find("C03");
    expect(notesOf(schema, "openai-strict")).toEqual([`${expected.pointer} default described`]);
    expect(wireOf(schema, "openai-strict")).toMatchObject({
      properties: { admin: { type: "boolean", description: "Default: false." } },
    });
  });

  test("C05: oneOf becomes anyOf, in definitions too", () => {
    const { schema, expected } = find("C05");
    expect(notesOf(schema, "openai-strict")).toEqual([
      `${expected.pointer} oneOf rewritten`,
      "/$defs/o/properties/z/oneOf oneOf rewritten",
    ]);
  });

  test("C07: an object without properties gets empty ones", () => {
    const { schema, expected } = find("C07");
    expect(wireOf(schema, "openai")).toStrictEqual(expected.value);
    expect(notesOf(schema, "openai")).toEqual([" properties added"]);
  });

  test("C09: a list without items gets some, with a note", () => {
    const { schema, expected } = find("C09");
    expect(notesOf(schema, "openai")).toEqual([`${expected.pointer} items added`]);
    expect(wireOf(schema, "openai")).toMatchObject({ properties: { formats: { items: {} } } });
  });

  test("C11: a reference to a sibling is inlined", () => {
    const { schema, expected } = find("C11");
    expect(notesOf(schema, "gemini")).toContain(`${expected.pointer} $ref inlined`);
    const opts = { type: "object", properties: { k: { type: "string" } } };
    expect(wireOf(schema, "gemini")).toEqual({
      type: "object",
      properties: { opts, rules: { type: "array", items: opts } },
    });
  });

  test("C13: a required member that is not declared is left out there, and required here", () => {
    const { schema, expected } = find("C13");
    expect(notesOf(schema, "gemini")).toEqual([`${expected.pointer} required removed`]);
    expect(wireOf(schema, "gemini")).toMatchObject({ required: ["key"] });
    expect(isValid(schema, { key: "k" })).toBe(false);
  });

  test("C15: one conversion leaves nothing behind for the next", () => {
    const { schema } = find("C15");
    const before = structuredClone(schema);
    const alone = wireOf(structuredClone(schema), "openai");
    const first = wireOf(schema, "gemini");
    const second = wireOf(schema, "openai");
    expect(schema).toStrictEqual(before);
    expect(second).toStrictEqual(alone);
    expect(first).not.toBe(second);
  });

  test("C16: a union at the root is said in words there, and enforced here", () => {
    const { schema, expected } = find("C16");
    expect(notesOf(schema, "anthropic")).toEqual([`${expected.pointer} anyOf described`]);
    const wire = wireOf(schema, "anthropic");
    expect(wire).not.toHaveProperty("anyOf");
    expect(wire).toMatchObject({ description: "Give at least one of these: title; or body." });
    expect(isValid(schema, { id: "1" })).toBe(false);
    expect(isValid(schema, { id: "1", body: "b" })).toBe(true);
  });

  test("C17: a member is renamed without clashing, and mapped back", () => {
    const { schema, expected } = find("C17");
    const { schema: wire, restore } = toDialect(schema, "anthropic");
    expect(notesOf(schema, "anthropic")).toEqual([`${expected.pointer} properties renamed`]);
    expect(wire).toMatchObject({ required: ["filter_id__2"] });
    const sent = { filter_id__2: "a", filter_id_: "b" };
    expect(restore(sent)).toStrictEqual({ "filter[id]": "a", filter_id_: "b" });
    expect(isValid(schema, restore(sent))).toBe(true);
  });

  test("C19: a reference that only leads back to itself is refused for every dialect", () => {
    expect(refusalOf(find("C19").schema, "mcp").slice(0, 2)).toEqual([
      "INVALID_SCHEMA",
      expect.stringContaining("/$defs/x/$ref"),
    ]);
  });

  // Overruled: such a root takes nothing but objects, so the type that MCP asks for can be added.
  test("C21: a root that is a union of objects gets its type", () => {
    const { schema } = find("C21");
    expect(wireOf(schema, "mcp")).toEqual({ ...schema, type: "object" });
    expect(notesOf(schema, "mcp")).toEqual([" type added"]);
  });

  test("C23: a nullable enum takes its values, and null", () => {
    const wire = wireOf(find("C23").schema, "openai-strict") as object;
    expect(wire).toMatchObject({ properties: { tier: { type: ["string", "null"], enum: ["low", "high", null] } } });
    expect([{ tier: "low" }, { tier: null }, { tier: "none" }, {}].map((args) => isValid(wire, args))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("what converts to the portable subset is portable: the tools of MCP servers and BFCL", () => {
    const schemas = [
      ...readLines<{ tool: { inputSchema: object } }>("mcp-tools.jsonl").map(({ tool }) => tool.inputSchema),
      ...readLines<{ tool: { parameters: object } }>("bfcl-tools.jsonl").map(({ tool }) => tool.parameters),
    ];
    const converted = schemas.filter((schema) => refusalOf(schema, "portable")[0] === "accepted");
    expect(converted.length).toBeGreaterThan(3_400);
    for (const schema of converted) expect(checkPortableSchema(wireOf(schema, "portable"))).toEqual([]);
  });

  test("each refusal is a ToolSchemaError", () => {
    for (const { schema } of cases.values()) {
      try {
        toDialect(schema, "portable");
      } catch (error) {
        expect(isToolSchemaError(error)).toBe(true);
      }
    }
  });
});
