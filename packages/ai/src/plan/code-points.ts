/** Number of Unicode code points; half a surrogate pair counts as one, as JSON Schema's `minLength` has it. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** At least `min` code points; counted only where the number of UTF-16 units does not decide. */
export function hasAtLeast(text: string, min: number): boolean {
  if (text.length < min) return false;
  return text.length >= min * 2 || countCodePoints(text) >= min;
}

/** At most `max` code points. */
export function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= max * 2 && countCodePoints(text) <= max;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
