import { describe, expect, test } from "vitest";
import { toDialect } from "../../../src/index.ts";
import { memberOf, notesOf, refusalOf, wireOf, withMember } from "../../support/convert.ts";

const object = (properties: object, more: object = {}): object => ({ type: "object", properties, ...more });

describe("allOf", () => {
  test.each<[name: string, members: readonly unknown[], merged: unknown]>([
    [
      "bounds are tightened",
      [
        { type: "number", minimum: 1, maximum: 9 },
        { minimum: 3, maximum: 12 },
      ],
      { type: "number", minimum: 3, maximum: 9 },
    ],
    [
      "lengths are tightened",
      [
        { type: "string", minLength: 1, maxLength: 5 },
        { minLength: 2, maxLength: 4 },
      ],
      { type: "string", minLength: 2, maxLength: 4 },
    ],
    [
      "kinds are intersected",
      [{ type: ["string", "number", "null"] }, { type: ["integer", "null"] }],
      { type: "integer", nullable: true },
    ],
    [
      "literals are intersected",
      [{ enum: ["a", "b", "c"] }, { enum: ["c", "b"] }],
      { enum: ["b", "c"], type: "string" },
    ],
    ["a const beside an enum", [{ enum: ["a", "b"] }, { const: "b" }], { enum: ["b"], type: "string" }],
    [
      "one pattern stays, the other is said",
      [{ type: "string", pattern: "^a" }, { pattern: "b$" }],
      { type: "string", pattern: "^a", description: "Must match the regular expression b$" },
    ],
    [
      "items of both",
      [{ type: "array", items: { type: "string" } }, { items: { maxLength: 3 } }],
      { type: "array", items: { type: "string", maxLength: 3 } },
    ],
    [
      "members of both",
      [
        object({ x: { type: "string" }, y: { type: "string" } }, { required: ["x"] }),
        object({ y: { maxLength: 2 }, z: { type: "number" } }, { required: ["z"] }),
      ],
      object(
        { x: { type: "string" }, y: { type: "string", maxLength: 2 }, z: { type: "number" } },
        { required: ["x", "z"] },
      ),
    ],
    [
      "what one forbids is not there",
      [object({ x: { type: "string" } }, { additionalProperties: false }), object({ x: {}, z: { type: "number" } })],
      object({ x: { type: "string" } }),
    ],
    [
      "what one says of other members",
      [object({ x: { type: "string" } }, { additionalProperties: { minimum: 1 } }), object({ z: { type: "number" } })],
      object({ x: { type: "string" }, z: { type: "number", minimum: 1 } }),
    ],
    [
      "unions multiply",
      [{ anyOf: [{ type: "string" }, { type: "number" }] }, { anyOf: [{ maxLength: 3 }, { minimum: 2 }] }],
      {
        anyOf: [
          { type: "string", maxLength: 3 },
          { type: "string", minimum: 2 },
          { type: "number", maxLength: 3 },
          { type: "number", minimum: 2 },
        ],
      },
    ],
  ])("%s", (_name, members, merged) => {
    expect(memberOf({ allOf: members }, "gemini")).toEqual(merged);
  });

  test("what nothing satisfies is refused", () => {
    expect(() => toDialect(withMember({ allOf: [{ type: "string" }, { type: "number" }] }), "gemini")).toThrow(
      "takes no value",
    );
  });

  test("unevaluatedProperties: false closes what all of them declare", () => {
    const schema = {
      allOf: [object({ x: { type: "string" } }, { required: ["x"] })],
      properties: { y: { type: "string" } },
      required: ["y"],
      unevaluatedProperties: false,
    };
    expect(memberOf(schema, "openai-strict")).toEqual({
      type: "object",
      properties: { y: { type: "string" }, x: { type: "string" } },
      required: ["y", "x"],
      additionalProperties: false,
    });
    expect(notesOf(withMember(schema), "openai-strict")).toEqual(["/properties/a/allOf allOf rewritten"]);
  });

  test("notes point at the keyword where it stood", () => {
    const schema = withMember({ type: "string", allOf: [{ minLength: 2 }, { $ref: "#/$defs/d" }] });
    expect(notesOf({ ...schema, $defs: { d: { maxLength: 3, format: "regex" } } }, "anthropic-strict")).toEqual([
      "/properties/a/allOf/1/$ref $ref inlined",
      "/properties/a/allOf allOf rewritten",
      "/$defs/d/format format described",
      "/properties/a/allOf/0/minLength minLength described",
      "/$defs/d/maxLength maxLength described",
    ]);
  });
});

