import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsJsonObject } from "../../src/text/double-encoded.ts";

test.each([
  ["an object", '{"city":"Lyon"}', true],
  ["an object between blanks", "\n {} \t", true],
  ["an array", "[1]", false],
  ["a string that holds an object", '"{}"', false],
  ["an object encoded once more", JSON.stringify("{}"), false],
  ["code in braces", "{ return 1 }", false],
  ["an object that stays open", '{"city":"Ly', false],
  ["two objects", "{}{}", false],
  ["a brace alone", "{", false],
  ["nothing", "", false],
  ["blanks", "  ", false],
])("%s", (_name, text, expected) => {
  expect(holdsJsonObject(text)).toBe(expected);
});

test("says what JSON.parse would make of it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.object().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const value: unknown = JSON.parse(text);
        expect(holdsJsonObject(text)).toBe(typeof value === "object" && value !== null && !Array.isArray(value));
      },
    ),
  );
});

test("looks at long texts once", () => {
  const start = performance.now();
  expect(holdsJsonObject(" ".repeat(20_000_000))).toBe(false);
  expect(holdsJsonObject(`{${"[".repeat(20_000_000)}}`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(20_000);
});
