import fc from "fast-check";
import { expect, test } from "vitest";
import { multipleOfTest } from "../../src/plan/multiple-of.ts";

test.each([
  [0.3, 0.1, true],
  [0.07, 0.01, true],
  [19.99, 0.01, true],
  [4.35, 0.01, true],
  [1.0000000001, 1, false],
  [1.5, 1, false],
  [0.15, 0.1, false],
  [1e21, 3, false],
  [3e21, 3, true],
  [1e308, 0.5, true],
  [1e308, 0.123456789, false],
  [12391239123, 1e-8, true],
  [0.0075, 0.0001, true],
  [0.00751, 0.0001, false],
  [5e-324, 5e-324, true],
  [1.7976931348623157e308, 3e-323, false],
  [1.7976931348623157e308, 5e-324, true],
  [1e300, 1e299, true],
  [1.1e300, 1e299, true],
  [1.05e300, 1e299, false],
  [0, 7, true],
  [-0, 0.1, true],
  [-9, 3, true],
  [-10, 3, false],
  [9_007_199_254_740_991, 2, false],
  [9_007_199_254_740_992, 2, true],
  [999_999_999_999_999.9, 0.1, true],
  [1e15, 0.1, true],
])("%d is a multiple of %d: %s", (value, divisor, expected) => {
  expect(multipleOfTest(divisor)(value)).toBe(expected);
});

/** Any finite number but 0, and the ones that people write. */
const decimal = fc.oneof(
  fc.integer().filter((integer) => integer !== 0),
  fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: -30, max: 10 }))
    .map(([digits, power]) => Number(`${digits}e${power}`)),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((double) => double !== 0),
);

test("agrees with the quotient of the two decimals as a fraction", () => {
  fc.assert(
    fc.property(decimal, decimal.map(Math.abs), (value, divisor) => {
      const [numerator, denominator] = fractionOf(value);
      const [divisorNumerator, divisorDenominator] = fractionOf(divisor);
      const isWhole = (numerator * divisorDenominator) % (denominator * divisorNumerator) === 0n;
      expect(multipleOfTest(divisor)(value)).toBe(isWhole);
    }),
    { numRuns: 2_000 },
  );
});

test("takes what is written as so many times the divisor", () => {
  const factor = fc.integer({ min: -1e6, max: 1e6 });
  fc.assert(
    fc.property(factor, fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 20 }), (times, digits, places) => {
      const value = Number(`${BigInt(times) * BigInt(digits)}e-${places}`);
      expect(multipleOfTest(Number(`${digits}e-${places}`))(value)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

/** Numerator and denominator of the shortest decimal that is read back as the number. */
function fractionOf(value: number): readonly [bigint, bigint] {
  const [mantissa = "", power = "0"] = value.toExponential().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const exponent = Number(power) - fraction.length;
  const digits = BigInt(whole + fraction);
  return exponent >= 0 ? [digits * 10n ** BigInt(exponent), 1n] : [digits, 10n ** BigInt(-exponent)];
}