describe("unions beside other rules", () => {
  test("are distributed", () => {
    const member = {
      type: "object",
      properties: { id: { type: "string" } },
      required: ["id"],
      oneOf: [{ properties: { a: { type: "string" } }, required: ["a"] }, { properties: { b: { type: "number" } } }],
    };
    expect(memberOf(member, "anthropic-strict")).toEqual({
      anyOf: [
        {
          type: "object",
          properties: { a: { type: "string" }, id: { type: "string" } },
          required: ["a", "id"],
          additionalProperties: false,
        },
        {
          type: "object",
          properties: { b: { type: "number" }, id: { type: "string" } },
          required: ["id"],
          additionalProperties: false,
        },
      ],
    });
  });

  test("close what each branch declares, too: unevaluatedProperties", () => {
    const member = object(
      { id: { type: "string" } },
      { unevaluatedProperties: false, anyOf: [object({ a: { type: "string" } }), { type: "object" }] },
    );
    const closed = { additionalProperties: false };
    expect(memberOf(member, "anthropic-strict")).toEqual({
      anyOf: [
        object({ a: { type: "string" }, id: { type: "string" } }, closed),
        object({ id: { type: "string" } }, closed),
      ],
    });
  });

  test("that only ask for members are said", () => {
    const member = object(
      { a: { type: "string" }, b: { type: "string" } },
      { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    );
    expect(memberOf(member, "gemini")).toEqual(
      object({ a: { type: "string" }, b: { type: "string" } }, { description: "Give at least one of these: a; or b." }),
    );
  });
});

describe("conditions", () => {
  test("go, and the members that they declare can be sent", () => {
    const member = {
      ...object({ kind: { type: "string" } }),
      if: { properties: { kind: { const: "a" } } },
      then: { properties: { x: { type: "string" } } },
      else: { properties: { y: { type: "string" } } },
      dependentRequired: { kind: ["x"] },
      propertyNames: { maxLength: 9 },
      not: { required: ["z"] },
    };
    expect(memberOf(member, "gemini")).toEqual({
      ...object({ kind: { type: "string" }, x: { type: "string" }, y: { type: "string" } }),
      description: "With kind give x.",
    });
  });
});

test("null of a member that only a condition declares is a loss where it would always be sent", () => {
  const schema = object(
    { a: { type: "string" } },
    { dependentSchemas: { a: { properties: { b: { type: ["string", "null"] } } } } },
  );
  expect(refusalOf(schema, "openai-strict")).toEqual([
    "NOT_EXPRESSIBLE",
    "/dependentSchemas/a/properties/b: null would mean two things: left out in one form, a value in another",
  ]);
  expect(refusalOf(schema, "anthropic-strict")).toEqual(["accepted"]);
});

describe("the root", () => {
  const forms = [
    object({ kind: { const: "file" }, path: { type: "string" } }, { required: ["kind", "path"] }),
    object({ kind: { const: "url" }, url: { type: "string" } }, { required: ["kind", "url"] }),
  ];

  test.each(["openai", "anthropic", "gemini", "portable"] as const)("forms become one object for %s", (dialect) => {
    expect(wireOf({ oneOf: forms }, dialect)).toMatchObject({
      type: "object",
      properties: { kind: { enum: ["file", "url"] }, path: { type: "string" }, url: { type: "string" } },
      required: ["kind"],
      description: "Give exactly one of these: path; or url.",
    });
  });

  test("forms by reference, within forms, beside members", () => {
    const schema = {
      type: "object",
      properties: { id: { type: "string" } },
      required: ["id"],
      anyOf: [{ $ref: "#/$defs/one" }, { oneOf: forms }],
      $defs: { one: object({ id: { minLength: 1 }, one: { type: "number" } }) },
    };
    expect(wireOf(schema, "openai")).toMatchObject({
      type: "object",
      properties: { id: { type: "string" }, one: { type: "number" }, kind: {}, path: {}, url: {} },
      required: ["id"],
    });
  });

  test("that all forms close is closed, with the members of all", () => {
    const closed = forms.map((form) => ({ ...form, additionalProperties: false }));
    expect(wireOf({ oneOf: closed }, "openai")).toMatchObject({ additionalProperties: false });
    expect(wireOf({ oneOf: [closed[0], forms[1]] }, "openai")).not.toHaveProperty("additionalProperties");
  });

  test("what a closed root does not declare, no form can add", () => {
    const schema = object(
      { a: { type: "string" } },
      { additionalProperties: false, anyOf: [object({ b: { type: "string" } }), object({})] },
    );
    expect(wireOf(schema, "openai")).toEqual(object({ a: { type: "string" } }, { additionalProperties: false }));
  });

  test("a member that one form requires without declaring it takes anything", () => {
    const schema = { anyOf: [object({ a: { type: "string" } }), object({}, { required: ["a"] })] };
    expect(wireOf(schema, "openai")).toMatchObject({ properties: { a: {} } });
    expect((wireOf(schema, "openai") as { properties: { a: object } }).properties.a).toEqual({});
  });

  test("not, enum and const go", () => {
    const schema = object({ a: { type: "string" } }, { not: { required: ["b"] }, enum: [{ a: "x" }] });
    expect(wireOf(schema, "openai")).toEqual(object({ a: { type: "string" } }, { description: 'One of {"a":"x"}.' }));
    expect(notesOf(schema, "openai")).toEqual(["/not not removed", "/enum enum described"]);
  });

  test("that is a reference is what it leads to", () => {
    const schema = { $ref: "#/$defs/root", $defs: { root: object({ next: { $ref: "#/$defs/root" } }) } };
    expect(wireOf(schema, "openai")).toEqual({
      ...object({ next: { $ref: "#/$defs/root" } }),
      $defs: { root: object({ next: { $ref: "#/$defs/root" } }) },
    });
  });
});
