import { describe, expect, test } from "vitest";
import { checkToolSchema } from "../../src/schema/check-tool-schema.ts";

type Found = readonly (readonly [pointer: string, code: string])[];

function found(schema: unknown, options?: Parameters<typeof checkToolSchema>[1]): Found {
  const { findings, notEnforced } = checkToolSchema(schema, options);
  expect(notEnforced).toEqual([]);
  return findings.map(({ pointer, code }) => [pointer, code] as const);
}

/** A tool with one parameter `p`. */
const withProperty = (p: unknown): object => ({ type: "object", properties: { p } });

/** JSON.parse makes own members of names that a literal would set as prototype. */
const json = (text: string): unknown => JSON.parse(text);

describe("what is fine", () => {
  test.each<[string, unknown]>([
    ["no parameters", { type: "object" }],
    [
      "every keyword of an object",
      {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $id: "https://example.test/a",
        $comment: "c",
        title: "t",
        description: "d",
        type: "object",
        properties: { a: true, b: false },
        required: ["a"],
        additionalProperties: { type: "null" },
        patternProperties: { "^x-": {} },
        propertyNames: { maxLength: 9 },
        minProperties: 1,
        maxProperties: 9,
        dependentRequired: { a: ["b"] },
        dependentSchemas: { a: {} },
        unevaluatedProperties: false,
        if: {},
        then: {},
        else: {},
        not: { const: 1 },
        $defs: {},
        definitions: {},
        default: {},
        examples: [{}],
        deprecated: true,
        readOnly: false,
        writeOnly: false,
      },
    ],
    [
      "every keyword of an array",
      withProperty({
        type: "array",
        prefixItems: [{}],
        items: false,
        minItems: 1,
        maxItems: 1,
        uniqueItems: true,
        contains: {},
        minContains: 0,
        maxContains: 2,
        unevaluatedItems: {},
      }),
    ],
    ["draft 7's tuple", withProperty({ type: "array", items: [{ type: "string" }], additionalItems: false })],
    ["an empty tuple", withProperty({ type: "array", items: [], prefixItems: [] })],
    ["draft 7's dependencies", { type: "object", dependencies: { a: ["b"], c: { required: ["d"] } } }],
    ["a list of types", withProperty({ type: ["string", "null", "null"] })],
    ["numbers", withProperty({ type: "number", minimum: -1.5, maximum: 1e300, multipleOf: 0.01 })],
    ["equal bounds", withProperty({ minimum: 1, maximum: 1, minLength: 0, maxLength: 0 })],
    ["one required name twice", { type: "object", properties: { a: {} }, required: ["a", "a"] }],
    ["an undeclared required name in an open schema", { type: "object", properties: { key: {} }, required: ["ghost"] }],
    ["a const of any JSON", withProperty({ const: { a: [null, { b: 1 }] } })],
    ["an enum of any JSON", withProperty({ enum: [null, 1, "a", [1], { a: 1 }] })],
    [
      "vendor keywords",
      { type: "object", "x-order": 1, nullable: true, optional: ["a"], note: null, discriminator: {} },
    ],
    ["any default and examples", withProperty({ default: () => 1, examples: [1n, new Date(0), undefined] })],
    ["annotations of any kind", withProperty({ title: 1, description: null, readOnly: "yes" })],
    [
      "names that are on a prototype",
      { type: "object", properties: { toString: {}, constructor: {} }, required: ["valueOf"] },
    ],
    ["keyword names as property names", withProperty({ properties: { $ref: { type: "string" }, type: {}, enum: {} } })],
    [
      "members that are undefined",
      { type: "object", properties: { p: undefined }, required: undefined, minProperties: undefined },
    ],
    ["a null prototype", Object.assign(Object.create(null), { type: "object" })],
    ["recursion through a property", { type: "object", properties: { child: { $ref: "#" } } }],
    [
      "recursion through an item",
      {
        type: "object",
        properties: { tree: { $ref: "#/$defs/node" } },
        $defs: { node: { anyOf: [{ type: "null" }, { type: "array", items: { $ref: "#/$defs/node" } }] } },
      },
    ],
    ["recursion through an additional property", { type: "object", additionalProperties: { $ref: "#" } }],
    [
      "a chain of references",
      withProperty({ $ref: "#/$defs/a", $defs: {} }) && {
        type: "object",
        properties: { p: { $ref: "#/$defs/a" } },
        $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/c" }, c: { type: "string" } },
      },
    ],
    [
      "a reference to a sibling property",
      { type: "object", properties: { a: { type: "string" }, b: { $ref: "#/properties/a" } } },
    ],
    ["a reference to an anchor", { type: "object", properties: { a: { $ref: "#x" } }, $defs: { x: { $anchor: "x" } } }],
    [
      "a reference to an embedded $id",
      { type: "object", properties: { a: { $ref: "X" } }, $defs: { x: { $id: "X" } } },
    ],
    [
      "a reference into a vendor's keyword",
      { type: "object", properties: { a: { $ref: "#/x-types/t" } }, "x-types": { t: { type: "string" } } },
    ],
    ["a reference inside a default", withProperty({ default: { $ref: "#/nowhere" }, enum: [{ $ref: "#/nowhere" }] })],
    [
      "an undeclared required name that a pattern declares",
      {
        type: "object",
        patternProperties: { "^x-": {} },
        required: ["x-a"],
        additionalProperties: false,
      },
    ],
    [
      "an undeclared required name beside a composition",
      {
        type: "object",
        required: ["a"],
        unevaluatedProperties: false,
        allOf: [{ properties: { a: {} } }],
      },
    ],
  ])("%s", (_name, schema) => {
    expect(found(schema)).toEqual([]);
  });
});

