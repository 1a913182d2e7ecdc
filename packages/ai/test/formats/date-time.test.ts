import fc from "fast-check";
import { expect, test } from "vitest";

import { isDateTime } from "../../src/formats/date-time.ts";
import { differ, testFormat } from "../support/format-table.ts";

const NO_END_OF_MONTH = [
  "1998-12-30T23:59:60Z",
  "2024-05-17T23:59:60Z",
  "1990-12-31T00:59:60+01:00",
  "1991-01-01T23:59:60Z",
] as const;

testFormat({
  format: "date-time",
  valid: [
    "2024-05-17T08:30:06Z",
    "2024-05-17t08:30:06z",
    "2024-05-17T08:30:06.283185Z",
    "1996-12-19T16:39:57-08:00",
    "1937-01-01T12:00:27.87+00:20",
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:59.999Z",
    "2024-02-29T00:00:00Z",
    "1990-12-31T23:59:60Z",
    "1990-12-31T15:59:60-08:00",
    "1991-01-01T00:59:60+01:00",
    "2016-12-31T23:59:60.5Z",
    "1972-06-30T23:59:60Z",
    "2024-02-29T23:59:60Z",
  ],
  invalid: [
    "",
    "2024-05-17",
    "08:30:06Z",
    "2024-05-17T08:30:06",
    "2024-05-17 08:30:06Z",
    "2024-05-17T08:30Z",
    "2024-05-17T08:30:06+01",
    "2024-05-17T08:30:06+0100",
    "2024-05-17T24:00:00Z",
    "2024-05-32T08:30:06Z",
    "2023-02-29T08:30:06Z",
    "2024-13-01T08:30:06Z",
    "2024-05-17T08:60:06Z",
    "2024-05-17T08:30:61Z",
    "2024-05-17T08:30:06.Z",
    "2024-05-17T08:30:06Z\n",
    " 2024-05-17T08:30:06Z",
    "2024-05-17TT08:30:06Z",
    "2024-05-17T08:30:06Z[Europe/Paris]",
    "2024-05-17T08:30:06+02:00[u-ca=hebrew]",
    "20240517T083006Z",
    "2024-W20-5T08:30:06Z",
    "Fri, 17 May 2024 08:30:06 GMT",
    "2024-05-17\u212408:30:06Z",
    "1715934606",
    ...NO_END_OF_MONTH,
    "1990-12-31T23:58:60Z",
    "+02024-05-17T08:30:06Z",
  ],
  differences: [
    ...differ("ajv", true, "a leap second must end a month in UTC (RFC 3339, 5.7)", NO_END_OF_MONTH),
    ...differ("typebox", true, "a leap second must end a month in UTC (RFC 3339, 5.7)", NO_END_OF_MONTH),
    ...differ("ajv", true, "the grammar of 5.6 has a T there; the space is for people to read", [
      "2024-05-17 08:30:06Z",
    ]),
    ...differ("ajv", true, "time-numoffset has minutes and a colon (5.6)", [
      "2024-05-17T08:30:06+01",
      "2024-05-17T08:30:06+0100",
    ]),
    ...differ("typebox", true, "RFC 9557 extends RFC 3339, which JSON Schema names", [
      "2024-05-17T08:30:06Z[Europe/Paris]",
      "2024-05-17T08:30:06+02:00[u-ca=hebrew]",
    ]),
  ],
});

test("accepts what Date writes, with any offset", () => {
  const dates = fc.date({
    noInvalidDate: true,
    min: new Date("0000-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59Z"),
  });
  fc.assert(
    fc.property(dates, fc.constantFrom("Z", "z", "+00:00", "-23:59", "+14:00"), (date, zone) => {
      expect(isDateTime(date.toISOString().replace("Z", zone))).toBe(true);
    }),
  );
});
