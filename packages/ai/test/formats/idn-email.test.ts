import fc from "fast-check";
import { expect, test } from "vitest";

import { isEmail } from "../../src/formats/email.ts";
import { isIdnEmail } from "../../src/formats/idn-email.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "idn-email",
  valid: [
    "a@b.co",
    "실례@실례.테스트",
    "δοκιμή@παράδειγμα.δοκιμή",
    '"δοκιμή x"@example.com',
    "user@cafe\u0301.com",
    "𝕏@example.com",
    "\u0085@example.com",
    "用户@例子.公司",
    "a@xn--9n2bp8q.xn--9t4b11yi5a",
    "a@xn--X",
    "é.é@b.co",
    `${"é".repeat(32)}@example.com`,
    "é@[127.0.0.1]",
    "é@[IPv6:::1]",
    "root@localhost",
    `${"😀".repeat(16)}@b.co`,
  ],
  invalid: [
    "",
    "@",
    "실례",
    "실례@",
    "@실례.테스트",
    "실례@@실례.테스트",
    ".é@b.co",
    "é..é@b.co",
    "é.@b.co",
    "é é@b.co",
    "a@실례..테스트",
    "a@-é.co",
    "a@é-.co",
    "a@É.co",
    "a@\u0301a.co",
    "a@실\u302e례.테스트",
    "a@실례。테스트",
    "user\uff20example.com",
    "\ud800@example.com",
    '"\udc00"@example.com',
    `${"é".repeat(33)}@example.com`,
    `a@${"é".repeat(64)}.co`,
    "é@[127.0.0.256]",
    "a@b.co\n",
    "é@b_c.co",
    "a@0א",
    `${"😀".repeat(17)}@b.co`,
  ],
  differences: [
    ...differ("typebox", true, "half a surrogate pair is no UTF-8 (RFC 6531, 3.3)", [
      "\ud800@example.com",
      '"\udc00"@example.com',
    ]),
    ...differ("typebox", true, "a local part has at most 64 octets of UTF-8 (RFC 5321, 4.5.3.1.1)", [
      `${"é".repeat(33)}@example.com`,
      `${"😀".repeat(17)}@b.co`,
    ]),
    ...differ("typebox", true, "a U-label is in lower case and keeps the Bidi rule (RFC 5890, 2.3.2.1)", [
      "a@É.co",
      "a@0א",
    ]),
    ...differ("typebox", false, "an address literal may stand for the domain (RFC 5321, 4.1.3)", [
      "é@[127.0.0.1]",
      "é@[IPv6:::1]",
    ]),
  ],
});

test("accepts every email", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      expect(isIdnEmail(text)).toBe(isEmail(text));
    }),
  );
});