describe("the root takes objects only", () => {
  const object = { type: "object" };
  const at = [["/type", "root_not_object"]] as const;

  test.each<[name: string, schema: object, pointer: string]>([
    ["a whole tool is told so", { name: "t", description: "", parameters: { type: "object" } }, ""],
    ["a name and parameters that are none", { name: "t", parameters: 1 }, "/type"],
    ["a tool of another type", { type: "string", name: "t", parameters: {} }, "/type"],
  ])("%s", (_name, schema, pointer) => {
    const { findings } = checkToolSchema(schema);
    expect(findings).toMatchObject([{ pointer, code: "root_not_object" }]);
    expect(findings[0]?.message === "is a tool: give its parameters").toBe(pointer === "");
  });

  test.each<[string, unknown, Found]>([
    ["type object", object, []],
    ["a list of object alone", { type: ["object"] }, []],
    ["object or null", { type: ["object", "null"] }, at],
    ["no type", { properties: {} }, at],
    ["nothing at all", {}, at],
    ["another type", { type: "array" }, at],
    ["true", true, at],
    ["false", false, at],
    ["a reference to an object", { $ref: "#/$defs/a", $defs: { a: object } }, []],
    ["a chain of references", { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: object } }, []],
    ["a reference to a string", { $ref: "#/$defs/a", $defs: { a: { type: "string" } } }, at],
    ["a reference to true", { $ref: "#/$defs/a", $defs: { a: true } }, at],
    ["a union of objects", { anyOf: [object, { $ref: "#/$defs/a" }], $defs: { a: object } }, []],
    ["a union that never takes one branch", { oneOf: [object, false] }, []],
    ["a union of nothing", { anyOf: [false] }, at],
    ["a union with a string", { anyOf: [object, { type: "string" }] }, at],
    ["a union with anything", { oneOf: [object, {}] }, at],
    ["a union within a union", { anyOf: [{ oneOf: [object, object] }, { allOf: [{}, object] }] }, []],
    ["allOf with an object", { allOf: [{ required: ["a"] }, object] }, []],
    ["allOf without one", { allOf: [{ required: ["a"] }, { properties: {} }] }, at],
    ["a constant object", { const: { a: 1 } }, []],
    ["an enum of objects", { enum: [{ a: 1 }, { a: 2 }] }, []],
    ["an enum with null", { enum: [{ a: 1 }, null] }, at],
  ])("%s", (_name, schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ["42", 42],
    ["null", null],
    ["undefined", undefined],
    ["a string", "object"],
    ["a function", () => ({})],
    ["a symbol", Symbol("s")],
    ["a BigInt", 1n],
    ["an array", [{ type: "object" }]],
    ["a Date", new Date(0)],
    [
      "an instance of a class",
      new (class {
        type = "object";
      })(),
    ],
  ])("parameters that are %s", (_name, schema) => {
    expect(found(schema)).toEqual([["", "not_a_schema"]]);
  });
});

