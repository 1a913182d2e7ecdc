import fc from "fast-check";
import { expect, test } from "vitest";
import { NumberToken } from "../../src/reader/number-token.ts";
import { parses } from "../support/parses.ts";
import { pieces } from "../support/reading.ts";

const digits = fc.array(fc.constantFrom(..."0123456789"), { minLength: 1, maxLength: 12 }).map((list) => list.join(""));

const literal = fc
  .tuple(
    fc.constantFrom("", "-"),
    digits,
    fc.option(digits),
    fc.option(
      fc.tuple(
        fc.constantFrom("e", "E", "e+", "e-"),
        digits.map(Number).map((value) => String(value % 400)),
      ),
    ),
  )
  .map(([sign, whole, fraction, exponent]) => {
    return sign + whole + (fraction === null ? "" : `.${fraction}`) + (exponent === null ? "" : exponent.join(""));
  })
  .filter(parses);

test("the value is that of JSON.parse, to the bit and whatever the pieces, and so is the text where it counts", () => {
  fc.assert(
    fc.property(literal, fc.integer({ min: 1, max: 20 }), (text, size) => {
      const token = new NumberToken();
      const [first = "", ...others] = pieces(text, [size]);
      // What another number has left behind counts for nothing.
      token.start("-12.5e3", 0);
      expect(token.start(first, 0)).toBe(first.length);
      for (const [index, piece] of others.entries()) {
        const followed = index === others.length - 1 ? `${piece},` : piece;
        expect(token.read(followed, 0)).toBe(piece.length);
      }
      expect(token.isWhole).toBe(true);
      expect(token.value).toBe(JSON.parse(text));
      expect(token.isExact ? text : token.text).toBe(text);
      if (token.isExact) expect(text.length).toBeLessThanOrEqual(15);
    }),
    { numRuns: 3_000 },
  );
});
