import { Type } from "typebox";
import { describe, expect, test } from "vitest";
import { checkToolSchema } from "../../src/schema/check-tool-schema.ts";

/** The builders of TypeBox as parameters' property, and the faults of each: pointer below the property, and code. */
const ok: readonly string[] = [];
const typeOf = (code: string): readonly string[] => [`/type ${code}`];
const object = Type.Object({ a: Type.String(), b: Type.Optional(Type.Number()) });

const builders: Readonly<Record<string, readonly (readonly [schema: unknown, expected: readonly string[]])[]>> = {
  Any: [[Type.Any(), ok]],
  Array: [[Type.Array(Type.String(), { minItems: 1, uniqueItems: true }), ok]],
  BigInt: [[Type.BigInt(), typeOf("not_json")]],
  Boolean: [[Type.Boolean(), ok]],
  Call: [
    [Type.Call(Type.Generic([Type.Parameter("T")], Type.Ref("T")), [Type.String()]), ok],
    [Type.Call(Type.Ref("X"), [Type.String()]), typeOf("not_json")],
  ],
  Capitalize: [[Type.Capitalize(Type.Literal("a")), ok]],
  Codec: [[Type.Codec(Type.String()).Decode(Number).Encode(String), [" not_json"]]],
  Conditional: [[Type.Conditional(Type.String(), Type.String(), Type.Number(), Type.Null()), ok]],
  Constructor: [[Type.Constructor([], Type.String()), typeOf("not_json")]],
  ConstructorParameters: [[Type.ConstructorParameters(Type.Constructor([Type.String()], Type.Null())), ok]],
  Cyclic: [
    [Type.Cyclic({ Node: Type.Object({ next: Type.Optional(Type.Ref("Node")) }) }, "Node"), ok],
    [Type.Cyclic({ A: Type.Ref("A") }, "A"), ["/$defs/A/$ref ref_cycle"]],
  ],
  Decode: [[Type.Decode(Type.String(), Number), [" not_json"]]],
  Dependent: [[Type.Dependent(Type.String(), Type.Number(), Type.Null()), ok]],
  Encode: [[Type.Encode(Type.String(), String), [" not_json"]]],
  Enum: [
    [Type.Enum(["a", 1]), ok],
    [Type.Enum([]), ["/enum keyword_kind"]],
  ],
  Evaluate: [[Type.Evaluate(Type.Intersect([object, Type.Object({ c: Type.Null() })])), ok]],
  Exclude: [[Type.Exclude(Type.Union([Type.String(), Type.Null()]), Type.Null()), ok]],
  Extract: [[Type.Extract(Type.Union([Type.String(), Type.Null()]), Type.Null()), ok]],
  Function: [[Type.Function([], Type.String()), typeOf("not_json")]],
  Generic: [[Type.Generic([Type.Parameter("T")], Type.Ref("T")), typeOf("not_json")]],
  Identifier: [[Type.Identifier("x"), [" not_json"]]],
  Immutable: [[Type.Immutable(object), ok]],
  Index: [[Type.Index(object, ["a"]), ok]],
  Infer: [[Type.Infer("x"), typeOf("not_json")]],
  InstanceType: [[Type.InstanceType(Type.Constructor([], Type.String())), ok]],
  Integer: [[Type.Integer({ minimum: 1, maximum: 9, multipleOf: 2 }), ok]],
  Interface: [[Type.Interface([object], { c: Type.Null() }), ok]],
  Intersect: [
    [Type.Intersect([object, Type.Object({})], { unevaluatedProperties: false }), ok],
    [Type.Intersect([]), ["/allOf keyword_kind"]],
  ],
  KeyOf: [[Type.KeyOf(object), ok]],
  Literal: [
    [Type.Literal("a"), ok],
    [Type.Literal(1n), ["/const not_json", "/type not_json"]],
  ],
  Lowercase: [[Type.Lowercase(Type.Literal("A")), ok]],
  Mapped: [[Type.Mapped(Type.Identifier("K"), Type.KeyOf(object), Type.Ref("K"), Type.String()), ok]],
  Module: [
    [Type.Module({ A: Type.Object({ b: Type.Ref("B") }), B: Type.String() }).A, ok],
    [Type.Module({ A: Type.Object({ a: Type.Array(Type.Ref("A")) }) }).A, ok],
  ],
  Never: [[Type.Never(), ok]],
  NonNullable: [[Type.NonNullable(Type.Union([Type.String(), Type.Null()])), ok]],
  Null: [[Type.Null(), ok]],
  Number: [
    [Type.Number({ exclusiveMinimum: 0 }), ok],
    [Type.Number({ minimum: 0n as never, multipleOf: 2n as never }), ["/minimum not_json", "/multipleOf not_json"]],
  ],
  Object: [
    [object, ok],
    [Type.Object({ a: Type.Object({}, { additionalProperties: false }) }), ok],
  ],
  Omit: [[Type.Omit(object, ["a"]), ok]],
  Optional: [[Type.Optional(Type.String()), ok]],
  Parameter: [[Type.Parameter("x"), [" not_json"]]],
  Parameters: [[Type.Parameters(Type.Function([Type.String()], Type.Null())), ok]],
  Partial: [
    [Type.Partial(object), ok],
    [Type.Partial(Type.Ref("X")), typeOf("not_json")],
  ],
  Pick: [[Type.Pick(object, ["a"]), ok]],
  Readonly: [[Type.Readonly(Type.String()), ok]],
  ReadonlyObject: [[Type.ReadonlyObject(object), ok]],
  Record: [
    [Type.Record(Type.String(), Type.Number()), ok],
    [Type.Record(Type.Union([Type.Literal("a"), Type.Literal("b")]), Type.Null()), ok],
  ],
  Ref: [[Type.Ref("Nowhere"), ["/$ref ref_dangling"]]],
  Refine: [
    [
      Type.Refine(
        Type.String(),
        (text) => text !== "",
        () => "empty",
      ),
      ok,
    ],
  ],
  Required: [[Type.Required(object), ok]],
  Rest: [[Type.Rest(Type.String()), typeOf("not_json")]],
  ReturnType: [[Type.ReturnType(Type.Function([], Type.String())), ok]],
  Script: [[Type.Script("{ a: string, b?: number[] }"), ok]],
  String: [
    [Type.String({ minLength: 1, pattern: "^a", format: "email" }), ok],
    [Type.String({ pattern: /a/ as never }), ["/pattern not_json"]],
  ],
  Symbol: [[Type.Symbol(), typeOf("not_json")]],
  TemplateLiteral: [[Type.TemplateLiteral("a${1|2}b"), ok]],
  This: [[Type.This(), ok]],
  Tuple: [
    [Type.Tuple([Type.String(), Type.Null()]), ok],
    [Type.Tuple([]), ok],
  ],
  Uncapitalize: [[Type.Uncapitalize(Type.Literal("A")), ok]],
  Undefined: [[Type.Undefined(), typeOf("not_json")]],
  Union: [
    [Type.Union([Type.String(), Type.Null()]), ok],
    [Type.Union([]), ["/anyOf keyword_kind"]],
  ],
  Unknown: [[Type.Unknown(), ok]],
  Unsafe: [
    [Type.Unsafe({ type: "string" }), ok],
    [Type.Unsafe({ type: "int" }), typeOf("unknown_type")],
  ],
  Uppercase: [[Type.Uppercase(Type.Literal("a")), ok]],
  Void: [[Type.Void(), typeOf("not_json")]],
  With: [[Type.With(Type.String(), { minLength: 1 }), ok]],
};

