import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isToolSchemaError, safeValidateToolArguments, type ToolDefinition, Type } from "@di-code/ai";
import { fromStandardSchema, toStandardSchema } from "../../src/index.ts";

const parameters = Type.Object({
  service: Type.String({ minLength: 1 }),
  to: Type.Union([Type.Literal("staging"), Type.Literal("production")]),
  steps: Type.Optional(Type.Array(Type.Object({ "a/b": Type.Integer() }))),
});
const deploy = { name: "deploy", description: "Deploys.", parameters };
const schema = toStandardSchema(deploy);
const standard = schema["~standard"];

function toolOf(given: object): ToolDefinition {
  return { name: "t", description: "", parameters: given };
}

test("is a Standard Schema 1 that nobody can change", () => {
  expect(standard).toMatchObject({ version: 1, vendor: "di-code", validate: expect.any(Function) });
  expect(Object.keys(standard.jsonSchema)).toEqual(["input", "output"]);
  expect([schema, standard, standard.jsonSchema].every(Object.isFrozen)).toBe(true);
});

test("validates synchronously, to a private copy", () => {
  const given = { service: "api", to: "staging", steps: [{ "a/b": 1 }] };
  const result = standard.validate(given);
  expect(result).toEqual({ value: given });
  expect("value" in result && result.value).not.toBe(given);
});

test.each<[string, unknown, readonly { readonly message: string; readonly path: readonly (string | number)[] }[]]>([
  [
    "a missing member",
    { to: "staging" },
    [{ message: "must have required properties service; expected string of at least 1 character", path: ["service"] }],
  ],
  [
    "a literal that is none",
    { service: "a", to: "prod" },
    [{ message: "must be equal to one of the allowed values; expected one of staging, production", path: ["to"] }],
  ],
  [
    "an index is a number, a name a text",
    { service: "a", to: "staging", steps: [{ "a/b": 1 }, { "a/b": "x" }] },
    [{ message: "must be integer; expected integer", path: ["steps", 1, "a/b"] }],
  ],
  ["no object", "text", [{ message: "arguments must be a plain object", path: [] }]],
  ["nothing", undefined, [{ message: "arguments must be a plain object", path: [] }]],
])("issues have a path: %s", (_name, value, issues) => {
  expect(standard.validate(value)).toMatchObject({ issues });
});

describe("hostile values get issues", () => {
  const throwing = (): never => {
    throw new Error("no");
  };
  const ring: Record<string, unknown> = { service: "a", to: "staging" };
  ring["steps"] = [ring];
  test.each<[string, unknown]>([
    ["a cycle", ring],
    [
      "a getter that throws",
      {
        get service() {
          return throwing();
        },
      },
    ],
    ["a proxy that throws", new Proxy({}, { get: throwing, ownKeys: throwing, getPrototypeOf: throwing })],
    ["a list that throws below", { service: "a", to: "staging", steps: [new Proxy({}, { ownKeys: throwing })] }],
    ["deep", JSON.parse(`${'{"steps":['.repeat(5_000)}${"]}".repeat(5_000)}`)],
  ])("%s", (_name, value) => {
    const result = standard.validate(value);
    expect(result.issues?.length).toBeGreaterThan(0);
  });
});

test("nothing that was sent stands in a message", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, unit: fc.constantFrom("x", "q", "7") }), (secret) => {
      const { issues } = standard.validate({ service: [secret], to: secret });
      expect(issues?.length).toBe(2);
      expect(JSON.stringify(issues)).not.toContain(secret);
    }),
  );
});

