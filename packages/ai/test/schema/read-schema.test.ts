import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkToolSchema } from "../../src/schema/check-tool-schema.ts";

type Json = Record<string, unknown>;

function found(schema: unknown, options?: Parameters<typeof checkToolSchema>[1]): string[] {
  return checkToolSchema(schema, options).findings.map(({ pointer, code }) => `${pointer} ${code}`);
}

function timed<T>(run: () => T, milliseconds: number): T {
  const started = performance.now();
  const result = run();
  expect(performance.now() - started).toBeLessThan(milliseconds);
  return result;
}

function nested(levels: number, wrap: (inner: Json) => Json): Json {
  let schema: Json = { type: "object" };
  for (let level = 1; level < levels; level++) schema = { type: "object", ...wrap(schema) };
  return schema;
}

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
const throwing = (trap: string): object =>
  new Proxy(
    { type: "object" },
    {
      [trap]: () => {
        throw new RangeError("hostile");
      },
    },
  );

describe("what cannot be read", () => {
  const getter = {
    get type(): string {
      throw new Error("hostile");
    },
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const revokedList = Proxy.revocable([], {});
  revokedList.revoke();

  test.each<[string, unknown, string]>([
    ["a getter that throws", getter, "/type unreadable"],
    ["a getter that throws below", { type: "object", properties: { p: getter } }, "/properties/p/type unreadable"],
    ["a proxy that throws on keys", throwing("ownKeys"), " unreadable"],
    ["a proxy that throws on get", throwing("get"), "/type unreadable"],
    ["a proxy that throws on descriptors", throwing("getOwnPropertyDescriptor"), " unreadable"],
    ["a revoked proxy", revoked.proxy, " unreadable"],
    ["a revoked proxy below", { type: "object", properties: { p: revoked.proxy } }, "/properties/p unreadable"],
    [
      "a revoked list of refinements",
      Object.defineProperty({ type: "object" }, "~refine", { value: revokedList.proxy }),
      " keyword_kind",
    ],
    ["a revoked list", { type: "object", anyOf: revokedList.proxy }, "/anyOf unreadable"],
    [
      "a list with a getter",
      {
        type: "object",
        anyOf: Object.defineProperty([1], 0, {
          get: () => {
            throw new Error("x");
          },
        }),
      },
      "/anyOf/0 unreadable",
    ],
    ["an instance of a class as subschema", { type: "object", not: new Date(0) }, "/not not_a_schema"],
    ["an instance of a class as map", { type: "object", properties: new Map() }, "/properties not_a_schema"],
  ])("%s", (_name, schema, expected) => {
    expect(found(schema)).toEqual([expected]);
  });

  test("a proxy that behaves is read once and judged like what it stands for", () => {
    const read: string[] = [];
    const schema = new Proxy(
      { type: "object" },
      {
        get(target, key) {
          read.push(String(key));
          return Reflect.get(target, key) as unknown;
        },
      },
    );
    expect(found(schema)).toEqual([]);
    expect(read.filter((key) => key === "type")).toEqual(["type"]);
  });

  test("a getter that changes its answer is asked once", () => {
    let asked = 0;
    expect(
      found({
        get type() {
          return asked++ === 0 ? "object" : "int";
        },
      }),
    ).toEqual([]);
    expect(asked).toBe(1);
  });

  test("objects of another realm are plain", () => {
    const other = Object.create(Object.create(null)) as Json;
    expect(found(Object.assign(other, { type: "object" }))).toEqual([]);
  });
});

describe("objects that contain themselves", () => {
  test.each<[string, (schema: Json) => void, string]>([
    [
      "as a property",
      (schema) => {
        schema["properties"] = { a: schema };
      },
      "/properties/a cyclic_value",
    ],
    [
      "in a list",
      (schema) => {
        schema["allOf"] = [schema, {}];
      },
      "/allOf/0 cyclic_value",
    ],
    [
      "as a map",
      (schema) => {
        schema["properties"] = schema;
      },
      "/properties cyclic_value",
    ],
    [
      "in a default",
      (schema) => {
        schema["default"] = { a: [schema] };
      },
      "/default/a/0 cyclic_value",
    ],
    [
      "in a vendor's keyword",
      (schema) => {
        schema["x-a"] = schema;
      },
      "/x-a cyclic_value",
    ],
  ])("%s", (_name, tie, expected) => {
    const schema: Json = { type: "object" };
    tie(schema);
    expect(found(schema)).toEqual([expected]);
  });

  test("one object at two places is fine", () => {
    const shared = { type: "string" };
    expect(
      found({ type: "object", properties: { a: shared, b: shared }, anyOf: [{ properties: { a: shared } }] }),
    ).toEqual([]);
  });
});

describe("limits", () => {
  test.each<[string, (inner: Json) => Json]>([
    ["properties", (inner) => ({ properties: { a: inner } })],
    ["items", (inner) => ({ properties: { a: { type: "array" } }, items: inner })],
    ["anyOf", (inner) => ({ anyOf: [inner] })],
    ["not", (inner) => ({ not: inner })],
    ["contains", (inner) => ({ contains: inner, required: ["a"], enum: [{}] })],
  ])("64 levels of %s, and no more", (_name, wrap) => {
    expect(found(nested(64, wrap))).toEqual([]);
    expect(found(nested(65, wrap)).at(-1)).toMatch(/ limit_depth$/);
  });

  test("64 levels in a value that is no schema", () => {
    const value = (levels: number): unknown => {
      let inner: unknown = 1;
      for (let level = 0; level < levels; level++) inner = [inner];
      return inner;
    };
    expect(found({ type: "object", default: value(64) })).toEqual([]);
    expect(found({ type: "object", default: value(65) })).toEqual([`/default${"/0".repeat(64)} limit_depth`]);
  });

  test("20,000 schemas", () => {
    const properties = (count: number): Json => Object.fromEntries(names(count).map((name) => [name, {}]));
    expect(found({ type: "object", properties: properties(19_999) })).toEqual([]);
    expect(found({ type: "object", properties: properties(20_000) })).toEqual(["/properties/n19999 limit_nodes"]);
  });

  test("20,000 enum values, of all enums", () => {
    const property = (count: number): Json => ({ enum: names(count) });
    expect(found({ type: "object", properties: { a: property(20_000) } })).toEqual([]);
    expect(found({ type: "object", properties: { a: property(20_001) } })).toEqual([
      "/properties/a/enum limit_enum_values",
    ]);
    expect(found({ type: "object", properties: { a: property(15_000), b: property(15_000) } })).toEqual([
      "/properties/b/enum limit_enum_values",
    ]);
  });

  test("a million characters", () => {
    expect(found({ type: "object", description: "x".repeat(999_000) })).toEqual([]);
    expect(found({ type: "object", description: "x".repeat(1_000_000) })).toEqual([" limit_characters"]);
    expect(found({ type: "object", [`x-${"x".repeat(1_000_000)}`]: 1 })).toEqual([" limit_characters"]);
  });

  test("all of them are options", () => {
    const schema = { type: "object", properties: { a: { type: "string", enum: ["a", "b"] } } };
    expect(found(schema, { maxDepth: 2, maxNodes: 2, maxEnumValues: 2, maxCharacters: 200 })).toEqual([]);
    expect(found(schema, { maxDepth: 1 })).toEqual(["/properties/a limit_depth"]);
    expect(found(schema, { maxNodes: 1 })).toEqual(["/properties/a limit_nodes"]);
    expect(found(schema, { maxEnumValues: 1 })).toEqual(["/properties/a/enum limit_enum_values"]);
    expect(found(schema, { maxCharacters: 20 })).toEqual([" limit_characters"]);
  });

  test("schemas that only a reference finds count as well", () => {
    const hidden = { allOf: Array.from({ length: 30_000 }, () => ({})) };
    expect(found({ type: "object", properties: { a: { $ref: "#/x" } }, x: hidden })).toEqual([" limit_nodes"]);
  });
});

describe("hostile sizes", () => {
  test("10,000 levels", () => {
    expect(timed(() => found(nested(10_000, (inner) => ({ properties: { a: inner } }))), 3_000)).toHaveLength(1);
  });

  test("100,000 keys", () => {
    const wide = Object.fromEntries(names(100_000).map((name) => [name, 1]));
    expect(timed(() => found({ type: "object", ...wide }), 6_000)).toEqual([" limit_characters"]);
    expect(timed(() => found({ type: "object", properties: wide }), 6_000)).toEqual([" limit_characters"]);
  });

  test("100,000 faults are told in 1,001 findings", () => {
    const result = timed(() => found({ type: "object", required: Array.from({ length: 100_000 }, () => 1) }), 6_000);
    expect(result).toHaveLength(1_001);
    expect(result.at(-1)).toBe(" limit_findings");
  });

  test("shares that double 30 times", () => {
    let schema: Json = { type: "object" };
    for (let level = 0; level < 30; level++) schema = { type: "object", anyOf: [schema, schema] };
    expect(timed(() => found(schema), 3_000)).toHaveLength(1);
    let value: unknown = 1;
    for (let level = 0; level < 30; level++) value = [value, value];
    expect(timed(() => found({ type: "object", default: value }), 6_000)).toEqual([" limit_characters"]);
  });

  test("a list that says it has 2^32 - 1 members", () => {
    expect(timed(() => found({ type: "object", enum: new Array(2 ** 32 - 1) }), 6_000)).toHaveLength(1_001);
    expect(timed(() => found({ type: "object", default: new Array(2 ** 32 - 1) }), 6_000)).toEqual([
      " limit_characters",
    ]);
  });

  test("a chain of 15,000 references", () => {
    const $defs: Json = { n15000: { type: "object" } };
    for (let index = 0; index < 15_000; index++) $defs[`n${index}`] = { $ref: `#/$defs/n${index + 1}` };
    expect(timed(() => found({ $ref: "#/$defs/n0", $defs }), 6_000)).toEqual([]);
    $defs["n15000"] = { $ref: "#/$defs/n0" };
    expect(timed(() => found({ type: "object", $ref: "#/$defs/n0", $defs }), 6_000)).toEqual([
      "/$defs/n0/$ref ref_cycle",
    ]);
  });

  test("references that double", () => {
    const $defs: Json = { n60: { type: "string" } };
    for (let index = 0; index < 60; index++) {
      $defs[`n${index}`] = { allOf: [{ $ref: `#/$defs/n${index + 1}` }, { $ref: `#/$defs/n${index + 1}` }] };
    }
    expect(timed(() => found({ type: "object", properties: { a: { $ref: "#/$defs/n0" } }, $defs }), 3_000)).toEqual([]);
  });

  test("3,000 branches and 5,000 properties", () => {
    const anyOf = names(3_000).map((name) => ({
      type: "object",
      properties: { [name]: { const: name } },
      required: [name],
    }));
    const properties = Object.fromEntries(names(5_000).map((name) => [name, { type: "string" }]));
    expect(timed(() => found({ type: "object", properties, anyOf }), 6_000)).toEqual([]);
  });
});

describe("anything", () => {
  test("never throws, and says the same for the same", () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        (value) => {
          for (const schema of [
            value,
            { type: "object", properties: { p: value } },
            { type: "object", allOf: [value], required: value, enum: value },
          ]) {
            expect(checkToolSchema(schema)).toEqual(checkToolSchema(schema));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  const keyword = fc.constantFrom(
    "type",
    "properties",
    "items",
    "anyOf",
    "$ref",
    "required",
    "enum",
    "pattern",
    "minimum",
    "maximum",
    "additionalProperties",
    "$defs",
    "$id",
    "not",
  );
  const schemas = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom<unknown>("string", "object", "#", "#/$defs/a", "a", 1, null, true),
      fc.array(tie("value"), { maxLength: 3 }),
      tie("schema"),
    ),
    schema: fc.dictionary(keyword, tie("value"), { maxKeys: 5 }),
  })).schema;

  test("imported schemas are refused for no more than own ones, and both together say as much", () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const own = checkToolSchema(schema);
        const imported = checkToolSchema(schema, { imported: true });
        expect(own.notEnforced).toEqual([]);
        expect(imported.findings.length + imported.notEnforced.length).toBe(own.findings.length);
      }),
      { numRuns: 500 },
    );
  });
});
