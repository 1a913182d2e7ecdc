import { expect, test } from "vitest";
import { wordsOfName } from "../../../src/output/text/words-of-name.ts";

test.each([
  ["max_results", "Max results"],
  ["maxResults", "Max results"],
  ["auth-method", "Auth method"],
  ["AccountSid", "Account sid"],
  ["page_URL", "Page URL"],
  ["diskSizeGB", "Disk size GB"],
  ["x", "X"],
  ["__a__", "__a__"],
  ["$filter", "$filter"],
  ["größe", "größe"],
  ["two words", "two words"],
  ["evil\u202ename", "evil\\u202ename"],
  ["constructor", "Constructor"],
  ["__proto__", "__proto__"],
  ["", ""],
])("%j is %j", (name, label) => {
  expect(wordsOfName(name)).toBe(label);
});

test("a long name is cut", () => {
  expect(wordsOfName("n".repeat(100))).toBe(`${"n".repeat(63)}…`);
});
