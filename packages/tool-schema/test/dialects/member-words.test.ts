import { Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { memberOf } from "../support/convert.ts";

const map = (value: unknown, more: object = {}): object => ({ type: "object", additionalProperties: value, ...more });

describe.each(["gemini", "portable"] as const)("%s says what undeclared members are", (dialect) => {
  test.each<[name: string, member: object, words: string | undefined]>([
    ["text", map({ type: "string" }), "Members of any name, each a string."],
    ["a record of TypeBox", Type.Record(Type.String(), Type.Integer()), "Members of any name, each an integer."],
    [
      "a record of an older TypeBox",
      { type: "object", patternProperties: { "^(.*)$": { type: "boolean" } } },
      "Members of any name, each true or false.",
    ],
    [
      "names by a pattern",
      { type: "object", patternProperties: { "^x-": { type: "number" } } },
      "Members with names that match ^x-, each a number.",
    ],
    ["several kinds", map({ type: ["string", "null"] }), "Members of any name, each a string or null."],
    [
      "a union",
      map({ anyOf: [{ type: "string" }, { type: "integer" }] }),
      "Members of any name, each a string or an integer.",
    ],
    ["literals", map({ enum: ["a", "b"] }), 'Members of any name, each "a" or "b".'],
    [
      "a list",
      map({ type: "array", items: { type: "string" } }),
      "Members of any name, each a list, each item a string.",
    ],
    [
      "objects",
      map({ type: "object", properties: { x: { type: "string" }, y: { type: "string" } } }),
      "Members of any name, each an object with x and y.",
    ],
    ["a map of maps", map(map({ type: "string" })), "Members of any name, each an object."],
    ["anything", map(true), "Members of any name."],
    ["too much to say", map({ enum: ["a".repeat(300)] }), "Members of any name."],
    ["nothing at all", map(false), undefined],
    ["nothing in other words", map({ not: {} }), undefined],
    [
      "beside declared ones",
      map({ type: "integer" }, { properties: { x: { type: "string" } } }),
      "Other members of any name, each an integer.",
    ],
  ])("%s", (_name, member, words) => {
    expect(memberOf(member, dialect)).toMatchObject(words === undefined ? { type: "object" } : { description: words });
    if (words === undefined) expect(memberOf(member, dialect)).not.toHaveProperty("description");
  });
});
