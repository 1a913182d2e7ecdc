import fc from "fast-check";
import { expect, test } from "vitest";
import { characterClasses } from "../../../src/schema/patterns/character-classes.ts";
import { characterSet, complement, type CharacterSet } from "../../../src/schema/patterns/character-set.ts";
import { parsePattern } from "../../../src/schema/patterns/parse-pattern.ts";

const MEMBERS = [
  "a",
  "b-y",
  "\\d",
  "\\D",
  "\\w",
  "\\W",
  "\\s",
  "\\S",
  "\\-",
  "\\]",
  "\\b",
  "\\cA",
  "\\0",
  "\\x41-\\x45",
  "\\u{1f600}-\\u{1f64f}",
  "\\ud83d\\ude00",
  "\\ud800",
  "é",
  "😀",
  "^",
  ".",
  "\\u2028",
  "\\t-\\r",
];
const APPROXIMATE = ["\\p{L}", "\\P{Lu}", "\\p{Script=Greek}", "\\P{ASCII}"];
const POINTS = [
  0, 1, 8, 9, 10, 11, 13, 32, 45, 46, 48, 57, 65, 69, 70, 90, 93, 94, 95, 97, 98, 121, 122, 123, 127, 128, 0xa0, 0xe9,
  0x3b1, 0x1680, 0x2028, 0x202f, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xfeff, 0xffff, 0x1f5ff, 0x1f600, 0x1f64f, 0x10ffff,
];

const has = (set: CharacterSet, point: number): boolean =>
  set.ranges.some(([first, last]) => first <= point && point <= last);

function setOf(source: string): CharacterSet {
  const node = parsePattern(source);
  if (node.kind !== "set") throw new Error(`not one set: ${source}`);
  return node.set;
}

const point = fc.oneof(fc.constantFrom(...POINTS), fc.integer({ min: 0, max: 0x10ffff }));

function classOf(members: readonly string[]): fc.Arbitrary<string> {
  return (
    fc
      .tuple(fc.boolean(), fc.array(fc.constantFrom(...members), { maxLength: 5 }))
      // A leading `^` would negate once more.
      .map(([negated, list]) => `[${negated ? "^" : ""}${list.join("").replace(/^\^/, "\\^")}]`)
  );
}

test("a class takes what the engine takes", () => {
  const source = fc.oneof(classOf(MEMBERS), fc.constantFrom(".", "\\d", "\\W", "\\/", "\\x20", "\\cj", "\\u{00041}"));
  fc.assert(
    fc.property(source, fc.array(point, { minLength: 20, maxLength: 20 }), (pattern, points) => {
      const set = setOf(pattern);
      const expression = new RegExp(`^${pattern}$`, "u");
      for (const code of points)
        expect([code, has(set, code)]).toEqual([code, expression.test(String.fromCodePoint(code))]);
    }),
    { numRuns: 500 },
  );
});

test("a class with Unicode properties takes at least what the engine takes, and exactly that in Latin-1", () => {
  fc.assert(
    fc.property(
      classOf([...MEMBERS, ...APPROXIMATE, ...APPROXIMATE]),
      fc.array(point, { minLength: 20, maxLength: 20 }),
      (pattern, points) => {
        const set = setOf(pattern);
        const expression = new RegExp(`^${pattern}$`, "u");
        for (const code of points) {
          const real = expression.test(String.fromCodePoint(code));
          if (code < 256) expect([code, has(set, code)]).toEqual([code, real]);
          else if (real) expect([code, has(set, code)]).toEqual([code, true]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

const setArbitrary = fc
  .array(fc.tuple(fc.nat(40), fc.nat(12)), { maxLength: 5 })
  .map((pairs) => characterSet(pairs.map(([first, length]) => [first, first + length])));

test("a complement has exactly the others", () => {
  fc.assert(
    fc.property(setArbitrary, point, (set, code) => {
      expect(has(complement(set), code)).toBe(!has(set, code));
    }),
  );
});

test("two sets share a class exactly where they share a character", () => {
  fc.assert(
    fc.property(fc.uniqueArray(setArbitrary, { minLength: 2, maxLength: 6 }), (sets) => {
      const classes = characterClasses(new Set(sets));
      for (const a of sets) {
        for (const b of sets) {
          const shareCharacter = Array.from({ length: 60 }, (_, code) => code).some(
            (code) => has(a, code) && has(b, code),
          );
          const shareClass = (classes.get(a) ?? []).some((number) => classes.get(b)?.includes(number));
          expect(shareClass).toBe(shareCharacter);
        }
      }
    }),
  );
});
