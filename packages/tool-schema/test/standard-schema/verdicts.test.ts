import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { z as z3 } from "zod/v3";
import { safeValidateToolArguments } from "@di-code/ai";
import { fromStandardSchema, type StandardSchema } from "../../src/index.ts";

/** Constructs of the libraries, whose JSON Schema says no more than their validators: the verdicts must be the same. */
const schemas: readonly (readonly [string, StandardSchema, object])[] = [
  [
    "Zod: scalars",
    z.object({
      a: z.string().min(2).max(3),
      b: z.int().optional(),
      c: z.boolean().nullable(),
      d: z.number().positive().optional(),
    }),
    { a: "ab", c: null, d: 1.5 },
  ],
  [
    "Zod: lists",
    z.object({
      a: z.array(z.int()).min(1).max(2),
      b: z.tuple([z.string(), z.int()]).optional(),
      c: z.tuple([z.string()], z.int()).optional(),
    }),
    { a: [1], b: ["x", 2], c: ["x", 1, 2] },
  ],
  [
    "Zod: unions",
    z.object({
      a: z.union([z.string(), z.int(), z.null()]),
      b: z
        .discriminatedUnion("a", [z.object({ a: z.literal("b"), c: z.int() }), z.object({ a: z.literal("c") })])
        .optional(),
    }),
    { a: null, b: { a: "b", c: 1 } },
  ],
  ["Zod: literals", z.object({ a: z.enum(["a", "b"]), b: z.literal([1, "c", null]).optional() }), { a: "a", b: null }],
  [
    "Zod: records",
    z.object({
      a: z.record(z.string().min(1), z.int()),
      b: z.record(z.enum(["a", "b"]), z.int()).optional(),
      c: z.partialRecord(z.enum(["a", "b"]), z.int()).optional(),
    }),
    { a: { x: 1 }, b: { a: 1, b: 2 }, c: { a: 1 } },
  ],
  [
    "Zod: strict, loose and catchall",
    z.strictObject({ a: z.looseObject({ b: z.int() }), c: z.object({}).catchall(z.int()).optional() }),
    { a: { b: 1, x: 2 }, c: { d: 1 } },
  ],
  [
    "Zod: intersection",
    z.intersection(z.object({ a: z.string() }), z.object({ b: z.int().multipleOf(2) })),
    { a: "x", b: 4 },
  ],
  [
    "Zod: readonly, brand, describe, meta",
    z
      .object({
        a: z
          .string()
          .brand()
          .describe("a")
          .meta({ title: "A", examples: ["a"] }),
        b: z.array(z.any()).readonly().optional(),
      })
      .meta({ id: "Named" }),
    { a: "a", b: [1, "x"] },
  ],
  ["Zod: refinement of the whole", z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a <= b), { a: 1, b: 2 }],
  [
    "Zod: recursion",
    (() => {
      const node: z.ZodType = z.object({ a: z.lazy(() => node).optional(), b: z.int().optional() });
      return node;
    })(),
    { a: { a: {}, b: 1 } },
  ],
  [
    "Valibot: scalars",
    toStandardJsonSchema(
      v.object({
        a: v.pipe(v.string(), v.minLength(2), v.maxLength(3)),
        b: v.optional(v.pipe(v.number(), v.integer())),
        c: v.nullable(v.boolean()),
      }),
    ),
    { a: "ab", b: 1, c: true },
  ],
  [
    "Valibot: lists",
    toStandardJsonSchema(
      v.object({
        a: v.pipe(v.array(v.number()), v.minLength(1)),
        b: v.optional(v.strictTuple([v.string(), v.number()])),
      }),
    ),
    { a: [1.5], b: ["x", 1] },
  ],
  [
    "Valibot: unions",
    toStandardJsonSchema(
      v.object({
        a: v.union([v.string(), v.number(), v.null()]),
        b: v.optional(
          v.variant("a", [v.object({ a: v.literal("b"), c: v.number() }), v.object({ a: v.literal("c") })]),
        ),
      }),
    ),
    { a: "x", b: { a: "c" } },
  ],
  [
    "Valibot: strict objects",
    toStandardJsonSchema(v.strictObject({ a: v.number(), b: v.optional(v.picklist(["a", "b"])) })),
    { a: 1.5, b: "a" },
  ],
  [
    "ArkType: scalars",
    type({ a: "2 <= string <= 3", "b?": "number.integer", c: "boolean | null", "d?": "number > 0" }),
    { a: "ab", b: 1, c: true, d: 1.5 },
  ],
  [
    "ArkType: lists and unions",
    type({ a: "(string | number.integer)[] >= 1", "b?": ["string", "number"], "c?": "'a' | 'b' | 1 | null" }),
    { a: ["x", 1], b: ["x", 1], c: 1 },
  ],
  ["ArkType: unknown, strict", type({ a: "unknown", "b?": "string | null", "+": "reject" }), { a: null, b: null }],
  ["ArkType: discriminated union", type({ a: "'b'", c: "number" }).or({ a: "'c'" }), { a: "b", c: 1.5 }],
  ["ArkType: a rule of the whole", type({ a: "number", b: "number" }).narrow(({ a, b }) => a <= b), { a: 1, b: 2 }],
];

