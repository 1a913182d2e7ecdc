import { isToolSchemaError, safeValidateToolArguments, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { generateArgumentCases } from "../../src/cases/generate-argument-cases.ts";

type Keywords = Readonly<Record<string, unknown>>;

function member(schema: unknown, more: Keywords = {}): Keywords {
  return { type: "object", properties: { it: schema }, required: ["it"], ...more };
}

/** `pointer keyword` of each invalid case, each once. */
function issuesOf(schema: Keywords): readonly string[] {
  const { invalid } = generateArgumentCases(schema);
  return [...new Set(invalid.map(({ pointer, keyword }) => `${pointer} ${keyword}`))];
}

function validNames(schema: Keywords): readonly string[] {
  return generateArgumentCases(schema).valid.map(({ name }) => name);
}

function valuesNamed(schema: Keywords, name: string): readonly unknown[] {
  const { valid, invalid } = generateArgumentCases(schema);
  return [...valid, ...invalid].filter((one) => one.name === name).map(({ value }) => value);
}

const search = {
  type: "object",
  properties: {
    query: { type: "string", minLength: 2, maxLength: 8 },
    limit: { type: "integer", minimum: 1, maximum: 200 },
    unit: { enum: ["day", "hour"] },
  },
  required: ["query"],
  additionalProperties: false,
} as const;

describe("a plain tool", () => {
  const { valid, invalid, isCut } = generateArgumentCases(search);

  test("its valid cases", () => {
    expect(valid.map(({ name }) => name)).toEqual([
      "/: minimal",
      "/: full",
      "/query: present",
      "/query: at minLength 2",
      "/query: at maxLength 8",
      "/limit: present",
      "/limit: lowest 1",
      "/limit: highest 200",
      "/limit: inside",
      "/unit: present",
      '/unit: "day"',
      '/unit: "hour"',
    ]);
    expect(Object.keys(valid[0]?.value ?? {})).toEqual(["query"]);
    expect(Object.keys(valid[1]?.value ?? {})).toEqual(["query", "limit", "unit"]);
    expect(isCut).toBe(false);
  });

  test("its invalid cases", () => {
    expect(invalid.map(({ name, pointer, keyword }) => `${name} → ${keyword} ${pointer}`)).toEqual([
      "/query: missing → required /query",
      expect.stringMatching(/^\/extra_[a-z]{4}: undeclared → additionalProperties \/extra_[a-z]{4}$/),
      "/: null → root ",
      "/: a boolean → root ",
      "/: a number → root ",
      "/: text → root ",
      "/: an array → root ",
      "/query: shorter than minLength 2 → minLength /query",
      "/query: longer than maxLength 8 → maxLength /query",
      "/query: null → type /query",
      "/query: a boolean → type /query",
      "/query: a number → type /query",
      "/query: an array → type /query",
      "/query: an object → type /query",
      "/limit: below minimum 1 → minimum /limit",
      "/limit: above maximum 200 → maximum /limit",
      "/limit: null → type /limit",
      "/limit: a boolean → type /limit",
      "/limit: text → type /limit",
      "/limit: an array → type /limit",
      "/limit: an object → type /limit",
      "/limit: a fraction → type /limit",
      "/unit: outside enum → enum /unit",
      "/unit: null → enum /unit",
      "/unit: a boolean → enum /unit",
      "/unit: a number → enum /unit",
      "/unit: an array → enum /unit",
      "/unit: an object → enum /unit",
    ]);
  });

  test("what is at, below and above a bound", () => {
    const limits = [
      ...valuesNamed(search, "/limit: lowest 1"),
      ...valuesNamed(search, "/limit: highest 200"),
      ...valuesNamed(search, "/limit: below minimum 1"),
      ...valuesNamed(search, "/limit: above maximum 200"),
    ];
    expect(limits).toMatchObject([{ limit: 1 }, { limit: 200 }, { limit: 0 }, { limit: 201 }]);
  });
});

const leaf = { type: "integer", minimum: 3 };

/** `[what, schema, the issues there must be a case for]`. */
const RULES: readonly (readonly [string, Keywords, readonly string[]])[] = [
  ["const", member({ const: "a" }), ["/it const"]],
  ["enum of containers", member({ enum: [[1], { a: 1 }] }), ["/it enum"]],
  [
    "exclusive bounds",
    member({ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }),
    ["/it exclusiveMinimum", "/it exclusiveMaximum"],
  ],
  ["multipleOf of a decimal", member({ type: "number", multipleOf: 0.1 }), ["/it multipleOf"]],
  ["pattern", member({ type: "string", pattern: "^[A-Z]{3}-\\d{2,4}$" }), ["/it pattern"]],
  [
    "pattern beside format and lengths",
    member({ type: "string", pattern: "Z$", format: "date-time", minLength: 5 }),
    ["/it format", "/it pattern", "/it minLength"],
  ],
  [
    "items",
    member({ type: "array", items: leaf, minItems: 1, maxItems: 3, uniqueItems: true }),
    ["/it minItems", "/it maxItems", "/it uniqueItems", "/it/0 minimum"],
  ],
  [
    "prefixItems and items",
    member({ type: "array", prefixItems: [{ type: "string" }, leaf], items: false }),
    ["/it items", "/it/0 type", "/it/1 minimum"],
  ],
  [
    "draft 7's tuple",
    member({ type: "array", items: [leaf], additionalItems: false }),
    ["/it additionalItems", "/it/0 minimum"],
  ],
  ["contains", member({ type: "array", contains: leaf }), ["/it contains"]],
  [
    "minContains and maxContains",
    member({ type: "array", items: { type: "integer" }, contains: leaf, minContains: 2, maxContains: 3 }),
    ["/it minContains", "/it maxContains"],
  ],
  [
    "unevaluatedItems",
    member({ type: "array", prefixItems: [leaf], unevaluatedItems: false }),
    ["/it/1 unevaluatedItems", "/it/0 minimum"],
  ],
  [
    "minProperties and maxProperties",
    member({ type: "object", minProperties: 1, maxProperties: 2 }),
    ["/it minProperties", "/it maxProperties"],
  ],
  [
    "dependentRequired",
    { type: "object", properties: { a: true, b: true }, dependentRequired: { a: ["b"] } },
    ["/b dependentRequired"],
  ],
  [
    "dependencies",
    { type: "object", properties: { a: true, b: true }, dependencies: { a: ["b"] } },
    ["/b dependencies"],
  ],
  [
    "dependentSchemas",
    { type: "object", properties: { a: true }, dependentSchemas: { a: { required: ["b"], properties: { b: leaf } } } },
    ["/b required", "/b minimum"],
  ],
  [
    "propertyNames",
    member({ type: "object", propertyNames: { pattern: "^[a-z]+$" } }),
    ["/it/not a name! propertyNames"],
  ],
  [
    "a schema for other members",
    { type: "object", additionalProperties: leaf, propertyNames: { const: "only" } },
    ["/only minimum"],
  ],
  ["patternProperties", { type: "object", patternProperties: { "^x-$": leaf } }, ["/x- minimum"]],
  [
    "unevaluatedProperties",
    { type: "object", properties: { a: true }, unevaluatedProperties: false, propertyNames: { enum: ["a", "b"] } },
    ["/b unevaluatedProperties"],
  ],
  ["not", member({ type: "string", not: { const: "none" } }), ["/it not"]],
  ["not, of an object", member({ type: "object", not: { required: ["a"] } }), ["/it not"]],
  ["oneOf, two branches", member({ oneOf: [{ type: "integer" }, leaf] }), ["/it oneOf"]],
  [
    "oneOf, two branches for objects",
    member({ oneOf: [{ type: "object" }, { type: "object", required: ["a"] }] }),
    ["/it oneOf"],
  ],
  ["anyOf, no branch for the kind", member({ anyOf: [leaf, { type: "null" }] }), ["/it anyOf", "/it minimum"]],
  ["anyOf of literals", member({ anyOf: [{ const: "a" }, { const: "b" }] }), ["/it anyOf"]],
  [
    "branches told apart by a member",
    member({
      oneOf: ["a", "b"].map((kind) => ({
        type: "object",
        properties: { kind: { const: kind }, [kind]: leaf },
        required: ["kind", kind],
      })),
    }),
    ["/it/kind required", "/it/kind enum", "/it/a required", "/it/a minimum", "/it/b required", "/it/b minimum"],
  ],
  [
    "branches that need other members",
    member({ anyOf: ["a", "b"].map((name) => ({ type: "object", properties: { [name]: leaf }, required: [name] })) }),
    ["/it/a minimum", "/it/b minimum"],
  ],
  [
    "allOf",
    member({ allOf: [{ type: "integer" }, { minimum: 2 }, { maximum: 8 }] }),
    ["/it type", "/it minimum", "/it maximum"],
  ],
  [
    "if, then, else",
    {
      type: "object",
      properties: { kind: { enum: ["a", "b"] } },
      required: ["kind"],
      if: { properties: { kind: { const: "a" } } },
      then: { properties: { x: leaf }, required: ["x"] },
      else: { properties: { y: leaf }, required: ["y"] },
    },
    ["/x required", "/x minimum", "/y required", "/y minimum"],
  ],
  ["a member that is forbidden", { type: "object", properties: { no: false } }, ["/no boolean"]],
  [
    "recursion through a reference",
    { type: "object", properties: { child: { $ref: "#" }, n: leaf } },
    ["/n minimum", "/child/n minimum", "/child/child/n minimum"],
  ],
  [
    "a reference with siblings",
    { ...member({ $ref: "#/$defs/n", maximum: 5 }), $defs: { n: leaf } },
    ["/it minimum", "/it maximum"],
  ],
  [
    "an anchor and an $id",
    { ...member({ $ref: "other#n" }), $defs: { o: { $id: "other", $defs: { n: { ...leaf, $anchor: "n" } } } } },
    ["/it minimum"],
  ],
  [
    "names that a pointer escapes, and of Object.prototype",
    { type: "object", properties: { "a/b~c": leaf, toString: leaf, constructor: leaf }, required: ["toString"] },
    ["/a~1b~0c minimum", "/toString required", "/toString minimum", "/constructor minimum"],
  ],
];

describe("rules", () => {
  test.each(RULES)("%s", (_, schema, issues) => {
    expect(issuesOf(schema)).toEqual(expect.arrayContaining([...issues]));
  });

  test.each(RULES)("%s: the validator says what the cases say", (_, parameters) => {
    const tool = { name: "cases", description: "", parameters };
    const { valid, invalid } = generateArgumentCases(parameters);
    expect(valid).not.toEqual([]);
    for (const { name, value } of valid)
      expect([name, safeValidateToolArguments(tool, value).ok]).toEqual([name, true]);
    for (const { name, value, pointer, keyword } of invalid) {
      const result = safeValidateToolArguments(tool, value);
      const issues = result.ok ? [] : result.error.details.map((issue) => [issue.path, issue.keyword]);
      expect([name, issues]).toEqual([name, [[pointer, keyword]]]);
    }
  });
});

describe("valid cases", () => {
  test("each branch of a union, and each member of an enum", () => {
    expect(validNames(member({ anyOf: [{ type: "null" }, leaf, { enum: ["a", "b"] }] }))).toEqual(
      expect.arrayContaining(["/: minimal", "/it (anyOf 2): present", '/it (anyOf 3): "a"', '/it (anyOf 3): "b"']),
    );
  });

  test("each optional member alone", () => {
    const schema = { type: "object", properties: { a: true, b: { type: "object", properties: { c: true } } } };
    const { valid } = generateArgumentCases(schema);
    expect(valid.map(({ value }) => Object.keys(value).join())).toEqual(expect.arrayContaining(["", "a", "b", "a,b"]));
    expect(validNames(schema)).toContain("/b/c: present");
  });

  test("members that belong together are there together", () => {
    const schema = { type: "object", properties: { a: true, b: true }, dependentRequired: { a: ["b"] } };
    expect(valuesNamed(schema, "/a: present")).toEqual([{ a: expect.anything(), b: expect.anything() }]);
  });

  test.each([
    ["bounds that exclude each other", member({ allOf: [{ type: "integer", minimum: 5 }, { maximum: 4 }] })],
    ["a kind that has no member of the enum", member({ type: "integer", enum: ["a"] })],
    ["a required member that is forbidden", { type: "object", properties: { a: false }, required: ["a"] }],
    [
      "recursion without an end",
      { ...member({ $ref: "#/$defs/node" }), $defs: { node: member({ $ref: "#/$defs/node" }) } },
    ],
    ["not anything", member({ not: {} })],
  ])("none for %s", (_, schema) => {
    const { valid, invalid } = generateArgumentCases(schema);
    expect(valid).toEqual([]);
    expect(invalid.map(({ keyword }) => keyword)).toContain("root");
  });
});

describe("options", () => {
  test("the same seed gives the same cases, another seed others", () => {
    const one = JSON.stringify(generateArgumentCases(search, { seed: 7 }));
    expect(JSON.stringify(generateArgumentCases(search, { seed: 7 }))).toBe(one);
    expect(JSON.stringify(generateArgumentCases(search, { seed: 8 }))).not.toBe(one);
    const names = (seed: number) => generateArgumentCases(search, { seed }).valid.map(({ name }) => name);
    expect(names(8)).toEqual(names(7));
  });

  test("maxCases bounds both lists, and says so", () => {
    const { valid, invalid, isCut } = generateArgumentCases(search, { maxCases: 3 });
    expect([valid.length, invalid.length, isCut]).toEqual([3, 3, true]);
  });

  test("maxDepth bounds the places that are visited", () => {
    const schema = { type: "object", properties: { a: { type: "object", properties: { b: { type: "string" } } } } };
    const { invalid, isCut } = generateArgumentCases(schema, { maxDepth: 2 });
    expect([isCut, invalid.some(({ pointer }) => pointer === "/a/b")]).toEqual([true, false]);
  });

  test("imported: what is not enforced has no case", () => {
    const schema = member({ type: "string", format: "uint32", pattern: "^(a+)+$", maxLength: 3 });
    expect(() => generateArgumentCases(schema)).toThrow(expect.objectContaining({ name: "ToolSchemaError" }));
    const { valid, invalid } = generateArgumentCases(schema, { imported: true });
    expect(valid).not.toEqual([]);
    expect(new Set(invalid.map(({ keyword }) => keyword))).toEqual(new Set(["required", "root", "maxLength", "type"]));
  });

  test("formats of the caller's", () => {
    const formats = { even: (text: string) => text.length % 2 === 0 };
    const { valid, invalid } = generateArgumentCases(member({ type: "string", format: "even" }), { formats });
    expect(valid.length).toBeGreaterThan(0);
    expect(invalid.map(({ keyword }) => keyword)).toContain("format");
  });

  test("a pattern engine of the caller's", () => {
    const patternEngine = {
      compile: (pattern: string) => (text: string) => pattern === "^(a+)+$" && /^a+$/u.test(text),
    };
    const { valid, invalid } = generateArgumentCases(member({ type: "string", pattern: "^(a+)+$" }), { patternEngine });
    expect(valid.length).toBeGreaterThan(0);
    expect(invalid.map(({ keyword }) => keyword)).toContain("pattern");
  });

  test.each([
    ["another name", { sead: 1 }],
    ["a seed that is no integer", { seed: 1.5 }],
    ["no cases", { maxCases: 0 }],
    ["no depth", { maxDepth: Number.NaN }],
    ["null for an option", { maxCases: null }],
  ])("%s is a TypeError", (_, options) => {
    expect(() => generateArgumentCases(search, options as object)).toThrow(TypeError);
  });
});

describe("a number beside an integer in oneOf", () => {
  test.each<readonly [string, Keywords]>([
    ["without bounds", { oneOf: [{ type: "integer" }, { type: "number" }] }],
    ["the other way round", { oneOf: [{ type: "number" }, { type: "integer" }] }],
    [
      "far from zero",
      {
        oneOf: [
          { type: "integer", minimum: 70 },
          { type: "number", minimum: 70 },
        ],
      },
    ],
  ])("is a fraction: %s", (_, it) => {
    const numbers = generateArgumentCases(member(it)).valid.map(({ value }) => value["it"]);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((number) => typeof number === "number" && !Number.isInteger(number))).toBe(true);
  });
});

