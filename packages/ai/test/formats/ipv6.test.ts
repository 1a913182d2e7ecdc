import { isIPv6 as isIpv6InNode } from "node:net";

import fc from "fast-check";
import { expect, test } from "vitest";

import { isIpv6 } from "../../src/formats/ipv6.ts";
import { testFormat } from "../support/format-table.ts";

testFormat({
  format: "ipv6",
  valid: [
    "::",
    "::1",
    "1::",
    "1::8",
    "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7::",
    "::2:3:4:5:6:7:8",
    "1:2:3::5:6:7:8",
    "2001:db8::7",
    "2001:0DB8:0000:0000:0000:ff00:0042:8329",
    "fe80::1",
    "::ffff:192.0.2.1",
    "::192.0.2.1",
    "1:2:3:4:5:6:192.0.2.1",
    "1::5:192.0.2.1",
    "64:ff9b::192.0.2.33",
    "::0",
    "abcd:ef01:2345:6789:abcd:ef01:255.255.255.255",
  ],
  invalid: [
    "",
    ":",
    ":::",
    "1",
    "1:",
    ":1",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:",
    ":1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    "::1:2:3:4:5:6:7:8",
    "1:2:3:4::5:6:7:8",
    "1::2::3",
    "1:::2",
    "::12345",
    "::g",
    "12345::",
    "1:2:3:4:5:6:7:192.0.2.1",
    "1:2:3:4:5:192.0.2.1",
    "::192.0.2.1:1",
    "::192.0.2",
    "::192.0.2.256",
    "::192.0.2.01",
    "192.0.2.1",
    "fe80::1%eth0",
    "::1/64",
    "[::1]",
    " ::1",
    "::1 ",
    "::1\n",
    "::\u0967",
    "::1.2.3.4.5",
    "1.2.3.4::",
    "::.1.2.3",
  ],
  differences: [],
});

test("agrees with Node on texts near the grammar", () => {
  const part = fc.constantFrom(":", ":", "::", "1", "ab", "fFfF", "0", "12345", "1.2.3.4", ".");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 17 }), (parts) => {
      const text = parts.join("");
      expect(isIpv6(text)).toBe(isIpv6InNode(text));
    }),
    { numRuns: 3_000 },
  );
  const groups = fc.array(fc.constantFrom("0", "a", "12", "beef"), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(groups, fc.nat({ max: 9 }), (list, gap) => {
      const text = [...list.slice(0, gap), "", ...list.slice(gap)].join(":");
      expect(isIpv6(text)).toBe(isIpv6InNode(text));
      expect(isIpv6(list.join(":"))).toBe(list.length === 8);
    }),
  );
  fc.assert(fc.property(fc.ipV6(), (text) => isIpv6(text)));
});
