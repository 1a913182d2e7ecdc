import { describe, expect, test } from "vitest";
import { memberOf, notesOf, refusalOf, withMember } from "../../support/convert.ts";

describe("rules that go into words for Anthropic's strict mode", () => {
  test.each<[rule: object, words: string]>([
    [{ type: "string", minLength: 1 }, "At least 1 character."],
    [{ type: "string", maxLength: 20 }, "At most 20 characters."],
    [{ type: "string", pattern: "^a.c$" }, "Must match the regular expression ^a.c$"],
    [{ type: "string", format: "hostname-like" }, "Format: hostname-like."],
    [{ type: "number", minimum: 0, maximum: 1 }, "At least 0. At most 1."],
    [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1.5 }, "Greater than 0. Less than 1.5."],
    [{ type: "integer", multipleOf: 5 }, "A multiple of 5."],
    [{ type: "array", items: { type: "string" }, maxItems: 20, uniqueItems: true }, "At most 20 items. No item twice."],
    [{ type: "array", items: { type: "string" }, minItems: 3 }, "At least 3 items."],
  ])("%j", (rule, words) => {
    const wire = memberOf(rule, "anthropic-strict");
    expect(wire).toEqual(expect.objectContaining({ description: words }));
    expect(Object.keys(wire as object).toSorted()).toEqual(
      Object.keys({ ...rule, description: "" })
        .filter((keyword) => ["type", "items", "description"].includes(keyword) || keyword === "minItems")
        .toSorted(),
    );
  });

  test("minItems above 1 is 1", () => {
    expect(memberOf({ type: "array", items: { type: "string" }, minItems: 3 }, "anthropic-strict")).toMatchObject({
      minItems: 1,
    });
    expect(memberOf({ type: "array", items: { type: "string" }, minItems: 1 }, "anthropic-strict")).toEqual({
      type: "array",
      items: { type: "string" },
      minItems: 1,
    });
  });

  test("words follow what was said, once", () => {
    const say = (description: string): unknown =>
      memberOf({ type: "string", maxLength: 3, description }, "anthropic-strict");
    expect(say("A tag")).toEqual({ type: "string", description: "A tag. At most 3 characters." });
    expect(say("A tag!  ")).toEqual({ type: "string", description: "A tag! At most 3 characters." });
    expect(say("At most 3 characters. A tag.")).toEqual({
      type: "string",
      description: "At most 3 characters. A tag.",
    });
    expect(say(" ")).toEqual({ type: "string", description: "At most 3 characters." });
  });

  test("long rules have no words", () => {
    const long = { type: "string", pattern: "a".repeat(400) };
    expect(memberOf(long, "anthropic-strict")).toEqual({ type: "string" });
    expect(notesOf(withMember(long), "anthropic-strict")).toEqual(["/properties/a/pattern pattern removed"]);
  });
});

describe("tuples", () => {
  test.each<[name: string, tuple: object, list: object]>([
    [
      "closed",
      { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: false },
      {
        type: "array",
        items: { anyOf: [{ type: "string" }, { type: "number" }] },
        maxItems: 2,
        description: "The items in their order: string, number.",
      },
    ],
    [
      "open for one kind",
      { type: "array", prefixItems: [{ type: "string" }], items: { type: "number" } },
      {
        type: "array",
        items: { anyOf: [{ type: "string" }, { type: "number" }] },
        description: "The items in their order: string.",
      },
    ],
    [
      "of one kind, by titles",
      {
        type: "array",
        items: [
          { type: "number", title: "latitude" },
          { type: "number", title: "longitude" },
        ],
        additionalItems: false,
        minItems: 2,
      },
      {
        type: "array",
        items: {
          anyOf: [
            { type: "number", title: "latitude" },
            { type: "number", title: "longitude" },
          ],
        },
        minItems: 2,
        maxItems: 2,
        description: "The items in their order: latitude, longitude.",
      },
    ],
    ["empty", { type: "array", items: false }, { type: "array", items: { type: "string" }, maxItems: 0 }],
  ])("%s", (_name, tuple, list) => {
    expect(memberOf(tuple, "openai-strict")).toEqual(list);
  });
});

describe("types", () => {
  test.each<[name: string, member: object, wire: object]>([
    ["of literals", { enum: ["a", 1, 2.5, null] }, { type: ["string", "number", "null"], enum: ["a", 1, 2.5, null] }],
    ["of a const", { const: true }, { type: "boolean", const: true }],
    ["of keywords", { minLength: 1 }, { type: "string", minLength: 1 }],
    [
      "of members",
      { properties: {}, additionalProperties: false },
      { type: "object", properties: {}, required: [], additionalProperties: false },
    ],
    ["literals that the type refuses go", { type: "string", enum: ["a", null, 3] }, { type: "string", enum: ["a"] }],
  ])("%s", (_name, member, wire) => {
    expect(memberOf(member, "openai-strict")).toEqual(wire);
  });
});

describe("what takes nothing", () => {
  test.each<[name: string, member: object, wire: object]>([
    ["a branch", { anyOf: [{ type: "string" }, false, { not: {} }] }, { anyOf: [{ type: "string" }] }],
    ["items", { type: "array", items: { not: {} } }, { type: "array", items: { type: "string" }, maxItems: 0 }],
    [
      "an optional member",
      { type: "object", properties: { x: { type: "string" }, y: false }, required: ["x"], additionalProperties: false },
      { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false },
    ],
  ])("%s is left out", (_name, member, wire) => {
    expect(memberOf(member, "openai-strict")).toEqual(wire);
  });

  test("a required member is refused, and what requires it", () => {
    expect(refusalOf(withMember(false), "openai-strict")).toEqual(["NOT_EXPRESSIBLE", ": takes no value at all"]);
    expect(refusalOf(withMember({ type: "string", enum: [1] }), "gemini")).toEqual([
      "NOT_EXPRESSIBLE",
      ": takes no value at all",
    ]);
  });
});
