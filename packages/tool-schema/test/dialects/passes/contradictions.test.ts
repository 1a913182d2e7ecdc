import { checkToolSchema } from "@di-code/ai";
import { expect, test } from "vitest";
import { checkPortableSchema, toDialect } from "../../../src/index.ts";
import { refusalOf, withMember } from "../../support/convert.ts";

const dialects = ["openai-strict", "anthropic-strict", "gemini", "portable"] as const;

const contradictions: readonly [name: string, schema: object][] = [
  ["lengths", { type: "string", minLength: 5, allOf: [{ maxLength: 1 }] }],
  ["counts", { type: "array", items: { type: "string" }, minItems: 5, allOf: [{ maxItems: 1 }] }],
  ["a list without items that must have one", { type: "array", items: false, minItems: 1 }],
  ["numbers", { type: "number", minimum: 5, allOf: [{ maximum: 1 }] }],
  ["exclusive numbers", { type: "number", exclusiveMinimum: 1, allOf: [{ exclusiveMaximum: 1 }] }],
  ["an exclusive number", { type: "number", minimum: 1, allOf: [{ exclusiveMaximum: 1 }] }],
  ["no whole number between", { type: "integer", exclusiveMinimum: 1, allOf: [{ exclusiveMaximum: 2 }] }],
];

// Bounds that are at odds are refused as a mistake: the wire's schema must not have them.
test.each(contradictions)("merged %s that are at odds: the member takes nothing", (_name, schema) => {
  const given = { type: "object", properties: { a: schema, b: { type: "string" } }, required: ["b"] };
  for (const dialect of dialects) {
    const { schema: wire } = toDialect(given, dialect);
    expect(Object.keys(wire["properties"] as object)).toEqual(["b"]);
    expect(checkToolSchema(wire).findings).toEqual([]);
  }
  expect(checkPortableSchema(toDialect(given, "portable").schema)).toEqual([]);
  for (const dialect of dialects) {
    expect(refusalOf(withMember(schema), dialect)).toEqual(["NOT_EXPRESSIBLE", ": takes no value at all"]);
  }
});

test("other kinds of the same schema stay", () => {
  const schema = { type: ["string", "integer"], minLength: 5, allOf: [{ maxLength: 1 }], minimum: 2 };
  expect(toDialect(withMember(schema), "openai-strict").schema["properties"]).toEqual({
    a: { type: "integer", minimum: 2 },
  });
});
