import { skipDigits } from "./ascii.ts";
import { isJsonPointerFrom } from "./json-pointer.ts";

const ZERO = 48;
const HASH = 35;
const PLUS = 43;
const MINUS = 45;

/** Where the `non-negative-integer` at `start` ends (`0`, or digits without a leading `0`), or -1 where there is none. */
function readInteger(text: string, start: number): number {
  const end = skipDigits(text, start);
  if (end === start || (end > start + 1 && text.charCodeAt(start) === ZERO)) return -1;
  return end;
}

/**
 * `relative-json-pointer`: draft-bhutton-relative-json-pointer-00, section 3 (JSON Schema 2020-12 validation, 7.3.7): a
 * count of levels, an optional step in the array (`0+1`, `1-1`), then `#` or a JSON Pointer. The grammar there
 * leaves out the step before `#`, but the draft's own example `0-1#` has it.
 */
export function isRelativeJsonPointer(text: string): boolean {
  let at = readInteger(text, 0);
  if (at < 0) return false;
  const sign = text.charCodeAt(at);
  if (sign === PLUS || sign === MINUS) {
    at = readInteger(text, at + 1);
    if (at < 0) return false;
  }
  if (text.charCodeAt(at) === HASH) return at + 1 === text.length;
  return isJsonPointerFrom(text, at);
}
