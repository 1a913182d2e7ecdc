import type { Static, ToolArguments } from "@di-code/ai";
import { describe, expectTypeOf, test } from "vitest";
import type { ToolArgsSchema, ToolArgsSchemaNode } from "../../src/index.ts";

const everything = {
  type: "object",
  description: "All that the subset has.",
  default: {},
  examples: [{ text: "a" }],
  properties: {
    text: { type: "string", minLength: 1, maxLength: 9, pattern: "^a", default: "a", examples: ["a", "ab"] },
    mode: { type: "string", enum: ["fast", "exact"], description: "How." },
    ratio: { type: "number", minimum: 0, maximum: 1 },
    level: { type: "integer", enum: [1, 2, 3] },
    flag: { type: "boolean", default: null },
    yes: { type: "boolean", enum: [true] },
    tags: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 5, uniqueItems: true },
    place: { type: "object", properties: { line: { type: "integer" } }, required: ["line"] },
    free: { type: "object" },
    target: {
      oneOf: [
        { type: "string", description: "A name." },
        { type: "array", items: { oneOf: [{ type: "integer" }, { type: "boolean" }] } },
      ],
      description: "What.",
      default: "a",
      examples: ["b"],
    },
  },
  required: ["text", "mode"],
} as const satisfies ToolArgsSchema;

