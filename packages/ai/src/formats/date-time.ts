import { DATE_LENGTH, readDate } from "./date.ts";
import { readTime } from "./time.ts";

const LOWER_T = 116;

/**
 * `date-time`: a `date-time` of RFC 3339, section 5.6 (JSON Schema 2020-12 validation, 7.3.1). A leap second must end
 * a month in UTC (section 5.7); which months had one is not looked up, since the list grows. A space for the `T`,
 * a local time without offset and the bracketed suffixes of RFC 9557 are no `date-time` there.
 */
export function isDateTime(text: string): boolean {
  if (text.length <= DATE_LENGTH || (text.charCodeAt(DATE_LENGTH) | 32) !== LOWER_T) return false;
  const day = readDate(text);
  if (day === undefined) return false;
  const time = readTime(text, DATE_LENGTH + 1);
  if (time === undefined) return false;
  if (time === "ordinary") return true;
  return day === (time === "leap_second" ? "last" : "first");
}
