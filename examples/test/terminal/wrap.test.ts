import fc from "fast-check";
import { expect, test } from "vitest";
import { wrap } from "../../src/terminal/wrap.ts";

test.each<[name: string, text: string, width: number, hang: number, expected: readonly string[]]>([
  ["a line that fits", "one two", 7, 0, ["one two"]],
  ["an empty text", "", 5, 0, [""]],
  ["breaks at spaces", "one two three", 8, 0, ["one two", "three"]],
  ["breaks at a space just beyond the line", "one two three", 7, 0, ["one two", "three"]],
  ["breaks after a comma", '{"a":1,"b":2}', 9, 0, ['{"a":1,', '"b":2}']],
  ["breaks anywhere else", "abcdefgh", 3, 0, ["abc", "def", "gh"]],
  ["hangs the lines after the first", "- one two three", 9, 2, ["- one two", "  three"]],
])("%s", (_name, text, width, hang, expected) => {
  expect(wrap(text, width, hang)).toEqual(expected);
});

test("no line is wider than asked, and nothing but spaces is lost", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 5, max: 40 }), (text, width) => {
      const lines = wrap(text, width, 2);
      expect(lines.every((line) => line.length <= width)).toBe(true);
      expect(lines.join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
    }),
  );
});
