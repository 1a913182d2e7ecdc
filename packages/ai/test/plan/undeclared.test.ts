import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments, Type } from "../../src/index.ts";

const a = { properties: { a: {} } };
const b = { properties: { b: {} } };

/** Paths of the issues under `undeclared: "refuse"`, the same from a value and from text. */
function refused(schema: object, value: unknown): readonly string[] {
  const tool = { name: "t", description: "", parameters: schema };
  const options = { undeclared: "refuse" } as const;
  const results = [
    safeValidateToolArguments(tool, value, options),
    safeParseToolArguments(tool, JSON.stringify(value), options),
  ];
  const [first, second] = results.map((result) => (result.ok ? [] : result.error.issues));
  expect(second).toEqual(first);
  return results[0]?.ok === false ? results[0].error.details.map((issue) => `${issue.keyword} ${issue.path}`) : [];
}

const rows: readonly [string, object, unknown, readonly string[]][] = [
  ["a declared member", a, { a: 1 }, []],
  ["an undeclared member", a, { b: 1 }, ["undeclared /b"]],
  ["an open object", {}, { b: 1 }, []],
  ["an object with no properties", { properties: {} }, { b: 1 }, ["undeclared /b"]],
  ["additionalProperties: true", { ...a, additionalProperties: true }, { b: 1 }, []],
  ["unevaluatedProperties: true", { ...a, unevaluatedProperties: true }, { b: 1 }, []],
  ["patternProperties", { ...a, patternProperties: { "^x": {} } }, { x1: 1, y: 1 }, ["undeclared /y"]],
  ["within a member", { properties: { o: a } }, { o: { b: 1 } }, ["undeclared /o/b"]],
  ["within an item", { properties: { o: { items: a } } }, { o: [{ a: 1 }, { b: 1 }] }, ["undeclared /o/1/b"]],
  ["all parts of allOf", { allOf: [a, b] }, { a: 1, b: 1 }, []],
  ["no part of allOf", { allOf: [a, b] }, { c: 1 }, ["undeclared /c"]],
  [
    "the branch that holds",
    {
      anyOf: [
        { ...a, required: ["a"] },
        { ...b, required: ["b"] },
      ],
    },
    { a: 1 },
    [],
  ],
  [
    "not the branch that fails",
    {
      anyOf: [
        { ...a, required: ["a"] },
        { ...b, required: ["b", "c"] },
      ],
    },
    { a: 1, b: 1 },
    ["undeclared /b"],
  ],
  ["a reference", { properties: { o: { $ref: "#/$defs/a" } }, $defs: { a } }, { o: { b: 1 } }, ["undeclared /o/b"]],
  ["a recursive one", { properties: { a: { $ref: "#" } } }, { a: { a: { b: 1 } } }, ["undeclared /a/a/b"]],
  [
    "an object that two schemas share",
    { allOf: [{ properties: { o: a } }, { properties: { o: b } }] },
    { o: { a: 1, b: 1 } },
    [],
  ],
  [
    "an intersection of objects",
    Type.Intersect([
      Type.Object({ o: Type.Object({ x: Type.Number() }) }),
      Type.Object({ o: Type.Object({ y: Type.Number() }) }),
    ]),
    { o: { x: 1, y: 2 } },
    [],
  ],
  [
    "an item that contains takes",
    { properties: { l: { items: { type: "object" }, contains: { ...a, required: ["a"] } } } },
    { l: [{ a: 1, z: 2 }, { z: 2 }] },
    ["undeclared /l/0/z"],
  ],
  ["a broken rule beside it", { ...a, required: ["a"] }, { b: 1 }, ["required /a", "undeclared /b"]],
];

describe("members that nothing declares", () => {
  test.each(rows)("%s", (_name, schema, value, expected) => {
    expect(refused({ type: "object", ...schema }, value)).toEqual(expected);
  });
});

const constant = { properties: { k: { const: 1 } }, required: ["k"] };

/** Where a schema that refuses more would make the whole accept more. */
const assertions: readonly [string, object, unknown][] = [
  ["not", { properties: { o: {} }, not: { properties: { o: constant }, required: ["o"] } }, { o: { k: 1, c: 2 } }],
  [
    "if",
    {
      properties: { o: { properties: { k: {}, extra: {} } }, z: {} },
      if: { properties: { o: constant }, required: ["o"] },
      // oxlint-disable-next-line unicorn/no-thenable
      then: { required: ["z"] },
    },
    { o: { k: 1, extra: 2 } },
  ],
  [
    "maxContains",
    { properties: { l: { type: "array", contains: constant, minContains: 0, maxContains: 1 } } },
    {
      l: [
        { k: 1, b: 2 },
        { k: 1, b: 3 },
      ],
    },
  ],
  ["oneOf", { properties: { x: { oneOf: [{ items: a }, { items: { type: "object" } }] } } }, { x: [{ b: 1 }] }],
];

test.each(assertions)("what the schema refuses stays refused: %s", (_name, schema, value) => {
  const parameters = { type: "object", ...schema };
  expect(safeValidateToolArguments({ name: "t", description: "", parameters }, value).ok).toBe(false);
  expect(refused(parameters, value)).not.toEqual([]);
});

const { schema: randomSchema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom({}, a, b, constant, { type: "object" }, { required: ["a"] }, { type: "string" }),
    fc.record({ properties: fc.record({ a: tie("schema"), b: tie("schema") }, { requiredKeys: [] }) }),
    fc
      .tuple(fc.constantFrom("allOf", "anyOf", "oneOf"), fc.array(tie("schema"), { minLength: 1, maxLength: 2 }))
      .map(([keyword, parts]) => ({ [keyword]: parts })),
    tie("schema").map((schema) => ({ not: schema })),
    tie("schema").map((schema) => ({ additionalProperties: schema })),
  ),
}));

const { value: randomValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(1, "s", {}),
    fc.record({ a: tie("value"), b: tie("value"), k: fc.constant(1), c: tie("value") }, { requiredKeys: [] }),
  ),
}));

test("what is taken under refuse is taken under schema as well", () => {
  const value = randomValue.filter((candidate) => typeof candidate === "object");
  fc.assert(
    fc.property(randomSchema, value, (schema, candidate) => {
      const tool = { name: "t", description: "", parameters: { type: "object", allOf: [schema] } };
      const strict = safeValidateToolArguments(tool, candidate, { undeclared: "refuse" });
      const lenient = safeValidateToolArguments(tool, candidate);
      if (strict.ok) expect(lenient).toEqual({ ok: true, value: candidate });
      if (!lenient.ok) expect(strict.ok).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