describe("keyword values of the wrong kind", () => {
  const list = ["", 0, 1, true, false, null, {}] as const;
  const kinds: Readonly<Record<string, readonly unknown[]>> = {
    number: ["1", true, null, {}, [], Number.NaN, Number.POSITIVE_INFINITY],
    count: ["1", -1, 0.5, null, true, Number.POSITIVE_INFINITY, 1e400],
    positive: [0, -1, "1", null, Number.POSITIVE_INFINITY],
    boolean: ["true", 0, null],
    text: [1, null, {}, [], true],
    filledList: [...list, []],
    names: list,
    nameLists: ["", 1, null, true, []],
    schemaMap: ["", 1, null, true, []],
  };
  const keywords: readonly (readonly [keyword: string, kind: string])[] = [
    ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map((keyword) => [keyword, "number"] as const),
    ...[
      "minLength",
      "maxLength",
      "minItems",
      "maxItems",
      "minProperties",
      "maxProperties",
      "minContains",
      "maxContains",
    ].map((keyword) => [keyword, "count"] as const),
    ["multipleOf", "positive"],
    ["uniqueItems", "boolean"],
    ...["$ref", "$id", "$anchor", "$dynamicAnchor", "pattern", "format"].map((keyword) => [keyword, "text"] as const),
    ...["enum", "allOf", "anyOf", "oneOf"].map((keyword) => [keyword, "filledList"] as const),
    ["prefixItems", "names"],
    ["required", "names"],
    ["dependentRequired", "nameLists"],
    ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"].map(
      (keyword) => [keyword, "schemaMap"] as const,
    ),
  ];
  test.each(keywords.flatMap(([keyword, kind]) => (kinds[kind] ?? []).map((value) => [keyword, value] as const)))(
    "%s: %j",
    (keyword, value) => {
      expect(found(withProperty({ [keyword]: value }))).toEqual([[`/properties/p/${keyword}`, "keyword_kind"]]);
    },
  );

  const singles = [
    "additionalItems",
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
  ];
  test.each(singles.flatMap((keyword) => [3, "a", null].map((value) => [keyword, value] as const)))(
    "%s: %j is no schema",
    (keyword, value) => {
      expect(found(withProperty({ [keyword]: value }))).toEqual([[`/properties/p/${keyword}`, "not_a_schema"]]);
    },
  );

  test.each<[string, unknown, Found]>([
    ["a list for one schema", { not: [{}] }, [["/properties/p/not", "not_a_schema"]]],
    ["a list member", { allOf: [{}, 3] }, [["/properties/p/allOf/1", "not_a_schema"]]],
    ["a list in a list", { anyOf: [[]] }, [["/properties/p/anyOf/0", "not_a_schema"]]],
    ["a tuple member", { items: [3] }, [["/properties/p/items/0", "not_a_schema"]]],
    ["a property", { properties: { "a/b": 3 } }, [["/properties/p/properties/a~1b", "not_a_schema"]]],
    ["a pattern property", { patternProperties: { a: [] } }, [["/properties/p/patternProperties/a", "not_a_schema"]]],
    ["a dependency", { dependencies: { a: "b" } }, [["/properties/p/dependencies/a", "not_a_schema"]]],
    ["a dependency's name", { dependencies: { a: [1] } }, [["/properties/p/dependencies/a/0", "keyword_kind"]]],
    ["a required name", { required: ["a", 1] }, [["/properties/p/required/1", "keyword_kind"]]],
    ["draft 3's required", { required: true }, [["/properties/p/required", "keyword_kind"]]],
    [
      "draft 4's exclusiveMinimum",
      { minimum: 1, exclusiveMinimum: true },
      [["/properties/p/exclusiveMinimum", "keyword_kind"]],
    ],
    ["a dependent name", { dependentRequired: { a: [1] } }, [["/properties/p/dependentRequired/a/0", "keyword_kind"]]],
    ["a definition", { $defs: { a: 1 } }, [["/properties/p/$defs/a", "not_a_schema"]]],
    ["refinements that cannot be run", { "~refine": [{ check: "x" }] }, [["/properties/p", "keyword_kind"]]],
  ])("%s", (_name, schema, expected) => {
    expect(found(withProperty(schema))).toEqual(expected);
  });
});

