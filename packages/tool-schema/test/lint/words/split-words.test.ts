import { expect, test } from "vitest";
import { singular, splitName, splitText } from "../../../src/lint/words/split-words.ts";

test.each([
  ["list_pull_requests", ["list", "pull", "requests"]],
  ["listPullRequests", ["list", "pull", "requests"]],
  ["list-pull-requests", ["list", "pull", "requests"]],
  ["APIKey", ["api", "key"]],
  ["getHTTPSUrl2", ["get", "https", "url", "2"]],
  ["TwilioApiV2010--FetchMedia", ["twilio", "api", "v", "2010", "fetch", "media"]],
  ["math.factorial", ["math", "factorial"]],
  ["lösche_Straße", ["lösche", "straße"]],
  ["検索", ["検索"]],
  ["", []],
  ["---", []],
])("the words of %j", (name, words) => {
  expect(splitName(name)).toEqual(words);
});

test("of a long name the first 256 characters count", () => {
  expect(splitName("a_".repeat(1_000_000))).toHaveLength(128);
});

test("the words of a text", () => {
  expect(splitText("List all files, newest-first (2 pages).")).toEqual([
    "list",
    "all",
    "files",
    "newest",
    "first",
    "2",
    "pages",
  ]);
});

test.each([
  ["files", "file"],
  ["entries", "entry"],
  ["boxes", "box"],
  ["branches", "branch"],
  ["status", "status"],
  ["address", "address"],
  ["analysis", "analysis"],
  ["is", "is"],
])("%s is %s", (word, expected) => {
  expect(singular(word)).toBe(expected);
});
