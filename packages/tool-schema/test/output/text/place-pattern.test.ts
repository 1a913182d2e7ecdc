import { expect, test } from "vitest";
import { indexOfCovering, indexOfRelated, isAt, patternsOf } from "../../../src/output/text/place-pattern.ts";

test.each([
  ["/a/b~1c", [["a", "b/c"]]],
  ["/a~0b", [["a~b"]]],
  ["", [[]]],
  // Forgotten slashes and wrong escapes must not uncover a secret.
  ["password", [["password"]]],
  ["/a~2b", [["a~2b"]]],
])("%j means %j", (pointer, patterns) => {
  expect(patternsOf([pointer])).toEqual(patterns);
});

test("what is no list of texts means nothing", () => {
  expect(patternsOf(undefined)).toEqual([]);
  expect(patternsOf("/a" as never)).toEqual([]);
  expect(patternsOf([1, null] as never)).toEqual([]);
});

test.each([
  ["/a", ["a"], true, true, true],
  ["/a", ["a", "b"], true, true, false],
  ["/a/b", ["a"], false, true, false],
  ["/a", ["b"], false, false, false],
  ["/a/*/c", ["a", "0", "c"], true, true, true],
  ["/a/*", ["a", "name"], true, true, true],
  ["/a/*/c", ["a", "0", "d"], false, false, false],
  ["", ["a"], true, true, false],
  // The field for all elements of a form: what is said of one counts.
  ["/a/0/c", ["a", "*", "c"], true, true, true],
  ["/a/x/c", ["a", "*", "c"], false, false, false],
])("%j and the place %j", (pointer, place, covers, related, at) => {
  const patterns = patternsOf([pointer]);
  expect(indexOfCovering(patterns, place) === 0).toBe(covers);
  expect(indexOfRelated(patterns, place) === 0).toBe(related);
  expect(patterns.some((pattern) => isAt(pattern, place))).toBe(at);
});
