import { domainToASCII } from "node:url";

import fc from "fast-check";
import { expect, test } from "vitest";

import { isHostname } from "../../src/formats/hostname.ts";
import { isIdnHostname } from "../../src/formats/idn-hostname.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "idn-hostname",
  valid: [
    "a",
    "www.example.com",
    "WWW.Example.COM",
    "r3---sn-abc.example.com",
    "실례.테스트",
    "例え.テスト",
    "münchen.de",
    "straße.de",
    "ς.gr",
    "παράδειγμα",
    "пример.рф",
    "xn--4ca.com",
    "a.ü",
    "a\u3002b",
    "a\uff0eb",
    "a\uff61b",
    "l\u00b7l",
    "α\u0375β",
    "א\u05f3ב",
    "א\u05f4ב",
    "\u30fbァ",
    "क\u094d\u200dष",
    "क\u094d\u200cष",
    "ب\u200cب",
    "ب\u200cا",
    "a\ua788a.א",
    "ب\u064e\u200c\u064eب",
    "בדיקה.com",
    "א1",
    "1.com",
    "ب٠ب",
    "ب۰",
    "ᎠᎡ",
    "𠀀.cn",
    `${"ü".repeat(53)}.de`,
  ],
  invalid: [
    "",
    ".",
    "\u3002",
    "a..b",
    "a.",
    ".ü",
    "ü.",
    "ü..a",
    "-ü",
    "ü-",
    "üb--a",
    "xn--ü",
    "Ü.de",
    "üA",
    "ü_a",
    "ü b",
    "ü/",
    "\u0301a",
    "e\u0301.com",
    "실\u302e례",
    "\u0640ب",
    "a\u00b7l",
    "l\u00b7",
    "α\u0375a",
    "a\u05f3",
    "\u05f4א",
    "a\u30fbb",
    "क\u200dष",
    "a\u200cb",
    "ा",
    "א\u200cב",
    "ب٠۰",
    "۰ب",
    "٠a",
    "aא",
    "אa",
    "0א",
    "0a.א",
    "א0\u0660",
    "a\ua788.א",
    "ا\u200cب",
    "ب\u200c",
    "א-",
    "ﬁ",
    "ａ.com",
    "\u200b",
    "ü\u00ad",
    "☃.net",
    "😀.com",
    "\u1100\u1161",
    "\ud800.com",
    "ü\ud800",
    "\uffff",
    `${"ü".repeat(60)}.de`,
    `${"ü".repeat(200)}`,
    `${"a.".repeat(126)}aa`,
    `${"é.".repeat(60)}com`,
    "xn--X",
    "xn--example-",
    "xn---9uc",
    "xn--7a",
    "ꭰ",
    "\u{1d100}a",
    "ﾃスト",
    "Ⅷ",
  ],
  differences: [
    ...differ("typebox", true, "changes under case folding and NFKC: disallowed (RFC 5892, 2.2)", [
      "Ü.de",
      "üA",
      "ﬁ",
      "ａ.com",
      "ﾃスト",
      "ꭰ",
    ]),
    ...differ("typebox", true, "a U-label is in NFC (RFC 5891, 4.2.1)", ["e\u0301.com"]),
    ...differ("typebox", true, "disallowed (RFC 5892, 2.3, 2.9 and 3)", ["ü\u00ad", "\u1100\u1161", "ü/"]),
    ...differ("typebox", true, "a label ends in a letter or digit of its direction (RFC 5893, 2)", ["a\ua788.א"]),
    ...differ("typebox", true, "no letter that joins on both sides (RFC 5892, A.1)", [
      "א\u200cב",
      "ا\u200cب",
      "ب\u200c",
    ]),
    ...differ("typebox", true, "the ASCII form has at most 253 octets (RFC 1035, 2.3.4)", [`${"é.".repeat(60)}com`]),
    ...differ("typebox", false, "an ASCII label is one of RFC 1123 (JSON Schema 7.3.3)", ["r3---sn-abc.example.com"]),
  ],
});

test("agrees with the ASCII form that Node gives for lower-case letters", () => {
  const letter = fc.constantFrom(...Array.from("abzäöüßéèñλςωждяक漢字かなカナ한글"));
  const label = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
      const name = labels.join(".").normalize("NFC");
      expect(isIdnHostname(name)).toBe(true);
      const ascii = domainToASCII(name);
      expect(isHostname(ascii)).toBe(true);
      expect(isIdnHostname(ascii)).toBe(true);
    }),
  );
});

test("accepts every hostname", () => {
  fc.assert(fc.property(fc.domain(), (text) => isIdnHostname(text)));
});