describe("the full arguments", () => {
  test.each<readonly [string, Keywords, (it: object) => boolean]>([
    ["hold an item of a list", { type: "array", items: { type: "string" } }, (it) => Object.keys(it).length === 1],
    [
      "hold a member of a map",
      { type: "object", additionalProperties: { type: "integer" } },
      (it) => Object.values(it).length === 1 && Object.values(it).every(Number.isInteger),
    ],
    [
      "hold a member of a map of lists in full",
      { type: "object", additionalProperties: { type: "array", items: { type: "boolean" } } },
      (it) => Object.values(it).flat().length === 1,
    ],
    [
      "hold a member for a pattern",
      { type: "object", patternProperties: { "^x-[a-z]+$": { type: "string" } } },
      (it) => Object.keys(it).some((name) => name.startsWith("x-")),
    ],
    [
      "hold no more than there may be",
      { type: "object", properties: { a: {} }, additionalProperties: { type: "string" }, maxProperties: 1 },
      (it) => Object.keys(it).join() === "a",
    ],
    [
      "hold nothing that no schema speaks of",
      { type: "object", properties: { a: {} }, additionalProperties: true },
      (it) => Object.keys(it).join() === "a",
    ],
  ])("%s", (_, it, isFull) => {
    const [full] = valuesNamed(member(it), "/: full");
    expect(isFull((full as { it: object }).it)).toBe(true);
  });
});

