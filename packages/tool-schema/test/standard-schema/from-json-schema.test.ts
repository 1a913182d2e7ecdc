import { describe, expect, test } from "vitest";
import { type } from "arktype";
import * as v from "valibot";
import { z } from "zod";
import { checkToolSchema, isToolSchemaError, type SchemaCheckOptions, validateToolArguments } from "@di-code/ai";
import { fromJsonSchema, fromStandardSchema } from "../../src/index.ts";

test("gives an independent, frozen copy that can be used at once", () => {
  const given = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
  const parameters = fromJsonSchema(given);
  given.properties.a.type = "integer";
  expect(validateToolArguments({ name: "t", description: "", parameters }, { a: "b" })).toEqual({ a: "b" });
  expect(Object.isFrozen(parameters) && Object.isFrozen((parameters as unknown as typeof given).properties.a)).toBe(
    true,
  );
});

describe("refuses", () => {
  test.each<[string, object, string, string]>([
    ["what is no schema", { type: "int" }, "INVALID_SCHEMA", "unknown_type"],
    ["a root that is no object", { type: "string" }, "INVALID_SCHEMA", "root_not_object"],
    ["what JSON would lose", { type: "object", default: new Date(0) }, "INVALID_INPUT", "not_json"],
    [
      "parameters with a validator, whose rules a copy would lose",
      fromStandardSchema(z.object({})),
      "INVALID_SCHEMA",
      "not_plain",
    ],
    ["a schema of Zod", z.object({}), "INVALID_INPUT", "foreign_schema"],
    ["a schema of Valibot", v.object({}), "INVALID_INPUT", "foreign_schema"],
    ["a schema of ArkType, which is a function", type({ a: "string" }), "INVALID_INPUT", "foreign_schema"],
    ["a schema of Zod inside", { type: "object", properties: { a: z.string() } }, "INVALID_INPUT", "foreign_schema"],
    ["a proxy that throws", new Proxy({}, { ownKeys: throwing, get: throwing }), "INVALID_INPUT", "unreadable"],
    ["10,000 levels", deep(), "INVALID_INPUT", "limit_depth"],
    ["a cycle", cyclic(), "INVALID_INPUT", "cyclic_value"],
    [
      "an unknown format",
      { type: "object", properties: { a: { type: "string", format: "uint32" } } },
      "INVALID_SCHEMA",
      "unknown_format",
    ],
  ])("%s", (_name, schema, code, finding) => {
    const error = thrownBy(() => fromJsonSchema(schema));
    expect(isToolSchemaError(error) ? [error.code, error.findings[0]?.code] : error).toEqual([code, finding]);
  });
});

test("says of a schema of another library what to use", () => {
  expect(() => fromJsonSchema(z.object({}))).toThrow("use fromStandardSchema");
});

test.each<[string, SchemaCheckOptions, object]>([
  ["imported", { imported: true }, { type: "object", properties: { a: { type: "integer", format: "uint32" } } }],
  [
    "formats",
    { formats: { own: () => true } },
    { type: "object", properties: { a: { type: "string", format: "own" } } },
  ],
])("takes the options of the check: %s", (_name, options, schema) => {
  expect(checkToolSchema(fromJsonSchema(schema, options), options).findings).toEqual([]);
});

function cyclic(): object {
  const schema: Record<string, unknown> = { type: "object" };
  schema["properties"] = { a: schema };
  return schema;
}

function throwing(): never {
  throw new Error("no");
}

function deep(): object {
  let schema: object = { type: "object" };
  for (let level = 0; level < 10_000; level += 1) schema = { type: "object", properties: { a: schema } };
  return schema;
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
