import { isIPv4 as isIpv4InNode } from "node:net";

import fc from "fast-check";
import { expect, test } from "vitest";

import { isIpv4 } from "../../src/formats/ipv4.ts";
import { testFormat } from "../support/format-table.ts";

testFormat({
  format: "ipv4",
  valid: ["0.0.0.0", "127.0.0.1", "255.255.255.255", "10.20.30.40", "1.2.3.4", "192.168.100.200", "249.250.199.99"],
  invalid: [
    "",
    "1",
    "1.2",
    "1.2.3",
    "1.2.3.",
    ".1.2.3",
    "1..2.3",
    "1.2.3.4.5",
    "1.2.3.4.",
    "256.1.1.1",
    "1.1.1.256",
    "1.1.1.1000",
    "01.2.3.4",
    "1.2.3.00",
    "1.2.3.04",
    "0x7f.0.0.1",
    "1.2.3.a",
    "1.2.3.4/8",
    "1.2.3.4:80",
    " 1.2.3.4",
    "1.2.3.4 ",
    "1.2.3.4\n",
    "-1.2.3.4",
    "+1.2.3.4",
    "1.2.3.４",
    "2130706433",
    "::ffff:1.2.3.4",
    "1.2.3.4\0",
  ],
  differences: [],
});

test("agrees with Node on texts near the grammar", () => {
  const octet = fc.constantFrom(
    "0",
    "1",
    "9",
    "10",
    "99",
    "100",
    "199",
    "249",
    "250",
    "255",
    "256",
    "300",
    "01",
    "",
    "a",
  );
  fc.assert(
    fc.property(fc.array(octet, { minLength: 3, maxLength: 5 }), (octets) => {
      const text = octets.join(".");
      expect(isIpv4(text)).toBe(isIpv4InNode(text));
    }),
    { numRuns: 2_000 },
  );
  fc.assert(fc.property(fc.ipV4(), (text) => isIpv4(text)));
});
