import { expect, test } from "vitest";

import { isRegex } from "../../src/formats/regex.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "regex",
  valid: [
    "",
    "a",
    "^[a-z]+$",
    "(?:a|b)*",
    "(?<n>a)\\k<n>",
    "(?<=a+)b",
    "\\p{L}",
    "\\u{1F600}",
    "😀",
    "[]",
    "[^]",
    "a{2,3}",
    "\\/",
    "^(a+)+$",
    "\\cA",
  ],
  invalid: [
    "(",
    ")",
    "[",
    "*",
    "a**",
    "a{2,1}",
    "\\",
    "\\a",
    "\\-",
    "\\p{Nope}",
    "(?i)a",
    "(?P<n>a)",
    "(?#c)a",
    "(?<n>a)(?<n>b)",
    "\\k<n>",
    "[b-a]",
    "[\\d-z]",
    "{",
    "a{",
    "]",
    "\\1",
    "\\u{110000}",
    "\\_",
  ],
  differences: [
    ...differ("ajv", true, "compiles only without the u flag", [
      "\\a",
      "\\-",
      "\\_",
      "\\p{Nope}",
      "\\k<n>",
      "[\\d-z]",
      "{",
      "a{",
      "]",
      "\\1",
      "\\u{110000}",
    ]),
  ],
});

test("refuses a pattern beyond 4,096 characters, which may take long to parse", () => {
  expect(isRegex("a".repeat(4_096))).toBe(true);
  expect(isRegex("a".repeat(4_097))).toBe(false);
});