describe("what is returned", () => {
  test("is frozen to the leaves", () => {
    const isDeeplyFrozen = (value: unknown): boolean =>
      typeof value !== "object" ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
    expect(isDeeplyFrozen(generateArgumentCases(search))).toBe(true);
  });

  test("has names that occur once", () => {
    const schema = member({
      anyOf: [{ type: "string", minLength: 1 }, { type: "integer" }, { type: "integer", minimum: 1 }],
    });
    const { valid, invalid } = generateArgumentCases(schema);
    for (const cases of [valid, invalid]) {
      const names = cases.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("refinements of TypeBox are asked as well", () => {
    const schema = Type.Object({ from: Type.Refine(Type.Integer({ minimum: 0, maximum: 9 }), (n) => n !== 9) });
    const { valid } = generateArgumentCases(schema);
    expect(valid.some(({ value }) => value.from === 0)).toBe(true);
    expect(valid.every(({ value }) => value.from !== 9)).toBe(true);
  });
});

describe("schemas of strangers", () => {
  const cyclic: Record<string, unknown> = { type: "object" };
  cyclic["properties"] = { a: cyclic };
  let deep: Keywords = {};
  for (let level = 0; level < 10_000; level += 1) deep = { type: "object", properties: { a: deep } };
  const throwing = {
    type: "object",
    get properties(): never {
      throw new Error("no");
    },
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();

  test.each<readonly [string, unknown]>([
    ["a cycle", cyclic],
    ["10,000 levels", deep],
    ["a getter that throws", throwing],
    ["a revoked proxy", revoked.proxy],
    ["a date", member({ default: new Date(0) })],
    ["no object", "schema"],
    ["null", null],
    ["false", false],
    ["a root that is no object", { type: "string" }],
  ])("%s is a ToolSchemaError", (_, schema) => {
    try {
      generateArgumentCases(schema as Keywords);
      expect.unreachable();
    } catch (error) {
      expect(isToolSchemaError(error)).toBe(true);
    }
  });

  test.each<readonly [name: string, schema: Keywords, message: string]>([
    ["no tool is named that there is not", { type: "string" }, "Invalid tool schema:\n"],
    ["a whole tool is told so", { name: "t", description: "", parameters: search }, "is a tool: give its parameters"],
  ])("%s", (_, schema, message) => {
    expect(() => generateArgumentCases(schema)).toThrow(message);
  });
});

test("names with half of a surrogate pair have cases", () => {
  const schema = {
    type: "object",
    properties: { "\ud800 %": { type: "string", enum: ["a"] } },
    required: ["\ud800 %"],
  };
  const { valid, invalid } = generateArgumentCases(schema);
  expect(valid.map(({ value }) => value)).toContainEqual({ "\ud800 %": "a" });
  expect(invalid.length).toBeGreaterThan(2);
});
