import { twoDigits } from "./ascii.ts";

const HYPHEN = 45;

/** Length of a `full-date`, `YYYY-MM-DD`. */
export const DATE_LENGTH = 10;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Where in its month the day of a date is: leap seconds end a month. */
export type DayOfMonth = "first" | "last" | "within";

/**
 * The `full-date` in the first ten characters of a text: where its day is in the month, or `undefined` where there
 * is none. The calendar is the Gregorian one, also before 1582 (RFC 3339, appendix C); the year 0000 is a leap year.
 */
export function readDate(text: string): DayOfMonth | undefined {
  if (text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return undefined;
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1) return undefined;
  // The table of months is asked only for the days that not every month has.
  if (day < 28) return day === 1 ? "first" : "within";
  const last = daysInMonth(century * 100 + yearOfCentury, month);
  if (day > last) return undefined;
  return day === last ? "last" : "within";
}

/** `date`: a `full-date` of RFC 3339, section 5.6, that is in the calendar (JSON Schema 2020-12 validation, 7.3.1). */
export function isDate(text: string): boolean {
  return text.length === DATE_LENGTH && readDate(text) !== undefined;
}
