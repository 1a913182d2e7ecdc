import { safeValidateToolArguments } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { toDialect } from "../../src/index.ts";
import { refusalOf, wireOf } from "../support/convert.ts";

describe("references, however they are written", () => {
  const leaf = { type: "string", minLength: 1 };
  test.each<[name: string, schema: object]>([
    ["into $defs", { $defs: { leaf }, properties: { a: { $ref: "#/$defs/leaf" } } }],
    ["into definitions", { definitions: { leaf }, properties: { a: { $ref: "#/definitions/leaf" } } }],
    ["an anchor", { $defs: { leaf: { ...leaf, $anchor: "l" } }, properties: { a: { $ref: "#l" } } }],
    [
      "an $id",
      { $id: "https://example.com/t", $defs: { leaf: { ...leaf, $id: "leaf" } }, properties: { a: { $ref: "leaf" } } },
    ],
    ["an unknown keyword", { "x-shared": { leaf }, properties: { a: { $ref: "#/x-shared/leaf" } } }],
    ["escaped names", { $defs: { "a/b~c": leaf }, properties: { a: { $ref: "#/$defs/a~1b~0c" } } }],
    [
      "one after the other",
      { $defs: { leaf, one: { $ref: "#/$defs/leaf" } }, properties: { a: { $ref: "#/$defs/one" } } },
    ],
  ])("%s", (_name, schema) => {
    const wire = wireOf({ type: "object", ...schema }, "gemini");
    expect(wire).toEqual({ type: "object", properties: { a: leaf } });
  });

  test("siblings of a reference apply, and its description is this place's", () => {
    const schema = {
      type: "object",
      properties: { a: { $ref: "#/$defs/leaf", minLength: 3, description: "Here." } },
      $defs: { leaf: { type: "string", minLength: 1, maxLength: 9, description: "There." } },
    };
    expect(wireOf(schema, "gemini")).toMatchObject({
      properties: { a: { type: "string", minLength: 3, maxLength: 9, description: "Here." } },
    });
  });

  test("a target at a sibling's place is a definition where references stay", () => {
    const schema = {
      type: "object",
      properties: { a: { type: "object", properties: {} }, b: { $ref: "#/properties/a" } },
    };
    expect(wireOf(schema, "openai")).toEqual({
      type: "object",
      properties: { a: { $ref: "#/$defs/a" }, b: { $ref: "#/$defs/a" } },
      $defs: { a: { type: "object", properties: {} } },
    });
  });

  test("targets of one last name get names of their own", () => {
    const schema = {
      type: "object",
      properties: { a: { $ref: "#/$defs/x/properties/v" }, b: { $ref: "#/$defs/y/properties/v" } },
      $defs: { x: { properties: { v: { type: "string" } } }, y: { properties: { v: { type: "number" } } } },
    };
    expect(wireOf(schema, "openai")).toMatchObject({
      properties: { a: { $ref: "#/$defs/v_2" }, b: { $ref: "#/$defs/v" } },
      $defs: { v_2: { type: "string" }, v: { type: "number" } },
    });
  });

  test("a bomb of references is an error, not a hang", () => {
    const $defs: Record<string, object> = { d0: { type: "object", properties: { v: { type: "string" } } } };
    for (let level = 1; level < 30; level += 1) {
      const inner = { $ref: `#/$defs/d${level - 1}` };
      $defs[`d${level}`] = { type: "object", properties: { l: inner, r: inner } };
    }
    const schema = { type: "object", properties: { a: { $ref: "#/$defs/d29" } }, $defs };
    expect(refusalOf(schema, "gemini")).toEqual(["NOT_EXPRESSIBLE", expect.stringContaining("20000")]);
    expect(refusalOf(schema, "openai")).toEqual(["accepted"]);
    expect(refusalOf(schema, "openai-strict")[0]).toBe("NOT_EXPRESSIBLE"); // only for its depth
    expect(refusalOf(schema, "openai-strict", { limits: { maxDepth: undefined } })).toEqual(["accepted"]);
  });

  test("a chain of thousands of references in one place ends", () => {
    const $defs: Record<string, object> = { d0: { type: "string" } };
    for (let level = 1; level < 6_000; level += 1) $defs[`d${level}`] = { allOf: [{ $ref: `#/$defs/d${level - 1}` }] };
    const schema = { type: "object", properties: { a: { $ref: "#/$defs/d5999" } }, $defs };
    expect(refusalOf(schema, "gemini")).toEqual(["NOT_EXPRESSIBLE", expect.stringContaining("256")]);
  });
});