/** Exports of `Type` that build no schema of their own; `ReadonlyType` is the old name of `ReadonlyObject`. */
const NO_BUILDERS = new Set([
  "DecodeBuilder",
  "EncodeBuilder",
  "Extends",
  "ExtendsResult",
  "Instantiate",
  "ReadonlyType",
  "RecordKey",
  "RecordPattern",
  "RecordValue",
]);

const rows = Object.entries(builders).flatMap(([name, cases]) =>
  cases.map(([schema, expected], index) => [`Type.${name} ${index}`, schema, expected] as const),
);

describe("every builder of TypeBox", () => {
  test.each(rows)("%s", (_name, schema, expected) => {
    const { findings } = checkToolSchema({ type: "object", properties: { p: schema } });
    expect(findings.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual(
      expected.map((row) => `/properties/p${row}`).sort(),
    );
  });

  test("has a row", () => {
    const known = Object.keys(Type).filter((name) => !name.startsWith("Is") && !NO_BUILDERS.has(name));
    expect(known.filter((name) => !Object.hasOwn(builders, name))).toEqual([]);
  });
});

describe("as the root", () => {
  test.each<[string, unknown, boolean]>([
    ["Object", object, true],
    ["Record", Type.Record(Type.String(), Type.Number()), true],
    ["Intersect of objects", Type.Intersect([object, Type.Object({})]), true],
    ["Union of objects", Type.Union([object, Type.Object({})]), true],
    ["Cyclic object", Type.Cyclic({ N: Type.Object({ n: Type.Optional(Type.Ref("N")) }) }, "N"), true],
    [
      "Refine of an object",
      Type.Refine(
        object,
        () => true,
        () => "",
      ),
      true,
    ],
    ["Any", Type.Any(), false],
    ["Never", Type.Never(), false],
    ["Array", Type.Array(object), false],
    ["Union with null", Type.Union([object, Type.Null()]), false],
    [
      "Codec of an object",
      Type.Codec(object)
        .Decode((value) => value)
        .Encode((value) => value),
      false,
    ],
  ])("%s", (_name, schema, expected) => {
    expect(checkToolSchema(schema).findings.length === 0).toBe(expected);
  });
});

describe("schemas of other libraries", () => {
  test("a plain object that is a Standard Schema is not taken for JSON Schema", () => {
    const valibot = { kind: "schema", type: "object", entries: {}, "~standard": { version: 1 }, "~run": () => 1 };
    expect(checkToolSchema(valibot).findings).toMatchObject([{ pointer: "", code: "foreign_schema" }]);
  });

  const standard = { version: 1, vendor: "x", validate: () => ({ value: 1 }) };
  class Own {
    readonly "~standard" = standard;
  }
  class Inherited {
    get "~standard"() {
      return standard;
    }
  }
  class Throwing {
    get "~standard"(): object {
      throw new Error("no");
    }
  }
  const callable = Object.assign(() => true, { "~standard": standard });

  test.each<[name: string, schema: unknown, finding: object]>([
    ["an instance", new Own(), { pointer: "", code: "foreign_schema", message: /wrap it in fromStandardSchema/ }],
    ["one that inherits it", new Inherited(), { pointer: "", code: "foreign_schema" }],
    ["a function", callable, { pointer: "", code: "foreign_schema" }],
    [
      "one inside: wrapping it alone would not help",
      { type: "object", properties: { a: new Own() } },
      { pointer: "/properties/a", code: "foreign_schema", message: /the parameters as a whole/ },
    ],
    ["one that cannot be read is any instance", new Throwing(), { pointer: "", code: "not_a_schema" }],
    ["an instance without it", new Date(0), { pointer: "", code: "not_a_schema" }],
  ])("%s", (_name, schema, { message = /./, ...finding }: { message?: RegExp }) => {
    const { findings } = checkToolSchema(schema);
    expect(findings).toMatchObject([finding]);
    expect(findings[0]?.message).toMatch(message);
  });

  test("a JSON Schema that zod wrote keeps a hidden one, and is fine", () => {
    const schema = Object.defineProperty({ type: "object" }, "~standard", { value: {}, enumerable: false });
    expect(checkToolSchema(schema).findings).toEqual([]);
  });
});
