import { isHexDigit } from "./ascii.ts";

const HYPHEN = 45;
const LENGTH = 36;

function isHexRun(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (!isHexDigit(text.charCodeAt(at))) return false;
  return true;
}

/**
 * `uuid`: the text form of RFC 4122, section 3, in either case (JSON Schema 2020-12 validation, 7.3.5). Any version and
 * variant, as RFC 9562 has it too; no `urn:uuid:`, no braces.
 */
export function isUuid(text: string): boolean {
  if (text.length !== LENGTH) return false;
  if (text.charCodeAt(8) !== HYPHEN || text.charCodeAt(13) !== HYPHEN) return false;
  if (text.charCodeAt(18) !== HYPHEN || text.charCodeAt(23) !== HYPHEN) return false;
  return (
    isHexRun(text, 0, 8) &&
    isHexRun(text, 9, 13) &&
    isHexRun(text, 14, 18) &&
    isHexRun(text, 19, 23) &&
    isHexRun(text, 24, LENGTH)
  );
}
