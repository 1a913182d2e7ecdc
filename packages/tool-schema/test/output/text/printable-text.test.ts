import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutCodePoints, printableLine, printableText } from "../../../src/output/text/printable-text.ts";

describe("printableText", () => {
  test.each([
    ["plain text stays", "Füße, 日本, 😀", "Füße, 日本, 😀"],
    ["line breaks and tabs", "a\r\n\tb", "a\\r\\n\\tb"],
    ["control characters", "\u0000\u001b[31m\u007f\u009b", "\\u0000\\u001b[31m\\u007f\\u009b"],
    ["bidirectional marks", "abc\u202etxt.exe\u2066", "abc\\u202etxt.exe\\u2066"],
    ["zero width and soft hyphen", "a\u200bb\u00adc\ufeff", "a\\u200bb\\u00adc\\ufeff"],
    ["tags, as their two units", "\u{e0041}", "\\udb40\\udc41"],
    ["a blank letter: the Hangul filler", "a\u3164b\u115f", "a\\u3164b\\u115f"],
    ["line separators", "a\u2028b\u2029c", "a\\u2028b\\u2029c"],
    ["halves of surrogate pairs", "a\ud800b\udc00", "a\\ud800b\\udc00"],
    ["the variation selector of an emoji stays", "❤\ufe0f", "❤\ufe0f"],
  ])("%s", (_, text, expected) => {
    expect(printableText(text)).toBe(expected);
  });
});

describe("cutCodePoints", () => {
  test.each([
    ["abc", 3, "abc", 0],
    ["abcd", 3, "abc", 1],
    ["😀😀😀", 2, "😀😀", 1],
    ["a😀b", 2, "a😀", 1],
    ["\ud83d\ud83d\ude00x", 2, "\ud83d\ud83d\ude00", 1],
    ["", 0, "", 0],
  ])("%j to %i", (text, most, expected, omitted) => {
    expect(cutCodePoints(text, most)).toEqual({ text: expected, omitted });
  });

  test("counts as the iteration of a string does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, most) => {
        const points = [...text];
        const cut = cutCodePoints(text, most);
        expect(cut.text).toBe(points.slice(0, most).join(""));
        expect(cut.omitted).toBe(Math.max(0, points.length - most));
      }),
    );
  });
});

test("a line is never longer than asked for, and says when it is cut", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const line = printableLine(text, most);
      expect([...line].length).toBeLessThanOrEqual(most);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      if (line !== printableText(text)) expect(line.endsWith("…")).toBe(true);
    }),
  );
});
