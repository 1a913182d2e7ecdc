import { describe, expect, test } from "vitest";
import { checkPatternLinear, MAX_PATTERN_LENGTH } from "../../../src/schema/patterns/check-pattern.ts";
import { COMMON_PATTERNS } from "../../support/common-patterns.ts";

describe("common patterns are linear", () => {
  test.each(COMMON_PATTERNS)("%s", (pattern) => {
    expect(() => new RegExp(pattern, "u")).not.toThrow();
    expect(checkPatternLinear(pattern)).toEqual({ linear: true });
  });
});

describe("linear where a glance says otherwise", () => {
  test.each([
    ["a repetition that matches at its first start", String.raw`\w+`],
    ["and so on, however often it is repeated", "(a+)+"],
    ["the last part takes what is left", "^.*foo.*"],
    ["unanchored, with the open part last", "foo.*"],
    ["two bounded neighbours that overlap a little", "^[a-z]{1,10}[a-z0-9]{1,10}$"],
    ["branches that begin alike and part soon", "^(?:ab|ac|ad)*$"],
    ["a lookahead of any length, asked once", "^(?=.*a)(?!.*b[^b]*c$)[a-z]*$"],
    ["a lookahead of fixed length, asked everywhere", String.raw`^(?:(?!-->)[\s\S])*$`],
    ["a class and its complement", String.raw`^(?:\d+\D+)*$`],
    ["astral characters", "^(?:😀+😁+)*$"],
    ["a pair of escapes is one character", String.raw`^(?:\ud83d\ude00|\ud83d\ude01)*$`],
  ])("%s", (_, pattern) => {
    expect(checkPatternLinear(pattern)).toEqual({ linear: true });
  });
});

const AMBIGUOUS = /too many ways/;
const ANEW = /begin every alternative with \^/;

describe("refused, with what to do", () => {
  test.each([
    ["^(a+)+$", AMBIGUOUS],
    ["^(a|a)*$", AMBIGUOUS],
    ["^(a|aa)+$", AMBIGUOUS],
    ["^(?:a|b|ab)*c$", AMBIGUOUS],
    [String.raw`^(\w+\s?)*$`, AMBIGUOUS],
    [String.raw`^(\d+,?)+;$`, AMBIGUOUS],
    [String.raw`^\s*(.*)\s*$`, AMBIGUOUS],
    [String.raw`^\s*\s*$`, AMBIGUOUS],
    ["^a*a*$", AMBIGUOUS],
    ["^.*x.*$", AMBIGUOUS],
    ["^.+@.+\\..+$", AMBIGUOUS],
    ["^a{0,1000}a{0,1000}$", AMBIGUOUS],
    ["^.{0,50}.{0,50}.{0,50}$", AMBIGUOUS],
    ["^(?:a?){40}$", AMBIGUOUS],
    ["^(?:a|a){40}$", AMBIGUOUS],
    ["^(?:a(?=.*b))*$", AMBIGUOUS],
    ["^(?:a(?!.*b))*$", AMBIGUOUS],
    ["^(?=(a+)+$)", AMBIGUOUS],
    ["^(?!(a|a)*$)", AMBIGUOUS],
    [String.raw`^[a-zA-Z0-9._]+(?:[-._a-zA-Z0-9]*)$`, AMBIGUOUS],
    [String.raw`^(?:\p{L}+\p{Ll}*)*$`, AMBIGUOUS],
    ["a+$", ANEW],
    [String.raw`\s+$`, ANEW],
    [String.raw`.*\.ts$`, ANEW],
    ["foo.*bar", ANEW],
    ["^x|a+$", ANEW],
    // A way that only seems to match at once must not end the search.
    ["(?!a)a|a+$", ANEW],
    ["(?<=b)a|a+$", ANEW],
    [String.raw`\b\Ba|a+$`, ANEW],
    [String.raw`\p{Lu}|ā+$`, ANEW],
    ["a{200}|a[ab]*c", ANEW],
    // Only a later start is slow, or many assertions at every start.
    ["^a|a+$", ANEW],
    [`(?:${String.raw`\b|`.repeat(200)}\\b)$`, ANEW],
    // What fails before the match goes on behind the place where the match ends.
    ["^(?:a(?:b+)+c|a)", AMBIGUOUS],
    ["(?:^|,)a*;|[^;]*;$", ANEW],
    ["[a-z]{1000}!", ANEW],
    [String.raw`(.)\1`, /back-reference/],
    [String.raw`(?<a>.)\k<a>`, /back-reference/],
    ["^(a*)*$", /offset 5 can be empty/],
    ["^(?:|a)+$", /offset 7 can be empty/],
    ["(?<=a*)b", /behind too far/],
    ["(?<=(?:a|b|c){4})d", /behind too far/],
    ["(?<=a(?=b))c", /around inside a lookbehind/],
    ["(?i:a)", /syntax at offset 1 is not known/],
    ["[a-", /syntax at offset 3 is not known/],
    ["a{99999999999999999999}{2}", /syntax at offset 23/],
  ])("%s", (pattern, reason) => {
    expect(checkPatternLinear(pattern)).toEqual({
      linear: false,
      reason: expect.stringMatching(reason),
    });
  });

  test("a reason does not repeat the pattern", () => {
    expect(JSON.stringify(checkPatternLinear("^(?:secret|e+e+x)$"))).not.toContain("secret");
  });
});

