import fc from "fast-check";

import { test } from "vitest";

import { isHostname } from "../../src/formats/hostname.ts";
import { differ, testFormat } from "../support/format-table.ts";

const LONGEST_LABEL = "a".repeat(63);
const LONGEST = `${LONGEST_LABEL}.${LONGEST_LABEL}.${LONGEST_LABEL}.${"a".repeat(61)}`;

testFormat({
  format: "hostname",
  valid: [
    "a",
    "localhost",
    "www.example.com",
    "WWW.Example.COM",
    "1host",
    "host1",
    "a-b.c-d",
    "a--b.com",
    "r3---sn-abc.example.com",
    "127.0.0.1",
    "1",
    "xn--9n2bp8q.xn--9t4b11yi5a",
    "XN--9N2BP8Q.xn--9t4b11yi5a",
    "xn--4ca.com",
    LONGEST_LABEL,
    LONGEST,
  ],
  invalid: [
    "",
    ".",
    "..",
    ".a",
    "a.",
    "a..b",
    "-a",
    "a-",
    "a.-b",
    "a-.b",
    "a_b",
    "a b",
    " a",
    "a ",
    "a\n",
    "a/b",
    "a:80",
    "[::1]",
    "é.com",
    "example\uff0ecom",
    "\u212aelvin.com",
    `${LONGEST_LABEL}a`,
    `a${LONGEST}`,
    "xn--",
    "xn--x",
    "xn--a-",
    "xn--7a",
    "xn--a",
    "xn---9uc",
    "xn--0ca24w",
    "a.xn--X",
    "a@b",
    "*.example.com",
  ],
  differences: [
    ...differ("ajv", true, "RFC 1123 and the official suite have no dot at the end", ["a."]),
    ...differ("ajv", true, "an A-label must decode to a U-label (RFC 5891, 5.4)", [
      "xn--x",
      "xn--7a",
      "xn--a",
      "xn---9uc",
      "xn--0ca24w",
      "a.xn--X",
    ]),
    ...differ("typebox", false, "RFC 1123 permits hyphens in the third and fourth place, and such hosts exist", [
      "r3---sn-abc.example.com",
    ]),
  ],
});

test("accepts generated domains", () => {
  fc.assert(fc.property(fc.domain(), (text) => isHostname(text)));
});
