import { skipDigits, twoDigits } from "./ascii.ts";

const COLON = 58;
const DOT = 46;
const PLUS = 43;
const MINUS = 45;
/** `00:00:00Z` */
const SHORTEST = 9;
const MINUTES_A_DAY = 1440;

/** On which UTC day the leap second of a local time falls: `"same"` as the local day, or the one before. */
export type TimeReading = "ordinary" | "leap_second" | "leap_second_of_previous_day";

/**
 * The `full-time` from `start` to the end of the text, or `undefined` where it is none. A 60th second is accepted
 * only in the minute that is 23:59 in UTC: RFC 3339, section 5.7 and appendix D.
 */
export function readTime(text: string, start: number): TimeReading | undefined {
  // `charCodeAt` past the end gives NaN, which is refused as well but makes V8 leave its integer code: lengths come first.
  if (text.length < start + SHORTEST) return undefined;
  const hour = twoDigits(text, start);
  const minute = twoDigits(text, start + 3);
  const second = twoDigits(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return undefined;
  if (text.charCodeAt(start + 2) !== COLON || text.charCodeAt(start + 5) !== COLON) return undefined;

  let at = start + 8;
  if (text.charCodeAt(at) === DOT) {
    const fraction = at + 1;
    at = skipDigits(text, fraction);
    if (at === fraction || at === text.length) return undefined;
  }

  const sign = text.charCodeAt(at);
  let offset = 0;
  if (sign === PLUS || sign === MINUS) {
    if (text.length !== at + 6 || text.charCodeAt(at + 3) !== COLON) return undefined;
    const offsetHour = twoDigits(text, at + 1);
    const offsetMinute = twoDigits(text, at + 4);
    if (offsetHour < 0 || offsetHour > 23 || offsetMinute < 0 || offsetMinute > 59) return undefined;
    offset = offsetHour * 60 + offsetMinute;
    if (sign === MINUS) offset = -offset;
  } else if ((sign | 32) !== 122 || text.length !== at + 1) {
    return undefined;
  }

  if (second < 60) return "ordinary";
  const utc = hour * 60 + minute - offset;
  if (utc === MINUTES_A_DAY - 1) return "leap_second";
  // No offset reaches 24:00, so that 23:59 of the next UTC day has no local time on this one.
  return utc === -1 ? "leap_second_of_previous_day" : undefined;
}

/**
 * `time`: a `full-time` of RFC 3339, section 5.6, always with its offset (JSON Schema 2020-12 validation, 7.3.1).
 * `T` and `Z` may be lower case (a note in that section).
 */
export function isTime(text: string): boolean {
  return readTime(text, 0) !== undefined;
}
