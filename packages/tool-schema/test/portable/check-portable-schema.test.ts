import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { checkToolSchema, type JsonValue, type SchemaFinding, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { checkPortableSchema } from "../../src/index.ts";
import { foreignKeywords, unknownKeywords } from "../support/foreign-keywords.ts";

/** A tool with one member. */
function withMember(node: JsonValue): object {
  return { type: "object", properties: { member: node } };
}

function told(findings: readonly SchemaFinding[]): readonly string[] {
  return findings.map(({ pointer, code }) => `${pointer} ${code}`);
}

describe("in the subset", () => {
  test.each<[keyword: string, node: JsonValue]>([
    ["description", { type: "string", description: "a" }],
    ["default", { type: "string", default: "a" }],
    ["default that its schema refuses: advice is the business of lint", { type: "string", default: 3 }],
    ["default null", { type: "string", default: null }],
    ["examples", { type: "string", examples: ["a", null] }],
    ["string enum", { type: "string", enum: ["a", ""] }],
    ["minLength", { type: "string", minLength: 0 }],
    ["maxLength", { type: "string", minLength: 2, maxLength: 2 }],
    ["pattern", { type: "string", pattern: "^[a-z]+$" }],
    ["number", { type: "number" }],
    ["number enum", { type: "number", enum: [1, 1.5] }],
    ["minimum", { type: "number", minimum: -1.5 }],
    ["maximum", { type: "integer", minimum: 1, maximum: 1 }],
    ["integer enum", { type: "integer", enum: [1, -2] }],
    ["boolean", { type: "boolean" }],
    ["boolean enum", { type: "boolean", enum: [true] }],
    ["items", { type: "array", items: { type: "string" } }],
    [
      "minItems, maxItems, uniqueItems",
      { type: "array", items: { type: "string" }, minItems: 1, maxItems: 1, uniqueItems: true },
    ],
    ["object", { type: "object" }],
    ["properties, required", { type: "object", properties: { a: { type: "string" } }, required: ["a"] }],
    [
      "members with names of keywords",
      { type: "object", properties: { $ref: { type: "string" }, format: { type: "string" } } },
    ],
    [
      "members with inherited names",
      { type: "object", properties: { toString: { type: "string" } }, required: ["toString"] },
    ],
    [
      "oneOf",
      {
        oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
        description: "a",
        default: 1,
        examples: [],
      },
    ],
    ["oneOf in oneOf", { oneOf: [{ oneOf: [{ type: "string" }] }] }],
    ["what looks like keywords in a default", { type: "object", default: { $ref: "x" }, examples: [{ format: 3 }] }],
  ])("%s", (_keyword, node) => {
    expect(checkPortableSchema(withMember(node))).toEqual([]);
    expect(checkToolSchema(withMember(node)).findings).toEqual([]);
  });

  test.each([
    [{ type: "object", properties: {}, required: [] }],
    [{ type: "object" }],
    [{ type: "object", description: "a", default: {}, examples: [{}] }],
    [Type.Object({ a: Type.String(), b: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))) })],
    [Object.assign(Object.create(null), { type: "object" })],
  ])("the root %j", (schema) => {
    expect(checkPortableSchema(schema)).toEqual([]);
  });
});

