import { describe, expect, test } from "vitest";
import { checkToolSchema, isToolSchemaError, type SchemaCheckOptions, validateToolArguments } from "@di-code/ai";
import { fromJsonSchema } from "../../src/index.ts";

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

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
