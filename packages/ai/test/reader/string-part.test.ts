import fc from "fast-check";
import { expect, test } from "vitest";
import { KeptText } from "../../src/reader/kept-text.ts";
import { RopeText } from "../../src/reader/rope-text.ts";
import { StringPart } from "../../src/reader/string-part.ts";

const escapes = ['\\"', "\\\\", "\\b", "\\f", "\\n", "\\r", "\\t"];
const others = ["a", "/", "{", "\u007f", "\u0085", "\u00e9", "\u2028", "\uffff", "\u{1f600}", "\ud83d", "\ude00"];

/** Text as it may stand inside of a string, in pieces that split no escape. */
const texts = fc.array(fc.constantFrom(...escapes, ...others, "plain text"), { maxLength: 40 });

function ropeOf(pieces: readonly string[]): RopeText {
  const rope = new RopeText();
  for (const piece of pieces) rope.add(JSON.parse(`"${piece}"`) as string);
  return rope;
}

test("a part of a string is the text that it was read from", () => {
  fc.assert(
    fc.property(texts, texts, texts, (before, pieces, after) => {
      const rope = ropeOf([...before, ...pieces]);
      const from = ropeOf(before).value.length;
      const text = pieces.join("");
      const part = new StringPart(rope, from, rope.value.length, text.length);
      expect(part.length).toBe(text.length);
      expect(part.text).toBe(text);
      // The string grows on.
      for (const piece of after) rope.add(piece);
      expect(part.text).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});

test.each([16_382, 16_383, 16_384, 16_385, 40_000])(
  "with surrogate halves, wherever %i units before it put the rest",
  (count) => {
    for (const rest of ['\u{1f600}\\"', "\\n\ud83d\\\\", "\ude00\ud83d\u{1f600}\\t\ud83d"]) {
      const pieces = ["a".repeat(count), ...(rest.match(/\\.|[^\\]/g) ?? []), "b".repeat(count)];
      const rope = ropeOf(pieces);
      const text = pieces.join("");
      expect(new StringPart(rope, 0, rope.value.length, text.length).text).toBe(text);
    }
  },
);

test("parts and fragments are one text, in order", () => {
  const kept = new KeptText();
  kept.add('{"a":"');
  kept.add(new StringPart(ropeOf(["x\\ny", "z"]), 1, 4, 4));
  kept.add('\\/"}');
  expect(kept.length).toBe(14);
  expect(kept.join()).toBe('{"a":"\\nyz\\/"}');
});

test("five million escapes and a surrogate half", () => {
  const rope = new RopeText();
  rope.add("\n".repeat(5_000_000));
  rope.add("\ud83d");
  expect(new StringPart(rope, 0, 5_000_001, 10_000_001).text).toBe(`${"\\n".repeat(5_000_000)}\ud83d`);
});
