import { expect, test } from "vitest";
import { memberOf, notesOf, withMember } from "../support/convert.ts";

const long = `^${"[0-9]{4}-".repeat(6)}$`;

test.each<[name: string, member: object, wire: object]>([
  [
    "a bound is said",
    { type: "integer", minimum: 1, maximum: 9_007_199_254_740_990 },
    { type: "integer", description: "At least 1. At most 9007199254740990." },
  ],
  [
    "the end of the safe integers is not",
    { type: "integer", minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 },
    { type: "integer" },
  ],
  [
    "nor is it as an exclusive bound",
    { type: "integer", exclusiveMinimum: -9_007_199_254_740_991, exclusiveMaximum: 5 },
    { type: "integer", description: "Less than 5." },
  ],
  ["a format that stays says what its long pattern does", { format: "date", pattern: long }, { format: "date" }],
  [
    "a short pattern beside a format is said",
    { type: "string", format: "date", pattern: "^2026-" },
    { type: "string", format: "date", description: "Must match the regular expression ^2026-" },
  ],
  [
    "a pattern alone is said",
    { type: "string", pattern: long },
    { type: "string", description: `Must match the regular expression ${long}` },
  ],
])("%s", (_name, member, wire) => {
  expect(memberOf(member, "anthropic-strict")).toEqual({ type: "string", ...wire });
});

test("what is taken out without words is noted all the same", () => {
  const member = { type: "string", format: "date", pattern: long };
  expect(notesOf(withMember(member), "anthropic-strict")).toEqual(["/properties/a/pattern pattern removed"]);
});
