import { skipDigits } from "./ascii.ts";

const UPPER_P = 80;
const UPPER_T = 84;
const DATE_UNITS = "YMD";
const TIME_UNITS = "HMS";

/**
 * Reads numbers with the given units, in their order and without a gap between the first and the last one
 * (`P1Y2D` and `PT1H2S` are not in the grammar). Gives where they end: `start` itself where there is none.
 */
function readUnits(text: string, start: number, units: string): number {
  let at = start;
  let next = -1;
  while (at < text.length) {
    const end = skipDigits(text, at);
    if (end === at || end === text.length) return at;
    const unit = units.indexOf(text.charAt(end));
    if (unit < 0 || (next >= 0 && unit !== next)) return at;
    next = unit + 1;
    at = end + 1;
  }
  return at;
}

/**
 * `duration`: a `duration` of RFC 3339, appendix A (JSON Schema 2020-12 validation, 7.3.1). Stricter than ISO 8601:
 * upper case, no fraction, no sign, weeks only alone, no unit left out between two others.
 */
export function isDuration(text: string): boolean {
  if (text.charCodeAt(0) !== UPPER_P) return false;
  if (text.charCodeAt(text.length - 1) === 87) {
    const end = skipDigits(text, 1);
    return end > 1 && end === text.length - 1;
  }
  const date = readUnits(text, 1, DATE_UNITS);
  if (date === text.length) return date > 1;
  if (text.charCodeAt(date) !== UPPER_T) return false;
  const time = readUnits(text, date + 1, TIME_UNITS);
  return time === text.length && time > date + 1;
}