test("agrees with safeValidateToolArguments on everything", () => {
  const near = fc.record(
    {
      service: fc.oneof(fc.string(), fc.jsonValue()),
      to: fc.constantFrom("staging", "production", "x"),
      steps: fc.array(fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (value) => {
      const ours = safeValidateToolArguments(deploy, value);
      const theirs = standard.validate(value);
      if (ours.ok) expect(theirs).toEqual({ value: ours.value });
      else expect(theirs.issues?.length).toBe(ours.error.details.length);
    }),
  );
});

describe("a schema with a validator", () => {
  const tool = toolOf(
    fromStandardSchema(
      z.object({
        a: z
          .string()
          .transform(Number)
          .refine((n) => n > 1, "too small"),
      }),
    ),
  );
  const given = toStandardSchema(tool)["~standard"];

  test("gives what that gives", () => {
    expect(given.validate({ a: "2" })).toEqual({ value: { a: 2 } });
    expect(given.validate({ a: "1" })).toEqual({ issues: [{ message: "too small", path: ["a"] }] });
  });

  test("has JSON Schema of what it takes, and none of what it gives", () => {
    expect(given.jsonSchema.input({ target: "draft-2020-12" })).toMatchObject({
      properties: { a: { type: "string" } },
    });
    expect(() => given.jsonSchema.output({ target: "draft-2020-12" })).toThrow("has no JSON Schema");
  });
});

test("a schema that cannot be enforced is told now", () => {
  const work = (): unknown => toStandardSchema(toolOf({ type: "int" }));
  expect(work).toThrow("is no type");
  try {
    work();
  } catch (error) {
    expect(isToolSchemaError(error)).toBe(true);
  }
});

test("options are those of the check", () => {
  const strict = toStandardSchema(deploy, { undeclared: "refuse" })["~standard"];
  expect(strict.validate({ service: "a", to: "staging", other: 1 }).issues?.length).toBe(1);
  expect(() => toStandardSchema(deploy, { maxDepht: 1 } as object)).toThrow(TypeError);
});

describe("its JSON Schema", () => {
  test("is a copy that the caller may change", () => {
    const first = standard.jsonSchema.input({ target: "draft-07" });
    expect(first).toEqual({
      $schema: "http://json-schema.org/draft-07/schema#",
      ...JSON.parse(JSON.stringify(parameters)),
    });
    (first["properties"] as Record<string, unknown>)["service"] = false;
    expect(standard.jsonSchema.input({ target: "draft-07" })).not.toEqual(first);
    expect(parameters.properties.service.type).toBe("string");
  });

  test.each(["openapi-3.0", "draft-04", "__proto__", "toString"])("is not there for %s", (target) => {
    expect(() => standard.jsonSchema.input({ target })).toThrow("only draft-2020-12, draft-07");
  });

  const tuple7 = {
    type: "object",
    properties: { a: { type: "array", items: [{ type: "string" }], additionalItems: { type: "integer" } } },
  };
  const tuple2020 = {
    type: "object",
    properties: { a: { type: "array", prefixItems: [{ type: "string" }], items: { type: "integer" } } },
  };
  test.each<[string, object, object, object]>([
    ["tuples of draft 7", tuple7, tuple7, tuple2020],
    ["tuples of 2020-12", tuple2020, tuple7, tuple2020],
    [
      "what depends on a member",
      { type: "object", dependentRequired: { a: ["b"] }, dependentSchemas: { c: { required: ["d"] } } },
      { type: "object", dependencies: { a: ["b"] }, allOf: [{ dependencies: { c: { required: ["d"] } } }] },
      { type: "object", dependentRequired: { a: ["b"] }, dependentSchemas: { c: { required: ["d"] } } },
    ],
    [
      "a reference with siblings",
      {
        type: "object",
        properties: { a: { $ref: "#/$defs/a", minLength: 2 }, b: { $ref: "#/$defs/a" } },
        $defs: { a: { type: "string" } },
      },
      {
        type: "object",
        properties: { a: { minLength: 2, allOf: [{ $ref: "#/$defs/a" }] }, b: { $ref: "#/$defs/a" } },
        $defs: { a: { type: "string" } },
      },
      {
        type: "object",
        properties: { a: { $ref: "#/$defs/a", minLength: 2 }, b: { $ref: "#/$defs/a" } },
        $defs: { a: { type: "string" } },
      },
    ],
    [
      "words that draft 7 has not",
      { type: "object", unevaluatedProperties: false, properties: { unevaluatedItems: { type: "string" } } },
      { type: "object", properties: { unevaluatedItems: { type: "string" } } },
      { type: "object", unevaluatedProperties: false, properties: { unevaluatedItems: { type: "string" } } },
    ],
  ])("is written in the words of the draft: %s", (_name, given, draft07, draft2020) => {
    const { input } = toStandardSchema(toolOf(given))["~standard"].jsonSchema;
    const { $schema: in07, ...rest07 } = input({ target: "draft-07" });
    const { $schema: in2020, ...rest2020 } = input({ target: "draft-2020-12" });
    expect([in07, in2020]).toEqual([
      "http://json-schema.org/draft-07/schema#",
      "https://json-schema.org/draft/2020-12/schema",
    ]);
    expect(rest07).toEqual(draft07);
    expect(rest2020).toEqual(draft2020);
    expect(() => new Ajv({ logger: false }).compile(input({ target: "draft-07" }))).not.toThrow();
    expect(() => new Ajv2020({ logger: false }).compile(input({ target: "draft-2020-12" }))).not.toThrow();
  });

  test("means the same in both drafts", () => {
    const given = {
      type: "object",
      properties: {
        pair: { type: "array", prefixItems: [{ $ref: "#/$defs/word", minLength: 2 }], items: { type: "integer" } },
      },
      dependentRequired: { pair: ["why"] },
      dependentSchemas: { pair: { properties: { why: { type: "string" } } } },
      $defs: { word: { type: "string" } },
    };
    const { jsonSchema, validate } = toStandardSchema(toolOf(given))["~standard"];
    const by07 = new Ajv({ logger: false }).compile(jsonSchema.input({ target: "draft-07" }));
    const by2020 = new Ajv2020({ logger: false }).compile(jsonSchema.input({ target: "draft-2020-12" }));
    const seen = new Set<boolean>();
    const item = fc.oneof(fc.string({ maxLength: 3 }), fc.integer());
    fc.assert(
      fc.property(fc.record({ pair: fc.array(item, { maxLength: 3 }), why: item }, { requiredKeys: [] }), (args) => {
        const accepted = validate(args).issues === undefined;
        seen.add(accepted);
        expect([by07(args), by2020(args)]).toEqual([accepted, accepted]);
      }),
    );
    expect(seen.size).toBe(2);
  });

  test("is not there where a reference leads to what has another name", () => {
    const { input } = toStandardSchema(
      toolOf({
        type: "object",
        properties: { a: { prefixItems: [{ type: "string" }] }, b: { $ref: "#/properties/a/prefixItems/0" } },
      }),
    )["~standard"].jsonSchema;
    expect(() => input({ target: "draft-07" })).toThrow("a $ref leads into");
    expect(input({ target: "draft-2020-12" })).toMatchObject({
      properties: { b: { $ref: "#/properties/a/prefixItems/0" } },
    });
  });
});
