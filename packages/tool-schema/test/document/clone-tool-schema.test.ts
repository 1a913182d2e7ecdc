import { argumentsValidator, isToolSchemaError, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import type { SchemaObject } from "../../src/document/json-schema.ts";
import { cloneToolSchema } from "../../src/index.ts";

function pointersOf(schema: unknown): readonly string[] {
  try {
    cloneToolSchema(schema);
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    expect(error.code).toBe("INVALID_INPUT");
    return error.findings.map(({ pointer }) => pointer);
  }
  throw new Error("accepted");
}

const cyclic: Record<string, unknown> = { type: "object" };
cyclic["properties"] = { self: cyclic };
const toJson = { type: "object", toJSON: () => "x" };
const hidden = Object.defineProperty({ type: "object" }, "title", { value: "hidden" });
const sparse: unknown[] = [1];
sparse[2] = 3;
const throwing = Object.defineProperty({ type: "object" }, "title", {
  enumerable: true,
  get: () => {
    throw new Error("no");
  },
});
class Instance {
  type = "object";
}
class List extends Array<unknown> {}
const deep: Record<string, unknown> = {};
for (let at = deep, level = 0; level < 10_000; level += 1) at = at["items"] = {};
const named = Object.assign([1], { more: 2 });
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();

describe("what JSON would lose or change", () => {
  test.each<[name: string, schema: unknown, pointers: readonly string[]]>([
    ["a function", { default: () => 1 }, ["/default"]],
    ["a symbol", { default: Symbol("x") }, ["/default"]],
    ["a BigInt", { properties: { a: { minimum: 1n } } }, ["/properties/a/minimum"]],
    ["a cycle", cyclic, ["/properties/self"]],
    ["undefined in a list", { enum: [1, undefined] }, ["/enum/1"]],
    ["NaN", { minimum: Number.NaN }, ["/minimum"]],
    ["infinities", { minimum: -Infinity, maximum: Infinity }, ["/minimum", "/maximum"]],
    ["minus zero", { minimum: -0 }, ["/minimum"]],
    ["a Date", { default: new Date(0) }, ["/default"]],
    ["a RegExp", { pattern: /x/ }, ["/pattern"]],
    ["a class instance", new Instance(), [""]],
    ["a Map", { properties: new Map() }, ["/properties"]],
    ["a list of a class", { enum: List.from([1]) }, ["/enum"]],
    ["toJSON", toJson, ["/toJSON"]],
    ["a hole", { enum: sparse }, ["/enum/1"]],
    [
      "a huge hole",
      { enum: [1, ...Array.of<unknown>()], required: Object.assign([], { length: 4e9 }) },
      ["/required/0"],
    ],
    ["a symbol key", { [Symbol("x")]: 1 }, [""]],
    ["a hidden member", hidden, ["/title"]],
    ["a list with names", { enum: named }, ["/enum"]],
    ["a getter that throws", throwing, ["/title"]],
    ["a revoked proxy", { properties: proxy }, ["/properties"]],
    ["names that a pointer escapes", { properties: { "a/b~": { default: 1n } } }, ["/properties/a~1b~0/default"]],
    ["no object", "text", [""]],
    ["a list", [], [""]],
    ["a boolean", true, [""]],
    ["nothing", undefined, [""]],
  ])("%s", (_name, schema, pointers) => {
    expect(pointersOf(schema)).toEqual(pointers);
  });

  test("10,000 levels", () => {
    expect(pointersOf(deep)).toHaveLength(1);
  });

  test("at most 100 are listed", () => {
    expect(pointersOf({ enum: Array.from({ length: 1_000 }, () => 1n) })).toHaveLength(100);
  });
});

describe("the copy", () => {
  test("is deeply frozen and independent", () => {
    const schema = { type: "object", properties: { a: { enum: [1, "x", null, { b: [true] }] } } };
    const copy = cloneToolSchema(schema);
    expect(copy).toStrictEqual(schema);
    const waiting: unknown[] = [copy];
    const originals = new Set<unknown>([schema, schema.properties, schema.properties.a, schema.properties.a.enum]);
    for (const value of waiting) {
      if (typeof value !== "object" || value === null) continue;
      expect(Object.isFrozen(value)).toBe(true);
      expect(originals.has(value)).toBe(false);
      waiting.push(...Object.values(value));
    }
    expect(waiting).toHaveLength(11);
  });

  test("leaves the marks of TypeBox out", () => {
    const schema = Type.Object({ a: Type.Optional(Type.String()) });
    const copy = cloneToolSchema(schema);
    expect(JSON.stringify(copy)).toBe('{"type":"object","properties":{"a":{"type":"string"}}}');
    expect(Reflect.ownKeys(copy)).not.toContain("~kind");
  });

  test("leaves members out that are undefined, as JSON does", () => {
    const copy: unknown = cloneToolSchema({ type: "object", title: undefined });
    expect(copy).toStrictEqual({ type: "object" });
  });

  test("leaves a validator of the schema's own out: the copy is its JSON Schema", () => {
    const validator = { validate: (value: unknown) => ({ value }) };
    const copy: SchemaObject = cloneToolSchema({ type: "object", [argumentsValidator]: validator });
    expect(Reflect.ownKeys(copy)).toEqual(["type"]);
  });

  test("keeps __proto__ as a name", () => {
    const copy: unknown = cloneToolSchema(JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'));
    expect(JSON.stringify(copy)).toBe('{"properties":{"__proto__":{"type":"string"}}}');
  });

  test("takes one object at two places, twice", () => {
    const shared = { type: "string" };
    expect(cloneToolSchema({ properties: { a: shared, b: shared } })).toEqual({
      properties: { a: { type: "string" }, b: { type: "string" } },
    });
  });

  test("reads each member once", () => {
    let reads = 0;
    const schema = {
      get type() {
        reads += 1;
        return "object";
      },
    };
    expect(cloneToolSchema(schema)).toStrictEqual({ type: "object" });
    expect(reads).toBe(1);
  });
});
