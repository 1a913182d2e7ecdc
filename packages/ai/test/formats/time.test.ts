import fc from "fast-check";
import { expect, test } from "vitest";

import { isTime } from "../../src/formats/time.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "time",
  valid: [
    "00:00:00Z",
    "23:59:59Z",
    "08:30:06z",
    "08:30:06.1Z",
    "08:30:06.123456789012345678Z",
    "08:30:06+00:00",
    "08:30:06-00:00",
    "08:30:06+23:59",
    "08:30:06-23:59",
    "23:20:50.52-08:00",
    "23:59:60Z",
    "23:59:60.999Z",
    "23:59:60+00:00",
    "00:59:60+01:00",
    "15:59:60-08:00",
    "23:29:60+23:30",
    "00:00:60-23:59",
    "23:58:60+23:59",
  ],
  invalid: [
    "",
    "08:30:06",
    "08:30:06.52",
    "08:30Z",
    "08:30:06.Z",
    "08:30:06,5Z",
    "8:30:06Z",
    "08:3:06Z",
    "08:30:6Z",
    "24:00:00Z",
    "08:60:00Z",
    "08:30:61Z",
    "08:30:06+24:00",
    "08:30:06+01:60",
    "08:30:06+01",
    "08:30:06+0100",
    "08:30:06+1:00",
    "08:30:06 Z",
    "08:30:06Z ",
    "08:30:06Z\n",
    " 08:30:06Z",
    "08:30:06ZZ",
    "08:30:06+01:00Z",
    "08:30:06PST",
    "083006Z",
    "08-30-06Z",
    "T08:30:06Z",
    "23:58:60Z",
    "22:59:60Z",
    "23:59:60+01:00",
    "23:59:60-00:30",
    "0\u0968:30:06Z",
    "08:30:0:Z",
    "08:30:06\u2212 08:00",
    "2024-05-17T08:30:06Z",
  ],
  differences: [
    ...differ("ajv", true, "time-numoffset has minutes and a colon (RFC 3339, 5.6)", ["08:30:06+01", "08:30:06+0100"]),
  ],
});

test("accepts a 60th second exactly in the minute that is 23:59 in UTC", () => {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: -1439, max: 1439 }), fc.boolean(), (any, offset, hit) => {
      const local = hit ? (((1439 + offset) % 1440) + 1440) % 1440 : any;
      const size = Math.abs(offset);
      const zone = `${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
      const text = `${two(Math.floor(local / 60))}:${two(local % 60)}:60${zone}`;
      expect(isTime(text)).toBe((local - offset + 2880) % 1440 === 1439);
    }),
  );
});
