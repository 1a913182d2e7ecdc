/** `0` to `9`; false for the NaN that `charCodeAt` gives past the end. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** `A` to `Z` and `a` to `z`. */
export function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

/** `0` to `9`, `A` to `F`, `a` to `f`. */
export function isHexDigit(code: number): boolean {
  if (code >= 48 && code <= 57) return true;
  const lower = code | 32;
  return lower >= 97 && lower <= 102;
}

/** The number that the two characters at `index` spell, or -1 where they are not both digits. */
export function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const ones = text.charCodeAt(index + 1) - 48;
  // Negated, so that the NaN past the end of the text is refused as well.
  if (!(tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9)) return -1;
  return tens * 10 + ones;
}

/** Where the run of digits that starts at `index` ends: `index` itself when there is none. */
export function skipDigits(text: string, index: number): number {
  let at = index;
  while (at < text.length && isDigit(text.charCodeAt(at))) at += 1;
  return at;
}