describe("type", () => {
  test.each<[unknown, string, string]>([
    ["int", "", "unknown_type"],
    ["String", "", "unknown_type"],
    ["any", "", "unknown_type"],
    ["", "", "unknown_type"],
    ["toString", "", "unknown_type"],
    ["bigint", "", "not_json"],
    ["undefined", "", "not_json"],
    [3, "", "keyword_kind"],
    [null, "", "keyword_kind"],
    [{}, "", "keyword_kind"],
    [[], "", "keyword_kind"],
    [["string", "int"], "/1", "unknown_type"],
    [["string", null], "/1", "keyword_kind"],
  ])("%j", (type, place, code) => {
    expect(found(withProperty({ type }))).toEqual([[`/properties/p/type${place}`, code]]);
  });

  test("says what was probably meant", () => {
    const messageOf = (type: string): string | undefined =>
      checkToolSchema(withProperty({ type })).findings[0]?.message;
    expect(messageOf("int")).toBe('"int" is no type; write "integer"');
    expect(messageOf("String")).toBe('"String" is no type; write "string"');
    expect(messageOf("any")).toContain("must be one of array, boolean");
  });
});

describe("bounds the wrong way round", () => {
  test.each<[Record<string, number>, string]>([
    [{ minimum: 2, maximum: 1 }, "minimum"],
    [{ minimum: 1, exclusiveMaximum: 1 }, "minimum"],
    [{ exclusiveMinimum: 1, maximum: 1 }, "exclusiveMinimum"],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 1 }, "exclusiveMinimum"],
    [{ minLength: 2, maxLength: 1 }, "minLength"],
    [{ minItems: 2, maxItems: 1 }, "minItems"],
    [{ minProperties: 2, maxProperties: 1 }, "minProperties"],
    [{ minContains: 2, maxContains: 1 }, "minContains"],
  ])("%j", (schema, keyword) => {
    expect(found(withProperty(schema))).toEqual([[`/properties/p/${keyword}`, "bounds"]]);
  });
});

