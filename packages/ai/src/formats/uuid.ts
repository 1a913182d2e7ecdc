import { isHexDigit } from "./ascii.ts";

const HYPHEN = 45;
const LENGTH = 36;

/**
 * `uuid`: the text form of RFC 4122, section 3, in either case (JSON Schema 2020-12 validation, 7.3.5). Any version and
 * variant, as RFC 9562 has it too; no `urn:uuid:`, no braces.
 */
export function isUuid(text: string): boolean {
  if (text.length !== LENGTH) return false;
  for (let at = 0; at < LENGTH; at += 1) {
    const code = text.charCodeAt(at);
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (code !== HYPHEN) return false;
    } else if (!isHexDigit(code)) return false;
  }
  return true;
}
