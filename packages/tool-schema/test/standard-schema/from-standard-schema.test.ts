import { toJsonSchema, toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  argumentsValidator,
  checkToolSchema,
  createToolArgumentsReader,
  describeIssues,
  isToolSchemaError,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolDefinition,
  validateToolArguments,
} from "@di-code/ai";
import { cloneToolSchema, fromStandardSchema, type StandardSchema } from "../../src/index.ts";
import { libraries } from "../support/libraries.ts";

function toolOf<TParameters extends object>(parameters: TParameters): ToolDefinition<TParameters> {
  return { name: "find", description: "Finds.", parameters };
}

function issuesOf(parameters: object, value: unknown): readonly string[] {
  const result = safeValidateToolArguments(toolOf(parameters), value);
  return result.ok ? [] : result.error.issues;
}

function findingOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (isToolSchemaError(error)) return error.findings[0];
    throw error;
  }
  return undefined;
}

describe.each(libraries)("%s", (_library, parameters) => {
  test("its transforms and defaults are what the tool gets", () => {
    const args = validateToolArguments(toolOf(parameters), { from: "2026-01-02", code: "AB" });
    expect(args).toEqual({ from: new Date("2026-01-02"), days: 7, code: "AB" });
    expect(args.from).toBeInstanceOf(Date);
  });

  test.each<[string, object, string]>([
    ["a rule of a member", { from: "2026-01-02", code: "ab" }, "/code: must be in capitals"],
    [
      "a rule between members",
      { from: "2026-01-02", code: "A", even: 3 },
      "/even: an odd number needs more than a week",
    ],
  ])("its own refinements refuse, in its own words: %s", (_name, args, issue) => {
    expect(issuesOf(parameters, args)).toEqual([issue]);
  });

  test("its formats refuse, without the text that was sent", () => {
    const [issue] = issuesOf(parameters, { from: "tomorrow", code: "A" });
    expect(issue).toMatch(/^\/from: .*date/i);
    expect(issue).not.toContain("tomorrow");
  });

  test("what JSON Schema can say is said by ours", () => {
    expect(issuesOf(parameters, { from: "2026-01-02", code: 1, days: 40 })).toEqual([
      "/code: must be string",
      "/days: must be <= 30",
    ]);
    // Valibot and Zod would refuse these too, but others coerce.
    expect(issuesOf(parameters, { from: "2026-01-02", code: "A", days: "7" })).toEqual(["/days: must be integer"]);
  });

  test("a model is told", () => {
    const result = safeValidateToolArguments(toolOf(parameters), { from: "2026-01-02", code: "secret" });
    if (result.ok) throw new Error("accepted");
    expect(describeIssues(result.error)).toBe(
      'The arguments for "find" were refused:\n- /code: must be in capitals\nCorrect the arguments and call the tool again.',
    );
    expect(result.error.details).toMatchObject([{ path: "/code", keyword: "validator" }]);
  });

  test("the parameters are frozen JSON Schema of what is put in", () => {
    expect(checkToolSchema(parameters)).toEqual({ findings: [], notEnforced: [] });
    const schema = cloneToolSchema(parameters as object);
    expect(schema).toMatchObject({
      type: "object",
      properties: {
        from: { type: "string" },
        days: { type: "integer", minimum: 1, maximum: 30 },
        code: { type: "string" },
      },
    });
    expect(new Set((schema as { required: string[] }).required)).toEqual(new Set(["from", "code"]));
    expect(checkToolSchema(schema).findings).toEqual([]);
    expect([parameters, (parameters as { properties?: object }).properties].every(Object.isFrozen)).toBe(true);
    expect(JSON.parse(JSON.stringify(parameters))).toEqual(schema);
  });

  test("a copy by spreading keeps the validator", () => {
    expect(issuesOf({ ...parameters, description: "More." }, { from: "2026-01-02", code: "ab" })).toHaveLength(1);
  });

  test("a reader's finish is parseToolArguments", () => {
    const text = fc.oneof(
      fc
        .record(
          {
            from: fc.constantFrom("2026-01-02", "tomorrow", "2026-13-01", 7),
            days: fc.integer({ min: -1, max: 40 }),
            code: fc.constantFrom("A", "a", "Ä", null),
            even: fc.integer({ min: 0, max: 3 }),
            other: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((args) => JSON.stringify(args)),
      fc.json(),
      fc.string(),
    );
    const tool = toolOf(parameters);
    let accepted = 0;
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), (json, size) => {
        const reader = createToolArgumentsReader(tool);
        for (let at = 0; at < json.length; at += size) {
          const state = reader.push(json.slice(at, at + size));
          if (state.status === "refused") expect(safeParseToolArguments(tool, json).ok).toBe(false);
        }
        const parsed = safeParseToolArguments(tool, json);
        expect(reader.safeFinish()).toStrictEqual(parsed);
        if (parsed.ok) accepted += 1;
      }),
      { numRuns: 200, examples: [['{"from":"2026-01-02","code":"A"}', 3]] },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe("what the library alone decides", () => {
  test.each<[string, StandardSchema, unknown, unknown]>([
    [
      "a format that Valibot writes for another form",
      toStandardJsonSchema(v.object({ at: v.pipe(v.string(), v.isoDateTime()) })),
      "2026-01-02T03:04",
      "2026-01-02T03:04:05Z",
    ],
    ["a pattern with a flag", z.object({ at: z.string().regex(/^abc$/i) }), "ABC", "abcd"],
    [
      "a pattern with a flag, of Valibot",
      toStandardJsonSchema(v.object({ at: v.pipe(v.string(), v.regex(/^abc$/i)) })),
      "ABC",
      "abcd",
    ],
    ["a format of its own", z.object({ at: z.nanoid() }), "V1StGXR8_Z5jdHi6B-myT", "short"],
    ["a pattern that is not linear", z.object({ at: z.string().regex(/^(a|a)*b$/) }), "aab", "aac"],
    ["a pattern without the u flag", type({ at: new RegExp(String.raw`^\-a$`) }), "-a", "a"],
    ["a URL", z.object({ at: z.url() }), "http://localhost/ü", "nowhere"],
  ])("%s", (_name, schema, right, wrong) => {
    const parameters = fromStandardSchema(schema);
    expect(issuesOf(parameters, { at: right })).toEqual([]);
    expect(issuesOf(parameters, { at: wrong })).toHaveLength(1);
  });

  test("goes into the description where nothing else could run it", () => {
    const written = cloneToolSchema(
      fromStandardSchema(
        z.object({
          a: z.nanoid(),
          b: z
            .string()
            .regex(/^(b|b)*$/)
            .describe("A word."),
          c: z.string().regex(new RegExp(`^(${"c".repeat(200)}|c*)*$`)),
          d: z.string().regex(/^d+$/),
        }),
      ) as object,
    );
    expect((written as { properties: unknown }).properties).toEqual({
      a: { type: "string", description: "Format: nanoid", pattern: expect.any(String) },
      b: { type: "string", description: "A word. (Pattern: ^(b|b)*$)" },
      c: { type: "string" },
      d: { type: "string", pattern: "^d+$" },
    });
    expect(checkToolSchema(written).findings).toEqual([]);
  });

  test("undeclared members are the library's affair: stripped, passed or refused", () => {
    const args = { a: 1, b: 2 };
    const verdicts = [z.object({ a: z.int() }), z.looseObject({ a: z.int() })].map((schema) =>
      validateToolArguments(toolOf(fromStandardSchema(schema)), args),
    );
    expect(verdicts).toEqual([{ a: 1 }, args]);
    expect(issuesOf(fromStandardSchema(z.strictObject({ a: z.int() })), args)).toEqual([
      "/b: must not have additional properties",
    ]);
    expect(
      safeValidateToolArguments(toolOf(fromStandardSchema(z.object({ a: z.int() }))), args, { undeclared: "refuse" })
        .ok,
    ).toBe(false);
  });

  test("coercion is not: the schema comes first", () => {
    expect(issuesOf(fromStandardSchema(z.object({ n: z.coerce.number() })), { n: "5" })).toEqual([
      "/n: must be number",
    ]);
  });
});

const chain: z.ZodType = z.object({ child: z.lazy(() => chain).optional() });

describe("schemas that can be used", () => {
  test.each<[string, StandardSchema, object]>([
    ["recursion", chain, { child: { child: {} } }],
    [
      "a union of objects",
      z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })]),
      { kind: "b" },
    ],
    ["an intersection", z.intersection(z.object({ a: z.int() }), z.object({ b: z.int() })), { a: 1, b: 2 }],
    ["a record", z.record(z.string(), z.int()), { a: 1 }],
    ["no members", z.object({}), {}],
    ["ArkType's recursion", type.module({ node: { "next?": "node" } }).node, { next: { next: {} } }],
    ["Valibot's recursion", toStandardJsonSchema(v.object({ a: v.optional(v.lazy(() => v.number())) })), { a: 1 }],
  ])("%s", (_name, schema, args) => {
    expect(validateToolArguments(toolOf(fromStandardSchema(schema)), args)).toEqual(args);
  });

  test("with the JSON Schema of the caller", () => {
    const valibot = v.object({
      a: v.pipe(
        v.string(),
        v.check((text) => text !== "b", "not b"),
      ),
    });
    const jsonSchema = toJsonSchema(valibot, { typeMode: "input", ignoreActions: ["check"] });
    expect(issuesOf(fromStandardSchema(valibot, { jsonSchema }), { a: "b" })).toEqual(["/a: not b"]);
    const stricter = { type: "object", properties: { a: { enum: ["x"] } }, required: ["a"] };
    expect(issuesOf(fromStandardSchema(valibot, { jsonSchema: stricter }), { a: "y" })).toHaveLength(1);
  });
});