const letters = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(0x400 + i));

describe("hostile patterns get their answer soon", () => {
  test.each([
    ["a megabyte of brackets", "(".repeat(500_000) + ")".repeat(500_000)],
    ["a megabyte of classes", "[a-z]*".repeat(180_000)],
    ["4,000 groups", "(".repeat(4_000) + "a" + ")".repeat(4_000)],
    ["4,000 empty captures in a repetition", `^(?:a${"()".repeat(4_000)})*$`],
    ["counts of counts", "^((a{1000}){1000}){1000}$"],
    ["counts of nothing", "^(?:(?:){1000000000}){1000000000}$"],
    ["a count beyond numbers", `^(?:){${"9".repeat(400)}}$`],
    ["doublings without a character", `^${"(?:|)".repeat(1_500)}$`],
    ["5,000 optional parts", "a?".repeat(5_000)],
    ["3,000 gaps", `^${".*a".repeat(3_000)}$`],
    ["2^14 sets of ways", "(?:a|b)*a(?:a|b){14}c"],
    [
      "many gaps in any order",
      `^${letters(14)
        .map((letter) => `(?=.*${letter}.{3})`)
        .join("")}`,
    ],
    [
      "classes that cut each other",
      letters(1_200)
        .map((letter) => `[^${letter}]*`)
        .join(""),
    ],
    ["2,000 alternatives", letters(2_000).join("|")],
    [
      "long alternatives that begin alike",
      `^(?:${letters(90)
        .map((letter) => `${"a".repeat(90)}${letter}`)
        .join("|")})*$`,
    ],
    [
      "a wide class",
      `^[${letters(4_000)
        .filter((_, i) => i % 2 === 0)
        .join("")}]+$`,
    ],
    ["properties", "\\p{L}\\P{N}".repeat(900)],
    ["counts over a wide choice", "^(?:[ab]{0,50}[bc]{0,50}){0,50}$"],
  ])("%s", (_, pattern) => {
    checkPatternLinear(pattern);
    const before = process.cpuUsage();
    const result = checkPatternLinear(pattern);
    const { user } = process.cpuUsage(before);
    expect(typeof result.linear).toBe("boolean");
    // Microseconds of this process. Typically below 20,000; the rest is for slow machines.
    expect(user).toBeLessThan(100_000);
  });

  test("the length is bounded", () => {
    expect(checkPatternLinear("a".repeat(MAX_PATTERN_LENGTH + 1))).toMatchObject({ linear: false });
  });
});
