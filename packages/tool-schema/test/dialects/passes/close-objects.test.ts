import { Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { memberOf, notesOf, refusalOf, withMember } from "../../support/convert.ts";

describe.each(["openai-strict", "anthropic-strict"] as const)("%s", (dialect) => {
  test.each<[name: string, member: object, finding: string]>([
    [
      "a map",
      { type: "object", additionalProperties: { type: "string" } },
      "/additionalProperties: members whose names are not declared cannot be sent",
    ],
    [
      "a map beside members",
      { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: true },
      "/additionalProperties: members whose names are not declared cannot be sent",
    ],
    [
      "names that follow a pattern",
      { type: "object", patternProperties: { "^x-": { type: "string" } } },
      "/patternProperties: members whose names follow a pattern cannot be sent",
    ],
    [
      "a record of TypeBox",
      Type.Record(Type.String(), Type.Integer()),
      "/patternProperties: members whose names are not declared cannot be sent",
    ],
    [
      "a record of an older TypeBox",
      { type: "object", patternProperties: { "^(.*)$": { type: "string" } } },
      "/patternProperties: members whose names are not declared cannot be sent",
    ],
    ["a free-form object", { type: "object" }, ": an object of any members cannot be sent"],
    ["any value", {}, ": values of every kind: the dialect needs a type"],
    ["a list of anything", { type: "array" }, ": values of every kind: the dialect needs a type"],
    ["an object as value", { enum: ["a", { b: 1 }] }, "/enum: objects and lists as values cannot be sent"],
  ])("%s cannot be sent", (_name, member, finding) => {
    expect(refusalOf(withMember(member), dialect)).toEqual(["NOT_EXPRESSIBLE", `/properties/a${finding}`]);
  });

  test("an object that says nothing of other members is closed, everywhere", () => {
    const inner = { type: "object", properties: { x: { type: "string" } }, required: ["x"] };
    const list = { type: "array", items: { anyOf: [inner, { type: "string" }] } };
    expect(memberOf(list, dialect)).toEqual({
      type: "array",
      items: { anyOf: [{ ...inner, additionalProperties: false }, { type: "string" }] },
    });
    expect(notesOf(withMember(list), dialect)).toEqual(["/properties/a/items/anyOf/0 additionalProperties closed"]);
  });

  test("a tool without parameters is no free-form object", () => {
    expect(refusalOf({ type: "object" }, dialect)).toEqual(["accepted"]);
    expect(refusalOf({ type: "object", additionalProperties: true }, dialect)[0]).toBe("NOT_EXPRESSIBLE");
  });
});
