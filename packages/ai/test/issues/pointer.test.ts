import { expect, test } from "vitest";
import { appendSegment, escapeSegment } from "../../src/issues/pointer.ts";

test.each([
  ["a", "a"],
  ["", ""],
  ["a/b", "a~1b"],
  ["a~b", "a~0b"],
  ["~1", "~01"],
  ["a/b~c", "a~1b~0c"],
  [7, "7"],
])("escapeSegment(%j) is %j", (segment, expected) => {
  expect(escapeSegment(segment)).toBe(expected);
});

test("appendSegment escapes the segment and not the pointer", () => {
  expect(appendSegment("/a~1b", "c/d")).toBe("/a~1b/c~1d");
  expect(appendSegment("", 0)).toBe("/0");
});