describe("keywords outside the subset", () => {
  test.each(foreignKeywords)("%s", (keyword, value, instead) => {
    const code = "keyword_not_portable";
    const nodes: readonly JsonValue[] = [
      { type: "string", [keyword]: value },
      { type: "array", items: { type: "string" }, [keyword]: value },
      { oneOf: [{ type: "string" }], [keyword]: value },
    ];
    for (const node of nodes) {
      expect(checkPortableSchema(withMember(node))).toEqual([
        { pointer: `/properties/member/${keyword}`, keyword, code, message: expect.stringContaining(instead) },
      ]);
    }
    expect(checkPortableSchema({ type: "object", [keyword]: value })).toEqual([
      { pointer: `/${keyword}`, keyword, code, message: expect.stringContaining(instead) },
    ]);
  });

  test.each(foreignKeywords)("%s with a value of the wrong kind is still one fault", (keyword) => {
    for (const value of [3, "(", [], { "(": 3, __proto__: null }, null]) {
      const schema = withMember({ type: "object", [keyword]: value as JsonValue });
      expect(told(checkPortableSchema(schema))).toEqual([`/properties/member/${keyword} keyword_not_portable`]);
    }
  });

  test.each(unknownKeywords)("%j, which no standard knows", (keyword) => {
    const schema: unknown = JSON.parse(`{"type":"object",${JSON.stringify(keyword)}:{"type":3}}`);
    const pointer = `/${keyword.replace("~", "~0").replace("/", "~1")}`;
    expect(checkPortableSchema(schema)).toEqual([
      { pointer, keyword, code: "keyword_unknown", message: expect.stringContaining("leave it out") },
    ]);
  });

  const metaschemas = ["json-schema-draft-07", "json-schema-2019-09/meta/", "json-schema-2020-12/meta/"];
  const parts = [
    "core",
    "applicator",
    "validation",
    "content",
    "format",
    "format-annotation",
    "meta-data",
    "unevaluated",
  ];
  const files = metaschemas.flatMap((path) => (path.endsWith("/") ? parts.map((part) => path + part) : [path]));

  test("each keyword of the metaschemas is known: in the subset, or with what to write instead", () => {
    const { resolve } = createRequire(import.meta.url);
    const known = new Set<string>();
    for (const file of files) {
      let path: string;
      try {
        path = resolve(`ajv/dist/refs/${file}.json`);
      } catch {
        continue; // A part that only one of the drafts has.
      }
      const { properties } = JSON.parse(readFileSync(path, "utf8"));
      for (const keyword of Object.keys(properties)) known.add(keyword);
    }
    expect(known.size).toBeGreaterThan(55);
    for (const keyword of known) {
      const codes = checkPortableSchema(withMember({ type: "string", [keyword]: 3 })).map(({ code }) => code);
      expect([keyword, ...codes]).not.toContain("keyword_unknown");
    }
  });
});

describe("keywords of the subset in the wrong place", () => {
  const rules: readonly (readonly [keyword: string, value: JsonValue, types: readonly string[]])[] = [
    ["enum", ["a"], ["array", "object", "union"]],
    ["minLength", 1, ["number", "integer", "boolean", "array", "object", "union"]],
    ["maxLength", 1, ["number", "integer", "boolean", "array", "object", "union"]],
    ["pattern", "(", ["number", "integer", "boolean", "array", "object", "union"]],
    ["minimum", 1, ["string", "boolean", "array", "object", "union"]],
    ["maximum", 1, ["string", "boolean", "array", "object", "union"]],
    ["items", { type: "strng" }, ["string", "number", "integer", "boolean", "object", "union"]],
    ["minItems", -1, ["string", "number", "integer", "boolean", "object", "union"]],
    ["maxItems", 1, ["string", "number", "integer", "boolean", "object", "union"]],
    ["uniqueItems", true, ["string", "number", "integer", "boolean", "object", "union"]],
    ["properties", { a: { type: "strng" } }, ["string", "number", "integer", "boolean", "array", "union"]],
    ["required", ["ghost"], ["string", "number", "integer", "boolean", "array", "union"]],
    ["oneOf", [{ type: "strng" }], ["string", "number", "integer", "boolean", "array", "object"]],
  ];
  const cases = rules.flatMap(([keyword, value, types]) => types.map((type) => [keyword, type, value] as const));

  test.each(cases)("%s of %s", (keyword, type, value) => {
    const node: JsonValue =
      type === "union"
        ? { oneOf: [{ type: "string" }] }
        : { type, ...(type === "array" ? { items: { type: "string" } } : {}) };
    expect(checkPortableSchema(withMember({ ...node, [keyword]: value }))).toEqual([
      { pointer: `/properties/member/${keyword}`, keyword, code: "keyword_misplaced", message: expect.any(String) },
    ]);
  });

  test("the message names where it belongs", () => {
    const [finding] = checkPortableSchema(withMember({ type: "string", minimum: 1 }));
    expect(finding?.message).toBe("says nothing of string: leave it out here; it is for number, integer");
  });
});

const deep: Record<string, unknown> = { type: "object" };
for (let at = deep, level = 0; level < 63; level += 1) {
  const inner: Record<string, unknown> = { type: "object" };
  at["properties"] = { a: inner };
  at = inner;
}

