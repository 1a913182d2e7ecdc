import { domainToASCII } from "node:url";

import fc from "fast-check";
import { expect, test } from "vitest";

import { decodePunycode, encodePunycode } from "../../src/formats/punycode.ts";

const points = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

test.each([
  ["ü", "tda"],
  ["bücher", "bcher-kva"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"],
  ["3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"],
  ["-> $1.00 <-", "-> $1.00 <--"],
])("encodes %s as RFC 3492, section 7.1, has it", (text, encoded) => {
  expect(encodePunycode(points(text))).toBe(encoded);
  expect(decodePunycode(encoded)).toEqual(points(text));
});

test.each(["é", "a b", "99999999", "zzzzzzzzzzzzzzzzzzzz", "a-9"])("refuses %s", (text) => {
  expect(decodePunycode(text)).toBeUndefined();
});

test("decodes what it encodes, and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      expect(decodePunycode(encodePunycode(points(text)))).toEqual(points(text));
    }),
  );
  fc.assert(fc.property(fc.string({ unit: "binary-ascii", maxLength: 63 }), (text) => void decodePunycode(text)));
});

test("encodes as Node does", () => {
  const letter = fc.constantFrom(..."abzäöüéèñλωждя漢字");
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (text) => {
      fc.pre(/[^a-z]/.test(text));
      expect(`xn--${encodePunycode(points(text))}`).toBe(domainToASCII(text));
    }),
  );
});
