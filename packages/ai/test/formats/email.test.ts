import fc from "fast-check";
import { expect, test } from "vitest";

import { isEmail } from "../../src/formats/email.ts";
import { differ, testFormat } from "../support/format-table.ts";

const LONGEST_LABEL = "a".repeat(63);
const LONGEST_DOMAIN = `${LONGEST_LABEL}.${LONGEST_LABEL}.${LONGEST_LABEL}.${"a".repeat(61)}`;

testFormat({
  format: "email",
  valid: [
    "a@b.co",
    "joe.bloggs@example.com",
    "Joe+tag@Example.COM",
    "!#$%&'*+-/=?^_`{|}~@example.com",
    "1@2.3",
    "root@localhost",
    "a@xn--9n2bp8q.xn--9t4b11yi5a",
    "a@b--c.com",
    '"joe bloggs"@example.com',
    '"a@b"@example.com',
    '""@example.com',
    '"a\\"b"@example.com',
    '"a..b"@example.com',
    "a@[127.0.0.1]",
    "a@[IPv6:::1]",
    "a@[ipv6:2001:db8::1]",
    `${"a".repeat(64)}@example.com`,
    `a@${LONGEST_LABEL}.com`,
    `a@${LONGEST_DOMAIN}`,
  ],
  invalid: [
    "",
    "@",
    "a",
    "a@",
    "@b.co",
    "a@@b.co",
    "a@b@c.co",
    ".a@b.co",
    "a.@b.co",
    "a..b@c.co",
    "a b@c.co",
    "a@b c.co",
    "a@.co",
    "a@b.",
    "a@b..co",
    "a@-b.co",
    "a@b-.co",
    "a@b_c.co",
    "a(comment)@b.co",
    "A <a@b.co>",
    "a@b.co, c@d.co",
    "a@b.co\n",
    " a@b.co",
    "a@b.co ",
    '"a"b@c.co',
    '"a@c.co',
    '"a\nb"@c.co',
    '"a\\',
    '"a\\\x7f"@c.co',
    "a,b@c.co",
    "a:b@c.co",
    "é@b.co",
    "a@é.co",
    "a@[127.0.0.256]",
    "a@[127.0.0.1",
    "a@127.0.0.1]",
    "a@[::1]",
    "a@[IPv6:1::2::3]",
    "a@[x:y]",
    `${"a".repeat(65)}@example.com`,
    `"${"a".repeat(63)}"@example.com`,
    `a@${LONGEST_LABEL}a.com`,
    `a@a${LONGEST_DOMAIN}`,
  ],
  differences: [
    ...differ("ajv", true, "labels have at most 63 octets, names 253 (RFC 1035, 2.3.4)", [
      `a@${LONGEST_LABEL}a.com`,
      `a@a${LONGEST_DOMAIN}`,
    ]),
    ...differ("ajv", true, "a local part has at most 64 octets (RFC 5321, 4.5.3.1.1)", [
      `${"a".repeat(65)}@example.com`,
    ]),
    ...differ("ajv", false, "a Quoted-string is a local part (RFC 5321, 4.1.2)", [
      '"joe bloggs"@example.com',
      '"a@b"@example.com',
      '""@example.com',
      '"a\\"b"@example.com',
      '"a..b"@example.com',
    ]),
    ...differ("ajv", false, "an address literal may stand for the domain (RFC 5321, 4.1.3)", [
      "a@[127.0.0.1]",
      "a@[IPv6:::1]",
      "a@[ipv6:2001:db8::1]",
    ]),
    ...differ("ajv", false, "a Domain may be one label (RFC 5321, 4.1.2)", ["root@localhost"]),
    ...differ("typebox", true, "a local part has at most 64 octets, quotes too (RFC 5321, 4.5.3.1.1)", [
      `${"a".repeat(65)}@example.com`,
      `"${"a".repeat(63)}"@example.com`,
    ]),
    ...differ("typebox", true, "qtextSMTP has no controls (RFC 5321, 4.1.2)", ['"a\nb"@c.co']),
    ...differ("typebox", true, "the address must be IPv6", ["a@[IPv6:1::2::3]"]),
  ],
});

test("accepts what the generators of fast-check call an address", () => {
  fc.assert(fc.property(fc.emailAddress(), (text) => isEmail(text)));
  const quoted = fc.string({
    maxLength: 31,
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(quoted, fc.ipV6(), (local, address) => {
      const escaped = local.replaceAll(/["\\]/g, "\\$&");
      expect(isEmail(`"${escaped}"@[IPv6:${address}]`)).toBe(escaped.length <= 62);
    }),
  );
});