describe("other faults, each once, with its pointer", () => {
  const at = "/properties/member";
  test.each<[name: string, node: JsonValue, findings: readonly string[]]>([
    ["no type", {}, [`${at}/type type_missing`]],
    ["no type, but an enum", { enum: ["a"] }, [`${at}/type type_missing`]],
    ["no type, but rules", { minLength: 1, properties: {} }, [`${at}/type type_missing`]],
    ["a reference needs no type beside it", { $ref: "#/nowhere" }, [`${at}/$ref keyword_not_portable`]],
    ["a list of types", { type: ["string", "null"] }, [`${at}/type type_list`]],
    ["a list of one type", { type: ["string"], minimum: 3 }, [`${at}/type type_list`]],
    ["a list of no types", { type: ["strng", 3] }, [`${at}/type type_list`]],
    ["null", { type: "null" }, [`${at}/type type_not_portable`]],
    ["an unknown type", { type: "int", minimum: 1 }, [`${at}/type unknown_type`]],
    ["a type of another kind", { type: 3 }, [`${at}/type keyword_kind`]],
    ["a type that every object has", { type: "toString" }, [`${at}/type unknown_type`]],
    [
      "a type of ours that is none",
      { type: "union", oneOf: [] },
      [`${at}/type unknown_type`, `${at}/oneOf keyword_kind`],
    ],
    ["true", true, [`${at} boolean_schema`]],
    ["false", false, [`${at} boolean_schema`]],
    ["text for a schema", "string", [`${at} not_a_schema`]],
    ["a list for a schema", [{ type: "string" }], [`${at} not_a_schema`]],
    ["null for a schema", null, [`${at} not_a_schema`]],
    ["no items", { type: "array" }, [`${at}/items items_missing`]],
    ["a tuple", { type: "array", items: [{ type: "strng" }] }, [`${at}/items items_list`]],
    ["an empty tuple", { type: "array", items: [] }, [`${at}/items items_list`]],
    ["items true", { type: "array", items: true }, [`${at}/items boolean_schema`]],
    ["items of another kind", { type: "array", items: 3 }, [`${at}/items not_a_schema`]],
    ["no branches", { oneOf: [] }, [`${at}/oneOf keyword_kind`]],
    ["branches of another kind", { oneOf: { type: "string" } }, [`${at}/oneOf keyword_kind`]],
    [
      "branches that are no schemas",
      { oneOf: [3, true] },
      [`${at}/oneOf/1 boolean_schema`, `${at}/oneOf/0 not_a_schema`],
    ],
    ["enum of text with a number", { type: "string", enum: ["a", 1] }, [`${at}/enum/1 enum_type`]],
    ["enum of numbers with text", { type: "number", enum: ["1", 1] }, [`${at}/enum/0 enum_type`]],
    ["enum of integers with a fraction", { type: "integer", enum: [1, 1.5] }, [`${at}/enum/1 enum_type`]],
    ["enum of booleans with null", { type: "boolean", enum: [true, null] }, [`${at}/enum/1 enum_type`]],
    ["enum with a list", { type: "string", enum: [["a"]] }, [`${at}/enum/0 enum_type`]],
    ["an empty enum", { type: "string", enum: [] }, [`${at}/enum keyword_kind`]],
    ["enum of another kind", { type: "string", enum: "a" }, [`${at}/enum keyword_kind`]],
    ["enum with the same twice", { type: "string", enum: ["a", "b", "a"] }, [`${at}/enum/2 duplicate`]],
    [
      "required of what is not declared",
      { type: "object", properties: {}, required: ["a"] },
      [`${at}/required/0 required_undeclared`],
    ],
    [
      "required without properties",
      { type: "object", required: ["a", "b"] },
      [`${at}/required/0 required_undeclared`, `${at}/required/1 required_undeclared`],
    ],
    [
      "required of an inherited name",
      { type: "object", properties: {}, required: ["toString"] },
      [`${at}/required/0 required_undeclared`],
    ],
    [
      "required twice",
      { type: "object", properties: { a: { type: "string" } }, required: ["a", "a"] },
      [`${at}/required/1 duplicate`],
    ],
    ["required as a flag", { type: "object", required: true }, [`${at}/required keyword_kind`]],
    ["required with a number", { type: "object", required: [3] }, [`${at}/required/0 keyword_kind`]],
    ["required with __proto__", { type: "object", required: ["__proto__"] }, [`${at}/required/0 unsafe_name`]],
    [
      "properties of another kind",
      { type: "object", properties: [], required: ["a"] },
      [`${at}/properties keyword_kind`],
    ],
    ["bounds of text", { type: "string", minLength: 3, maxLength: 2 }, [`${at}/minLength bounds`]],
    ["bounds of numbers", { type: "number", minimum: 3, maximum: 2 }, [`${at}/minimum bounds`]],
    [
      "bounds of lists",
      { type: "array", items: { type: "string" }, minItems: 3, maxItems: 2 },
      [`${at}/minItems bounds`],
    ],
    ["a bound of another kind", { type: "number", minimum: "1" }, [`${at}/minimum keyword_kind`]],
    ["a negative length", { type: "string", minLength: -1 }, [`${at}/minLength keyword_kind`]],
    [
      "uniqueItems of another kind",
      { type: "array", items: { type: "string" }, uniqueItems: 1 },
      [`${at}/uniqueItems keyword_kind`],
    ],
    ["a pattern that does not compile", { type: "string", pattern: "(" }, [`${at}/pattern pattern_syntax`]],
    ["a pattern that is not linear", { type: "string", pattern: "^(a+)+$" }, [`${at}/pattern pattern_not_linear`]],
    ["a description of another kind", { type: "string", description: 3 }, [`${at}/description keyword_kind`]],
    ["examples of another kind", { type: "string", examples: "a" }, [`${at}/examples keyword_kind`]],
    [
      "members in their order, each before what it holds",
      { type: "object", properties: { b: { oneOf: [{}, { type: "null" }] }, a: true } },
      [
        `${at}/properties/b/oneOf/0/type type_missing`,
        `${at}/properties/b/oneOf/1/type type_not_portable`,
        `${at}/properties/a boolean_schema`,
      ],
    ],
    [
      "several, the subset's in the order of the document",
      {
        type: "object",
        format: "x",
        properties: { a: { type: "null" }, b: { type: "string", minLength: -1 } },
        title: "T",
      },
      [
        `${at}/format keyword_not_portable`,
        `${at}/title keyword_not_portable`,
        `${at}/properties/a/type type_not_portable`,
        `${at}/properties/b/minLength keyword_kind`,
      ],
    ],
  ])("%s", (_name, node, findings) => {
    expect(told(checkPortableSchema(withMember(node)))).toEqual(findings);
  });

  test.each<[name: string, schema: unknown, findings: readonly string[]]>([
    ["a root without type", { properties: {} }, ["/type root_not_object"]],
    ["a root of another type", { type: "array", items: {} }, ["/type root_not_object", "/items keyword_misplaced"]],
    ["a root with a list of types", { type: ["object"] }, ["/type type_list"]],
    ["a root union", { oneOf: [{ type: "object" }] }, ["/type root_not_object", "/oneOf keyword_misplaced"]],
    ["a union beside the root's type", { type: "object", oneOf: [{ required: ["a"] }] }, ["/oneOf keyword_misplaced"]],
    [
      "a root reference",
      { $ref: "#/$defs/a", $defs: { a: { type: "object" } } },
      ["/type root_not_object", "/$ref keyword_not_portable", "/$defs keyword_not_portable"],
    ],
    [
      "a ring of references",
      { type: "object", properties: { a: { $ref: "#/properties/a" } } },
      ["/properties/a/$ref keyword_not_portable"],
    ],
    [
      "a member __proto__",
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
      ["/properties/__proto__ unsafe_name"],
    ],
    [
      "a refinement",
      Type.Object({
        a: Type.Refine(
          Type.String(),
          () => true,
          () => "no",
        ),
      }),
      ["/properties/a refinement"],
    ],
    [
      "a refinement at the root",
      Type.Refine(
        Type.Object({}),
        () => true,
        () => "no",
      ),
      [" refinement"],
    ],
    [
      "a codec",
      Type.Object({ a: Type.Codec(Type.String()).Decode(Number).Encode(String) }),
      ["/properties/a not_json"],
    ],
    ["a whole tool", { name: "t", description: "", parameters: Type.Object({}), run: () => 1 }, [" root_not_object"]],
    ["64 levels", deep, []],
    ["65 levels", { type: "object", properties: { a: deep } }, [`${"/properties/a".repeat(64)} limit_depth`]],
    [
      "more nodes than are read",
      {
        type: "object",
        properties: Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [index, { type: "null" }])),
      },
      ["/properties/19999 limit_nodes"],
    ],
  ])("%s", (_name, schema, findings) => {
    expect(told(checkPortableSchema(schema))).toEqual(findings);
  });

  test("a whole tool is told what to give", () => {
    const [finding] = checkPortableSchema({ name: "t", description: "", parameters: Type.Object({}) });
    expect(finding?.message).toBe("is a tool: give its parameters");
  });

  test("the findings are frozen, with messages of one line that hold no long name", () => {
    const schema = { type: "object", [`x${"\n".repeat(1e5)}`]: 1, required: ["g".repeat(1e5)], title: "secret" };
    const findings = checkPortableSchema(schema);
    expect(findings).toHaveLength(3);
    expect(Object.isFrozen(findings)).toBe(true);
    for (const finding of findings) {
      expect(Object.isFrozen(finding)).toBe(true);
      expect(finding.message).not.toMatch(/\n|secret/);
      expect(finding.message.length).toBeLessThan(300);
    }
  });

  test("at most 1,000, and that there are more", () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `ghost${index}`);
    const findings = checkPortableSchema({ type: "object", required: names });
    expect(findings).toHaveLength(1_001);
    expect(findings.at(-1)).toMatchObject({ pointer: "", code: "limit_findings" });
  });
});
