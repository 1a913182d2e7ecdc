import { describe, expect, test } from "vitest";
import { refusalOf } from "../../support/convert.ts";

const text = { type: "string" };
const members = (count: number, member: object = text, name = "m"): Record<string, object> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, member]));

function nested(levels: number): object {
  let schema: object = { type: "object", properties: { a: text } };
  for (let level = 1; level < levels; level += 1) schema = { type: "object", properties: { a: schema } };
  return schema;
}

function enumOf(count: number, length: number): object {
  return { type: "string", enum: Array.from({ length: count }, (_, index) => String(index).padStart(length, "0")) };
}

describe("OpenAI's strict mode", () => {
  test.each<[name: string, schema: object, finding: string | undefined]>([
    ["5,000 members", { type: "object", properties: members(5_000) }, undefined],
    ["5,001 members", { type: "object", properties: members(5_001) }, ": 5001 members; the dialect takes 5000"],
    ["10 levels", nested(10), undefined],
    ["11 levels", nested(11), `${"/properties/a".repeat(10)}: nested deeper than the 10 levels of the dialect`],
    ["1,000 enum values", { type: "object", properties: members(10, enumOf(99, 2)) }, undefined],
    [
      "1,001 enum values",
      { type: "object", properties: members(11, enumOf(91, 2)) },
      ": 1012 enum values; the dialect takes 1000",
    ],
    [
      "15,000 characters in a long enum",
      { type: "object", properties: { a: enumOf(300, 49) }, required: ["a"] },
      undefined,
    ],
    [
      "more than 15,000 characters in a long enum",
      { type: "object", properties: { a: enumOf(300, 51) }, required: ["a"] },
      "/properties/a/enum: 15300 characters in an enum of over 250; the dialect takes 15000",
    ],
    [
      "long values in a short enum",
      { type: "object", properties: { a: enumOf(250, 400) }, required: ["a"] },
      undefined,
    ],
    [
      "120,000 characters of names",
      { type: "object", properties: members(1_200, text, "n".repeat(97)) },
      ": 120090 characters of names and values; the dialect takes 120000",
    ],
  ])("%s", (_name, schema, finding) => {
    expect(refusalOf(schema, "openai-strict")).toEqual(
      finding === undefined ? ["accepted"] : ["NOT_EXPRESSIBLE", finding],
    );
  });
});

describe("Anthropic's strict mode", () => {
  test.each<[name: string, schema: object, finding: string | undefined]>([
    ["24 optional members", { type: "object", properties: members(24) }, undefined],
    [
      "25 optional members",
      { type: "object", properties: members(25) },
      ": 25 members that may be left out; the dialect takes 24",
    ],
    [
      "members that are required do not count",
      { type: "object", properties: members(40), required: Object.keys(members(40)) },
      undefined,
    ],
    [
      "17 unions",
      { type: "object", properties: members(17, { type: ["string", "null"] }), required: Object.keys(members(17)) },
      ": 17 members that are a union; the dialect takes 16",
    ],
  ])("%s", (_name, schema, finding) => {
    expect(refusalOf(schema, "anthropic-strict")).toEqual(
      finding === undefined ? ["accepted"] : ["NOT_EXPRESSIBLE", finding],
    );
  });
});
