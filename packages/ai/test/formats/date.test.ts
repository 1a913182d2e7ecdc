import fc from "fast-check";
import { expect, test } from "vitest";

import { isDate } from "../../src/formats/date.ts";
import { testFormat } from "../support/format-table.ts";

testFormat({
  format: "date",
  valid: [
    "2024-05-17",
    "0001-01-01",
    "9999-12-31",
    "0000-02-29",
    "2000-02-29",
    "2024-02-29",
    "2023-02-28",
    "2024-01-31",
    "2024-04-30",
    "1582-10-10",
  ],
  invalid: [
    "",
    "2024",
    "2024-05",
    "2024-5-17",
    "2024-05-7",
    "24-05-17",
    "12024-05-17",
    "+2024-05-17",
    "2024-00-10",
    "2024-13-01",
    "2024-05-00",
    "2024-05-32",
    "2024-04-31",
    "2023-02-29",
    "1900-02-29",
    "2100-02-29",
    "2024-02-30",
    "2024/05/17",
    "20240517",
    "2024-W20-5",
    "2024-138",
    " 2024-05-17",
    "2024-05-17 ",
    "2024-05-17\n",
    "2024-05-17Z",
    "2024-05-1\u0967",
    "２０２４-05-17",
    "2024-05-1:",
    "2024-05-1/",
    "yyyy-mm-dd",
  ],
  differences: [],
});

test("agrees with the calendar of Date", () => {
  const number = (max: number, length: number) =>
    fc.integer({ min: 0, max }).map((value) => String(value).padStart(length, "0"));
  fc.assert(
    fc.property(number(9999, 4), number(14, 2), number(33, 2), (year, month, day) => {
      const date = new Date(0);
      date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
      const text = `${year}-${month}-${day}`;
      expect(isDate(text)).toBe(date.toISOString().slice(-24, -14) === text);
    }),
  );
});