describe("required names an undeclared member of a closed schema", () => {
  test.each<[string, object, Found]>([
    [
      "additionalProperties false",
      { properties: { a: {} }, required: ["a", "ghost"], additionalProperties: false },
      [["/required/1", "required_undeclared"]],
    ],
    [
      "without any properties",
      { required: ["a"], additionalProperties: false },
      [["/required/0", "required_undeclared"]],
    ],
    [
      "a pattern does not match",
      { patternProperties: { "^x-": {} }, required: ["a"], additionalProperties: false },
      [["/required/0", "required_undeclared"]],
    ],
    [
      "unevaluatedProperties false",
      { required: ["a"], unevaluatedProperties: false },
      [["/required/0", "required_undeclared"]],
    ],
    [
      "a name of a prototype",
      { required: ["toString"], additionalProperties: false },
      [["/required/0", "required_undeclared"]],
    ],
  ])("%s", (_name, schema, expected) => {
    expect(found({ type: "object", ...schema })).toEqual(expected);
  });

  test("20,000 names against many patterns cost no more than reading them", () => {
    const patternProperties = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`^${index}$`, {}]));
    const required = Array.from({ length: 20_000 }, (_, index) => `n${index}`);
    const started = performance.now();
    expect(found({ type: "object", patternProperties, required, additionalProperties: false })).toEqual([]);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("__proto__ cannot be declared", () => {
  test.each<[string, string, string]>([
    ["a property", '{"type":"object","properties":{"__proto__":{}}}', "/properties/__proto__"],
    ["a required name", '{"type":"object","required":["a","__proto__"]}', "/required/1"],
    ["a pattern", '{"type":"object","patternProperties":{"^__proto__$":{}}}', "/patternProperties/^__proto__$"],
    ["a bare pattern", '{"type":"object","patternProperties":{"__proto__":{}}}', "/patternProperties/__proto__"],
    ["a dependency", '{"type":"object","dependentRequired":{"__proto__":["a"]}}', "/dependentRequired/__proto__"],
    ["a dependent name", '{"type":"object","dependentRequired":{"a":["__proto__"]}}', "/dependentRequired/a/0"],
    ["a dependent schema", '{"type":"object","dependentSchemas":{"__proto__":{}}}', "/dependentSchemas/__proto__"],
  ])("%s", (_name, text, pointer) => {
    expect(found(json(text))).toEqual([[pointer, "unsafe_name"]]);
  });

  test("as a name of a definition it is an ordinary one", () => {
    expect(
      found(json('{"type":"object","properties":{"a":{"$ref":"#/$defs/__proto__"}},"$defs":{"__proto__":{}}}')),
    ).toEqual([]);
  });
});

describe("references", () => {
  const ref = ($ref: string, rest: object = {}): object => ({ type: "object", properties: { a: { $ref } }, ...rest });
  test.each<[string, object, Found]>([
    ["dangling pointer", ref("#/$defs/x"), [["/properties/a/$ref", "ref_dangling"]]],
    ["dangling anchor", ref("#x"), [["/properties/a/$ref", "ref_dangling"]]],
    ["dangling name", ref("Node"), [["/properties/a/$ref", "ref_dangling"]]],
    ["remote", ref("https://example.test/a.json"), [["/properties/a/$ref", "ref_remote"]]],
    ["to text", ref("#/title", { title: "t" }), [["/properties/a/$ref", "ref_not_a_schema"]]],
    ["to a map of schemas is to a schema without known keywords", ref("#/properties"), []],
    ["through a prototype", ref("#/constructor"), [["/properties/a/$ref", "ref_dangling"]]],
    ["to itself", ref("#/properties/a"), [["/properties/a/$ref", "ref_cycle"]]],
    [
      "to each other",
      ref("#/$defs/x", { $defs: { x: { $ref: "#/$defs/y" }, y: { $ref: "#/$defs/x" } } }),
      [["/$defs/x/$ref", "ref_cycle"]],
    ],
    [
      "unused ones to each other",
      { type: "object", $defs: { x: { $ref: "#/$defs/y" }, y: { $ref: "#/$defs/x" } } },
      [["/$defs/x/$ref", "ref_cycle"]],
    ],
    ["root to itself", { $ref: "#" }, [["/$ref", "ref_cycle"]]],
    ...["allOf", "anyOf", "oneOf"].map((keyword): [string, object, Found] => [
      `back through ${keyword}`,
      { type: "object", [keyword]: [{}, { $ref: "#" }] },
      [[`/${keyword}/1/$ref`, "ref_cycle"]],
    ]),
    ...["not", "if", "then", "else"].map((keyword): [string, object, Found] => [
      `back through ${keyword}`,
      { type: "object", [keyword]: { $ref: "#" } },
      [[`/${keyword}/$ref`, "ref_cycle"]],
    ]),
    [
      "back through dependentSchemas",
      { type: "object", dependentSchemas: { a: { $ref: "#" } } },
      [["/dependentSchemas/a/$ref", "ref_cycle"]],
    ],
    [
      "two rings",
      { type: "object", $defs: { a: { $ref: "#/$defs/a" }, b: { allOf: [{ $ref: "#/$defs/b" }] } } },
      [
        ["/$defs/a/$ref", "ref_cycle"],
        ["/$defs/b/allOf/0/$ref", "ref_cycle"],
      ],
    ],
    [
      "what a reference finds in a vendor's keyword is checked",
      ref("#/x/t", { x: { t: { properties: { b: { type: "int" } } } } }),
      [["/x/t/properties/b/type", "unknown_type"]],
    ],
  ])("%s", (_name, schema, expected) => {
    expect(found(schema)).toEqual(expected);
  });
});

describe("what imported schemas may hold, unlike own ones", () => {
  test.each<[string, object, string, string]>([
    ["unknown format", { format: "uint32" }, "/format", "unknown_format"],
    ["a format of a prototype", { format: "toString" }, "/format", "unknown_format"],
    ["a pattern that is not shown to be linear", { pattern: "^(a+)+$" }, "/pattern", "pattern_not_linear"],
    ["a pattern that does not compile with u", { pattern: "(?i)a" }, "/pattern", "pattern_syntax"],
    ["an escape that u forbids", { pattern: "a\\-b" }, "/pattern", "pattern_syntax"],
    [
      "a key that is not shown to be linear",
      { patternProperties: { "^(a+)+$": {} } },
      "/patternProperties/^(a+)+$",
      "pattern_not_linear",
    ],
    [
      "a key that does not compile with u",
      { patternProperties: { "\\-/": {} } },
      "/patternProperties/\\-~1",
      "pattern_syntax",
    ],
    ["$dynamicRef", { $dynamicRef: "#node" }, "/$dynamicRef", "dynamic_ref"],
    ["$recursiveRef", { $recursiveRef: "#" }, "/$recursiveRef", "dynamic_ref"],
  ])("%s", (_name, schema, place, code) => {
    const parameters = withProperty(schema);
    expect(found(parameters)).toEqual([[`/properties/p${place}`, code]]);
    const { findings, notEnforced } = checkToolSchema(parameters, { imported: true });
    expect(findings).toEqual([]);
    expect(notEnforced).toMatchObject([{ pointer: `/properties/p${place}`, code }]);
  });

  test.each<[string, object]>([
    ["a wrong kind", { minimum: "1" }],
    ["an unknown type", { type: "int" }],
    ["a dangling reference", { $ref: "#/no" }],
    ["a remote reference", { $ref: "https://example.test/" }],
    ["bounds", { minimum: 2, maximum: 1 }],
  ])("%s is refused in both", (_name, schema) => {
    expect(checkToolSchema(withProperty(schema), { imported: true }).findings).toEqual(
      checkToolSchema(withProperty(schema)).findings,
    );
    expect(checkToolSchema(withProperty(schema)).findings).toHaveLength(1);
  });

  test("a format that the caller brings is known", () => {
    const parameters = withProperty({ format: "uint32" });
    expect(found(parameters, { formats: { uint32: (text) => text !== "" } })).toEqual([]);
    expect(found(parameters, { formats: {} })).toHaveLength(1);
  });

  test("a pattern engine decides on what is not linear here, and on nothing else", () => {
    const asked: string[] = [];
    const patternEngine = {
      compile(pattern: string) {
        asked.push(pattern);
        if (pattern === "(?<=a)") throw new Error("no lookbehind");
        return () => true;
      },
    };
    for (const pattern of ["^(a+)+$", "(?i)a", "^abc$"])
      expect(found(withProperty({ pattern }), { patternEngine })).toEqual([]);
    expect(asked).toEqual(["^(a+)+$", "(?i)a"]);
  });

  test("an engine that throws leaves the finding", () => {
    const patternEngine = {
      compile: (): never => {
        throw new Error("no");
      },
    };
    expect(found(withProperty({ pattern: "^(a+)+$" }), { patternEngine })).toEqual([
      ["/properties/p/pattern", "pattern_not_linear"],
    ]);
  });
});

describe("the result", () => {
  test("lists every fault in the order of the document, frozen", () => {
    const check = checkToolSchema({
      type: "object",
      properties: { a: { type: "int", minimum: "1" }, b: { items: 3 } },
      required: "a",
      $defs: { c: { format: "nope" } },
    });
    expect(check.findings.map(({ pointer }) => pointer)).toEqual([
      "/required",
      "/properties/a/type",
      "/properties/a/minimum",
      "/properties/b/items",
      "/$defs/c/format",
    ]);
    expect(Object.isFrozen(check) && Object.isFrozen(check.findings) && check.findings.every(Object.isFrozen)).toBe(
      true,
    );
    expect(Object.isFrozen(check.notEnforced)).toBe(true);
  });

  test("messages hold names escaped and cut, never whole", () => {
    const { findings } = checkToolSchema(withProperty({ type: `\u001b[31m\n${"x".repeat(5_000)}`, format: "\u202e" }));
    for (const { message } of findings) {
      expect(message.length).toBeLessThan(300);
      expect(message).not.toMatch(/[\n\u001b\u202e]/u);
    }
  });

  test("the schema is left as it was", () => {
    const schema = Object.freeze({ type: "object", properties: Object.freeze({ a: Object.freeze({ type: "int" }) }) });
    const before = structuredClone(schema);
    checkToolSchema(schema);
    expect(schema).toEqual(before);
  });
});