describe("schemas that cannot", () => {
  test.each<[string, () => unknown, object]>([
    [
      "no JSON Schema",
      () => fromStandardSchema(v.object({})),
      { code: "no_json_schema", message: expect.stringContaining("toStandardJsonSchema") },
    ],
    [
      "no JSON Schema, of a library that is not known",
      () => fromStandardSchema(standard({ vendor: "constructor" })),
      { code: "no_json_schema", message: expect.stringContaining("the option jsonSchema") },
    ],
    [
      "a Date of Zod",
      () => fromStandardSchema(z.object({ a: z.date() })),
      { code: "unrepresentable", message: expect.stringContaining("Date") },
    ],
    ["a BigInt of Zod", () => fromStandardSchema(z.object({ a: z.bigint() })), { code: "unrepresentable" }],
    [
      "a Date of Valibot",
      () => fromStandardSchema(toStandardJsonSchema(v.object({ a: v.date() }))),
      { code: "unrepresentable", message: expect.stringContaining("date") },
    ],
    [
      "a Date of ArkType",
      () => fromStandardSchema(type({ a: "Date" })),
      { code: "unrepresentable", message: expect.stringContaining("date") },
    ],
    ["a Map of ArkType", () => fromStandardSchema(type({ a: "Map" })), { code: "unrepresentable" }],
    ["a BigInt of ArkType", () => fromStandardSchema(type({ a: "bigint" })), { code: "unrepresentable" }],
    ["a root that is no object", () => fromStandardSchema(z.string()), { code: "root_not_object" }],
    ["a root of lists", () => fromStandardSchema(z.array(z.string())), { code: "root_not_object" }],
    [
      "a root that may be no object",
      () => fromStandardSchema(z.union([z.object({}), z.string()])),
      { code: "root_not_object" },
    ],
    [
      "asynchronous Valibot",
      () => fromStandardSchema(v.objectAsync({}), { jsonSchema: { type: "object" } }),
      { code: "asynchronous_validator" },
    ],
    [
      "a JSON Schema that is none",
      () => fromStandardSchema(z.object({}), { jsonSchema: { type: "int" } }),
      { code: "unknown_type" },
    ],
    [
      "a JSON Schema with a function",
      () => fromStandardSchema(z.object({}), { jsonSchema: { type: "object", default: () => 1 } }),
      { code: "not_json" },
    ],
    [
      "a JSON Schema with a validator",
      () => fromStandardSchema(z.object({}), { jsonSchema: fromStandardSchema(z.object({})) }),
      { code: "not_plain" },
    ],
    [
      "patterns of names that are not linear",
      () => fromStandardSchema(z.object({}), { jsonSchema: { type: "object", patternProperties: { "^(a|a)*$": {} } } }),
      { code: "pattern_not_linear" },
    ],
    [
      "a JSON Schema that is a list",
      () => fromStandardSchema(z.object({}), { jsonSchema: [] }),
      { code: "not_a_schema" },
    ],
    [
      "a converter that gives nothing",
      () => fromStandardSchema(standard({ jsonSchema: { input: () => undefined } })),
      { code: "not_a_schema" },
    ],
    [
      "a converter that throws what is no error",
      () =>
        fromStandardSchema(
          standard({
            jsonSchema: {
              input: () => nothing().throw("no"),
            },
          }),
        ),
      { code: "unrepresentable" },
    ],
  ])("%s", (_name, work, finding) => {
    expect(findingOf(work)).toMatchObject({ pointer: expect.any(String), ...finding });
  });

  test("options of other names", () => {
    expect(() => fromStandardSchema(z.object({}), { jsonschema: {} } as object)).toThrow(
      "there is no option jsonschema",
    );
  });

  const throwing = (): never => {
    throw new Error("no");
  };
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "schema"],
    ["JSON Schema", { type: "object" }],
    ["another version", standard({ version: 2 })],
    ["no vendor", standard({ vendor: undefined })],
    ["no validator", standard({ validate: undefined })],
    ["a proxy that throws", new Proxy({}, { get: throwing })],
    [
      "a getter that throws",
      {
        get "~standard"() {
          return throwing();
        },
      },
    ],
  ])("no Standard Schema: %s", (_name, given) => {
    expect(findingOf(() => fromStandardSchema(given as StandardSchema))).toMatchObject({ code: "not_standard" });
  });

  test("of plain JSON Schema it is said what to use", () => {
    expect(() => fromStandardSchema({ type: "object" } as unknown as StandardSchema)).toThrow("use fromJsonSchema");
  });
});