describe("the arguments of a portable schema", () => {
  type Arguments = Static<typeof everything>;

  test("have the type that the schema says, exactly", () => {
    expectTypeOf<Arguments["text"]>().toEqualTypeOf<string>();
    expectTypeOf<Arguments["mode"]>().toEqualTypeOf<"fast" | "exact">();
    expectTypeOf<Arguments["ratio"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Arguments["level"]>().toEqualTypeOf<1 | 2 | 3 | undefined>();
    expectTypeOf<Arguments["flag"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Arguments["yes"]>().toEqualTypeOf<true | undefined>();
    expectTypeOf<Arguments["tags"]>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf<Arguments["place"]>().toEqualTypeOf<{ line: number } | undefined>();
    expectTypeOf<Arguments["free"]>().toEqualTypeOf<object | undefined>();
    expectTypeOf<Arguments["target"]>().toEqualTypeOf<string | (number | boolean)[] | undefined>();
    expectTypeOf<"mode" | "text">().toEqualTypeOf<
      { [Name in keyof Arguments]-?: undefined extends Arguments[Name] ? never : Name }[keyof Arguments]
    >();
  });

  test("are those of `ToolArguments`", () => {
    expectTypeOf<ToolArguments<typeof everything>>().toEqualTypeOf<Arguments>();
  });

  test("as a whole", () => {
    const schema = {
      type: "object",
      properties: { path: { type: "string", minLength: 1 }, limit: { type: "integer" } },
      required: ["path"],
    } as const satisfies ToolArgsSchema;
    expectTypeOf<Static<typeof schema>>().toEqualTypeOf<{ path: string; limit?: number }>();
  });

  test("of a tool without arguments have no members", () => {
    const schema = { type: "object", properties: {}, required: [] } as const satisfies ToolArgsSchema;
    expectTypeOf<keyof Static<typeof schema>>().toEqualTypeOf<never>();
  });
});

describe("lists that are made elsewhere", () => {
  test("may be used when the compiler sees that they are not empty", () => {
    const units = ["m", "km"] as const;
    const more: [string, ...string[]] = ["m", ...units];
    const schema = {
      type: "object",
      properties: { unit: { type: "string", enum: units }, other: { type: "string", enum: more } },
    } as const satisfies ToolArgsSchema;
    expectTypeOf<Static<typeof schema>>().toEqualTypeOf<{ unit?: "m" | "km"; other?: string }>();
  });

  test("do not compile otherwise, since `Static` of them is never", () => {
    const units: readonly string[] = ["m", "km"];
    expectTypeOf<Static<{ type: "string"; enum: typeof units }>>().toEqualTypeOf<never>();
    // @ts-expect-error -- may be empty
    void ({ type: "string", enum: units } as const satisfies ToolArgsSchemaNode);
    const branches: readonly ToolArgsSchemaNode[] = [];
    // @ts-expect-error -- may be empty
    void ({ oneOf: branches } as const satisfies ToolArgsSchemaNode);
  });
});

test("a schema that is only known to be portable says nothing of its arguments", () => {
  expectTypeOf<ToolArguments<ToolArgsSchema>>().toEqualTypeOf<object>();
  expectTypeOf<keyof ToolArguments<ToolArgsSchema>>().toEqualTypeOf<never>();
});

test("a root is a node as well, so that schemas can be put together", () => {
  expectTypeOf<ToolArgsSchema>().toExtend<ToolArgsSchemaNode>();
  const place = { type: "object", properties: { line: { type: "integer" } } } as const satisfies ToolArgsSchemaNode;
  const schema = { type: "object", properties: { from: place, to: place } } as const satisfies ToolArgsSchema;
  expectTypeOf<Static<typeof schema>["to"]>().toEqualTypeOf<{ line?: number } | undefined>();
});

test("no part of a schema can be written", () => {
  expectTypeOf<ToolArgsSchema>().toEqualTypeOf<Readonly<ToolArgsSchema>>();
});

/** The schema of a tool with one member. */
type WithMember<TNode> = { readonly type: "object"; readonly properties: { readonly member: TNode } };

test("does not compile: a root that is no object", () => {
  // @ts-expect-error -- arguments are always an object
  void ({ type: "string" } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- a union at the root
  void ({ oneOf: [{ type: "object" }] } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- a root without type
  void ({ properties: {} } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- a list of types
  void ({ type: ["object"] } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- a boolean schema
  void (true satisfies ToolArgsSchema);
});

test("does not compile: keywords outside the subset", () => {
  // @ts-expect-error -- no `additionalProperties`
  void ({ type: "object", additionalProperties: false } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- no `title`
  void ({ type: "object", title: "Arguments" } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- no `$defs`
  void ({ type: "object", $defs: {} } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- no `format`
  void ({ type: "string", format: "date" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no `exclusiveMinimum`
  void ({ type: "number", exclusiveMinimum: 0 } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no `const`
  void ({ type: "string", const: "a" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no `$ref`
  void ({ $ref: "#" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no `anyOf`
  void ({ anyOf: [{ type: "string" }] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no custom keywords
  void ({ type: "string", "x-secret": true } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- however deep it stands
  void ({ type: "array", items: { oneOf: [{ type: "object", $ref: "#" }] } } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- in a branch as well
  void ({ oneOf: [{ type: "string" }, { type: "string", nullable: true }] } as const satisfies ToolArgsSchemaNode);
});

test("does not compile: keywords of another type", () => {
  // @ts-expect-error -- a length of numbers
  void ({ type: "number", minLength: 1 } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- a bound of text
  void ({ type: "string", minimum: 1 } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- items of an object
  void ({ type: "object", items: { type: "string" } } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- an enum of lists
  void ({ type: "array", items: { type: "string" }, enum: [[]] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- `oneOf` beside `type`
  void ({ type: "string", oneOf: [{ type: "string" }] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- `oneOf` beside `properties`
  void ({ oneOf: [{ type: "string" }], properties: {} } as const satisfies ToolArgsSchemaNode);
});

test("does not compile: values of the wrong kind", () => {
  // @ts-expect-error -- an array without items
  void ({ type: "array" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- a tuple
  void ({ type: "array", items: [{ type: "string" }] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- items that may be anything
  void ({ type: "array", items: true } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- null is no type of its own
  void ({ type: "null" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- a list of types
  void ({ type: ["string", "null"] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no type at all
  void ({ description: "anything" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- an unknown type
  void ({ type: "int" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- an enum of another type
  void ({ type: "string", enum: ["a", 1] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- an empty enum
  void ({ type: "string", enum: [] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- no branches
  void ({ oneOf: [] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- an enum with null
  void ({ type: "boolean", enum: [true, null] } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- a bound that is text
  void ({ type: "integer", minimum: "1" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- a default that is no JSON
  void ({ type: "string", default: new Date() } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- examples that are no list
  void ({ type: "string", examples: "a" } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- a pattern that is no text
  void ({ type: "string", pattern: /a/ } as const satisfies ToolArgsSchemaNode);
  // @ts-expect-error -- required members as a flag
  void ({ type: "object", required: true } as const satisfies ToolArgsSchema);
  // @ts-expect-error -- a member that is no schema
  expectTypeOf<WithMember<string>>().toExtend<ToolArgsSchema>();
});
