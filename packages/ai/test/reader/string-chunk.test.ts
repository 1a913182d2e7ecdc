import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfPlain } from "../../src/reader/string-chunk.ts";

const ends = ['"', "\\", ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code))];
const others = [" ", "a", "\u007f", "\u0080", "\u00e9", "\u2028", "\u{1f600}", "\ud83d", "\udc00", "\uffff"];

test("plain text ends at the first unit that does not stand for itself, wherever that is", () => {
  for (const other of others) {
    for (const end of ends) {
      // Up to 16 units are looked at one by one, what is beyond them by an expression.
      for (const length of [0, 1, 14, 15, 16, 17, 18, 40]) {
        const text = other.repeat(length);
        expect(endOfPlain(text + end + other, 0)).toBe(text.length);
        expect(endOfPlain(end + text + end, 1)).toBe(text.length + 1);
        expect(endOfPlain(text, 0)).toBe(text.length);
      }
    }
  }
});

test("from any place of any text", () => {
  const text = fc.array(fc.constantFrom(...others, ...others, "plain text of some length", '"', "\\", "\n"));
  fc.assert(
    fc.property(text, fc.nat(), (parts, place) => {
      const whole = parts.join("");
      const from = place % (whole.length + 1);
      const found = [...whole.slice(from).split("").entries()].find(([, unit]) => ends.includes(unit));
      expect(endOfPlain(whole, from)).toBe(from + (found?.[0] ?? whole.length - from));
    }),
    { numRuns: 2_000 },
  );
});

test("50 million units at once", () => {
  const text = "é ".repeat(25_000_000);
  expect(endOfPlain(text, 1)).toBe(text.length);
  expect(endOfPlain(`${text}"`, 1)).toBe(text.length);
});
