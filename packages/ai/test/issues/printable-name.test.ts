import fc from "fast-check";
import { expect, test } from "vitest";
import { printableName } from "../../src/issues/printable.ts";

test.each<[name: string, input: string, expected: string]>([
  ["a name", "read_file", "read_file"],
  ["64 characters", "x".repeat(64), "x".repeat(64)],
  ["65 characters", "x".repeat(65), `${"x".repeat(63)}…`],
  ["a pair at the cut", `${"x".repeat(63)}😀`, `${"x".repeat(63)}…`],
  ["a pair where the mark goes", `${"x".repeat(62)}😀y`, `${"x".repeat(62)}…`],
  ["a pair", "😀", "😀"],
  ["half a pair", "\ud83d", String.raw`\ud83d`],
  ["a line break and an escape", "a\n\u001b[2J", String.raw`a\u000a\u001b[2J`],
  ["marks that reorder text", "a\u202eb", String.raw`a\u202eb`],
  ["a tag beyond the first plane", "\u{e0041}", String.raw`\udb40\udc41`],
  ["controls that grow beyond the limit", "\n".repeat(20), `${String.raw`\u000a`.repeat(10)}${String.raw`\u0`}…`],
])("%s", (_name, input, expected) => {
  expect(printableName(input)).toBe(expected);
});

test("any name fits into one line of 64 characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (name) => {
      const shown = printableName(name);
      expect(shown.length).toBeLessThanOrEqual(64);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});