function* nothing(): Generator<never, void> {
  yield* [];
}

/** A schema of a library that nobody knows. */
function standard(members: object): StandardSchema {
  const known = { version: 1, vendor: "unknown", validate: (value: unknown) => ({ value }) };
  return { "~standard": { ...known, ...members } } as StandardSchema;
}

describe("validators", () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): number => unhandled.push(reason);
  beforeEach(() => process.on("unhandledRejection", note));
  afterEach(() => process.off("unhandledRejection", note));

  test.each<[string, StandardSchema]>([
    ["Zod's refinement", z.object({ a: z.string().refine(() => Promise.resolve(true)) })],
    ["Zod's transform", z.object({ a: z.string().transform(() => Promise.resolve(1)) })],
    [
      "any library's promise",
      standard({
        validate: () => Promise.reject(new Error("late")),
        jsonSchema: { input: () => ({ type: "object" }) },
      }),
    ],
    [
      "Valibot's check",
      toStandardJsonSchema(
        v.objectAsync({
          a: v.pipeAsync(
            v.string(),
            v.checkAsync(() => Promise.resolve(true)),
          ),
        }) as never,
      ),
    ],
  ])("that are asynchronous are the developer's mistake: %s", async (_name, schema) => {
    const tool = toolOf(fromStandardSchema(schema));
    expect(findingOf(() => safeValidateToolArguments(tool, { a: "b" }))).toMatchObject({
      code: "asynchronous_validator",
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(unhandled).toEqual([]);
  });

  test.each<[string, StandardSchema]>([
    ["Zod", z.object({ a: z.string().refine(throwingRule) })],
    ["Valibot", toStandardJsonSchema(v.object({ a: v.pipe(v.string(), v.check(throwingRule)) }))],
    ["ArkType", type({ a: type("string").narrow(throwingRule) })],
    ["any other", standard({ validate: throwingRule, jsonSchema: { input: () => ({ type: "object" }) } })],
  ])("that throw refuse, and do no more harm: %s", async (_name, schema) => {
    expect(issuesOf(fromStandardSchema(schema), { a: "b" })).toEqual([
      "/: could not be checked by the tool's own validator",
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(unhandled).toEqual([]);
  });

  function throwingRule(): never {
    throw new Error("secret");
  }

  test("see each call once", () => {
    let asked = 0;
    const schema = z.object({ a: z.string().refine(() => (asked += 1) > 0) });
    const tool = toolOf(fromStandardSchema(schema));
    for (let call = 1; call <= 3; call += 1) {
      validateToolArguments(tool, { a: "b" });
      expect(asked).toBe(call);
    }
  });

  test("of one schema are told apart from another's", () => {
    const [first, second] = ["x", "y"].map((word) =>
      fromStandardSchema(z.object({ a: z.string().refine((text) => text === word) })),
    );
    expect([first, second].map((parameters) => issuesOf(parameters ?? {}, { a: "y" }).length)).toEqual([1, 0]);
  });

  test("cannot be taken out by the arguments", () => {
    const parameters = fromStandardSchema(z.object({ a: z.string().refine((text) => text !== "b") }));
    expect(Object.keys(parameters)).not.toContain("validate");
    expect(Object.getOwnPropertySymbols(parameters)).toEqual([argumentsValidator]);
    expect(Object.isFrozen(parameters[argumentsValidator])).toBe(true);
  });
});