describe("names that look like keywords", () => {
  const names = [
    "properties",
    "type",
    "$ref",
    "required",
    "enum",
    "items",
    "$defs",
    "anyOf",
    "constructor",
    "toString",
  ];

  test.each(names)("a member %s", (name) => {
    const member = {
      type: "object",
      properties: { [name]: { type: "string" } },
      required: [name],
      additionalProperties: false,
    };
    const schema = { type: "object", properties: { [name]: member }, additionalProperties: false };
    for (const dialect of ["openai", "anthropic", "gemini-json-schema", "mcp"] as const) {
      const { $ref: _, ...wire } = { $ref: undefined, ...toDialect(schema, dialect).schema };
      const expected = dialect === "anthropic" && name.startsWith("$") ? name.replace("$", "_") : name;
      expect(wire).toMatchObject({ properties: { [expected]: { properties: { [expected]: { type: "string" } } } } });
    }
    const { schema: strict, restore } = toDialect(schema, "openai-strict");
    expect(strict).toMatchObject({
      properties: {
        [name]: { type: ["object", "null"], properties: { [name]: { type: "string" } }, required: [name] },
      },
      required: [name],
    });
    expect(restore({ [name]: null })).toStrictEqual({});
    expect(wireOf(schema, "gemini")).toEqual({
      type: "object",
      properties: { [name]: { type: "object", properties: { [name]: { type: "string" } }, required: [name] } },
    });
  });

  test("a definition of such a name", () => {
    const schema = {
      type: "object",
      properties: { a: { $ref: "#/$defs/properties" } },
      $defs: { properties: { type: "object", properties: { $ref: { type: "string" } } } },
    };
    expect(wireOf(schema, "openai")).toEqual(schema);
  });

  test("literals that look like schemas are left alone", () => {
    const literal = { $ref: "#/$defs/none", type: "object", properties: { a: true } };
    const schema = { type: "object", properties: { a: { enum: [literal, "x"], default: literal } } };
    expect(wireOf(schema, "openai")).toEqual(schema);
    expect(wireOf(schema, "anthropic")).toEqual(schema);
  });
});

describe("draft 7", () => {
  test("tuples in items, and dependencies", () => {
    const schema = {
      type: "object",
      properties: {
        t: { type: "array", items: [{ type: "string" }], additionalItems: { type: "number" } },
        a: {},
        b: {},
      },
      dependencies: { a: ["b"], b: { required: ["a"] } },
    };
    expect(wireOf(schema, "openai")).toEqual({
      type: "object",
      properties: { t: { type: "array", prefixItems: [{ type: "string" }], items: { type: "number" } }, a: {}, b: {} },
      dependentRequired: { a: ["b"] },
      dependentSchemas: { b: { required: ["a"] } },
    });
  });

  test("true and false", () => {
    const schema = { type: "object", properties: { a: true, b: false, c: { type: "string" } }, required: ["c"] };
    expect(wireOf(schema, "openai")).toEqual({
      type: "object",
      properties: { a: {}, b: { not: {} }, c: { type: "string" } },
      required: ["c"],
    });
    expect(refusalOf({ type: "object", properties: { b: false }, required: ["b"] }, "gemini")).toEqual([
      "NOT_EXPRESSIBLE",
      ": takes no value at all",
    ]);
    const tool = { name: "t", description: "", parameters: schema };
    expect(safeValidateToolArguments(tool, { c: "", b: 1 }).ok).toBe(false);
  });
});
