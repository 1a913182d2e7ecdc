import { joinsNext, joinsPrevious, isTransparent } from "./joining-type.ts";

const ZERO_WIDTH_NON_JOINER = 0x200c;
const ZERO_WIDTH_JOINER = 0x200d;
const MIDDLE_DOT = 0x00b7;
const GREEK_KERAIA = 0x0375;
const HEBREW_GERESH = 0x05f3;
const HEBREW_GERSHAYIM = 0x05f4;
const KATAKANA_MIDDLE_DOT = 0x30fb;
const SMALL_L = 0x6c;

const GREEK = /^\p{Script=Greek}$/u;
const HEBREW = /^\p{Script=Hebrew}$/u;
const JAPANESE = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u;

function matches(pattern: RegExp, point: number | undefined): boolean {
  return point !== undefined && pattern.test(String.fromCodePoint(point));
}

/**
 * A virama has the canonical combining class 9, which JavaScript does not tell; but normalization sorts marks by it.
 * U+3099 has the class 8 and goes before, U+05B0 has the class 10 and goes behind.
 */
function isVirama(point: number | undefined): boolean {
  if (point === undefined) return false;
  const mark = String.fromCodePoint(point);
  return `${mark}\u3099`.normalize("NFD") === `\u3099${mark}` && `\u05b0${mark}`.normalize("NFD") === `${mark}\u05b0`;
}

/** The cursive half of RFC 5892, appendix A.1: a letter that joins on either side, with marks between. */
function isBetweenJoining(points: readonly number[], index: number): boolean {
  let before = index - 1;
  while (before >= 0 && isTransparent(points[before])) before -= 1;
  let after = index + 1;
  while (after < points.length && isTransparent(points[after])) after += 1;
  return joinsNext(points[before]) && joinsPrevious(points[after]);
}

function isArabicIndic(point: number): boolean {
  return point >= 0x0660 && point <= 0x0669;
}

function isExtendedArabicIndic(point: number): boolean {
  return point >= 0x06f0 && point <= 0x06f9;
}

/**
 * Whether the code point at `index` is CONTEXTJ or CONTEXTO and stands in its context: RFC 5892, appendix A. The cost
 * of a whole label is quadratic: for labels, which the caller has bounded.
 */
export function isValidInContext(points: readonly number[], index: number): boolean {
  const point = points[index];
  switch (point) {
    case ZERO_WIDTH_NON_JOINER:
      return isVirama(points[index - 1]) || isBetweenJoining(points, index);
    case ZERO_WIDTH_JOINER:
      return isVirama(points[index - 1]);
    case MIDDLE_DOT:
      return points[index - 1] === SMALL_L && points[index + 1] === SMALL_L;
    case GREEK_KERAIA:
      return matches(GREEK, points[index + 1]);
    case HEBREW_GERESH:
    case HEBREW_GERSHAYIM:
      return matches(HEBREW, points[index - 1]);
    case KATAKANA_MIDDLE_DOT:
      return points.some((other) => matches(JAPANESE, other));
    case undefined:
      return false;
    default:
      if (isArabicIndic(point)) return !points.some(isExtendedArabicIndic);
      if (isExtendedArabicIndic(point)) return !points.some(isArabicIndic);
      return false;
  }
}