const scalar = fc.oneof(
  fc.constantFrom<unknown>("", "a", "b", "c", "ab", "abcd", null, true, 0, 1, 2, -1, 1.5, 4),
  fc.jsonValue({ maxDepth: 1 }),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("a", "b", "c", "x"), scalar, { maxKeys: 3, noNullPrototype: true }),
);
/** What is done to arguments that are right: a member gets another value, or goes. */
const changes = fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d", "x"), fc.option(value, { nil: undefined })), {
  maxLength: 2,
});

function changed(args: object, list: readonly (readonly [string, unknown])[]): object {
  const copy: Record<string, unknown> = structuredClone({ ...args });
  for (const [name, member] of list) {
    if (member === undefined) Reflect.deleteProperty(copy, name);
    else copy[name] = member;
  }
  return copy;
}

describe.each(schemas)("%s", (_name, schema, right) => {
  test("the verdict is the library's, and so is what comes out", () => {
    const tool = { name: "t", description: "", parameters: fromStandardSchema(schema) };
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(changes, (list) => {
        const args = changed(right, list);
        const theirs = schema["~standard"].validate(structuredClone(args));
        if (theirs instanceof Promise) throw new Error("asynchronous");
        const ours = safeValidateToolArguments(tool, args);
        expect(ours.ok).toBe((theirs as { issues?: unknown }).issues === undefined);
        verdicts.add(ours.ok);
        if (ours.ok) expect(ours.value).toEqual((theirs as { value?: unknown }).value);
      }),
      { numRuns: 150 },
    );
    expect(verdicts.size).toBe(2);
  });
});

test.each<[string, StandardSchema]>([
  ["Valibot", toStandardJsonSchema(v.object({ a: v.pipe(v.string(), v.minLength(2)) }))],
  ["ArkType", type({ a: "string >= 2" })],
])("a length is that of JSON Schema, in code points, though %s counts halves of pairs", (_name, schema) => {
  const tool = { name: "t", description: "", parameters: fromStandardSchema(schema) };
  expect(schema["~standard"].validate({ a: "\u{1F600}" })).toHaveProperty("value");
  expect(safeValidateToolArguments(tool, { a: "\u{1F600}" }).ok).toBe(false);
});

test.each<[string, StandardSchema]>([
  ["Valibot's record", toStandardJsonSchema(v.object({ a: v.record(v.string(), v.number()) }))],
  ["ArkType's object", type({ a: "object" })],
  ["ArkType's record", type({ a: "Record<string, number>" })],
])("a list is no object, though the library would take it: %s", (_name, schema) => {
  const tool = { name: "t", description: "", parameters: fromStandardSchema(schema) };
  expect(schema["~standard"].validate({ a: [] })).toHaveProperty("value");
  const result = safeValidateToolArguments(tool, { a: [] });
  expect(result.ok ? [] : result.error.issues).toEqual(["/a: must be object"]);
  expect(safeValidateToolArguments(tool, { a: { b: 1 } }).ok).toBe(true);
});

test("Zod 3, with the JSON Schema of the caller", () => {
  const schema = z3.object({
    a: z3
      .string()
      .transform(Number)
      .refine((n) => n > 1, "too small"),
  });
  const jsonSchema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
  const tool = { name: "t", description: "", parameters: fromStandardSchema(schema, { jsonSchema }) };
  const issuesOf = (args: unknown): unknown => {
    const result = safeValidateToolArguments(tool, args);
    return result.ok ? result.value : result.error.issues;
  };
  expect([{ a: "2" }, { a: "1" }, { a: 2 }].map(issuesOf)).toEqual([
    { a: 2 },
    ["/a: too small"],
    ["/a: must be string"],
  ]);
  const late = z3.object({ a: z3.string().refine(() => Promise.resolve(true)) });
  const parameters = fromStandardSchema(late, { jsonSchema });
  expect(() => safeValidateToolArguments({ ...tool, parameters }, { a: "b" })).toThrow("gives a promise");
});
