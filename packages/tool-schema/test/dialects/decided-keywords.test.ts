import { argumentsValidator, safeValidateToolArguments } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Dialect, dialectLimits, fromStandardSchema, toDialect } from "../../src/index.ts";
import { wireOf } from "../support/convert.ts";
import { verdictOf } from "../support/dialect-verdict.ts";

const dialects = Object.keys(dialectLimits) as readonly Dialect[];

/** A schema whose member `a` is given, with a validator that takes everything and decides some keywords. */
function decided(a: object, decides: unknown, more: object = {}): object {
  const validator = { validate: (value: unknown) => ({ value }), decides };
  return { type: "object", properties: { a }, required: ["a"], ...more, [argumentsValidator]: validator };
}

function memberOf(schema: object, dialect: Dialect): unknown {
  const { properties } = wireOf(schema, dialect) as { readonly properties: { readonly a: unknown } };
  return properties.a;
}

describe.each(dialects)("%s", (dialect) => {
  test("takes what a library's pattern takes with its flags", () => {
    const parameters = fromStandardSchema(
      z.object({ room: z.string().regex(/^[a-z]+-\d+$/i), at: z.iso.datetime({ precision: -1 }), mail: z.email() }),
    );
    const { schema, notes, restore } = toDialect(parameters, dialect);
    const args = { room: "Floor-3", at: "2026-01-02T10:00Z", mail: "a@example.com" };
    const tool = { name: "book", description: "Book a room.", parameters };
    expect(verdictOf(schema, dialect)(args)).toBe(true);
    expect(safeValidateToolArguments(tool, restore(args)).ok).toBe(true);
    expect(notes.filter(({ action }) => action === "relaxed").map(({ pointer }) => pointer)).toEqual([
      "/properties/room/pattern",
      "/properties/at/pattern",
      "/properties/mail/format",
      "/properties/mail/pattern",
    ]);
    expect(schema["properties"]).toMatchObject({
      room: { description: "Roughly as the regular expression ^[a-z]+-\\d+$" },
      mail: { description: "Format: email." },
    });
  });

  test.each<[name: string, member: object, decides: unknown, wire: object]>([
    [
      "a format that it does not decide",
      { type: "string", pattern: "^a", format: "date-time" },
      ["pattern"],
      { type: "string", format: "date-time" },
    ],
    [
      "all patterns of a text in one description",
      { type: "string", description: "A code", allOf: [{ pattern: "^a" }, { pattern: "b$", description: "x" }] },
      ["pattern"],
      {
        description: "A code. Roughly as the regular expression ^a. Roughly as the regular expression b$",
      },
    ],
    [
      "no words of a pattern too long to be read",
      { type: "string", pattern: "a".repeat(200) },
      ["pattern"],
      { type: "string" },
    ],
  ])("leaves %s", (_name, member, decides, wire) => {
    if (dialect === "portable") return;
    expect(memberOf(decided(member, decides), dialect)).toMatchObject(wire);
  });
});

test("a member of the name is no keyword", () => {
  const schema = decided({ type: "object", properties: { pattern: { type: "string" } } }, ["pattern"]);
  expect(toDialect(schema, "mcp").notes).toEqual([]);
});

test.each([
  ["no list", { includes: true }],
  ["other keywords", ["minLength"]],
])("%s decides nothing", (_name, decides) => {
  expect(memberOf(decided({ type: "string", pattern: "a" }, decides), "mcp")).toEqual({ type: "string", pattern: "a" });
});

test("a validator that cannot be read decides nothing", () => {
  const decides = Object.defineProperty({}, "decides", {
    get: () => {
      throw new Error("no");
    },
  });
  const schema = { type: "object", properties: { a: { type: "string", pattern: "a" } }, [argumentsValidator]: decides };
  expect(memberOf(schema, "mcp")).toEqual({ type: "string", pattern: "a" });
});
