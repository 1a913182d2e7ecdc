import { isDigit, isLetter } from "./ascii.ts";
import { MAX_LABEL } from "./idna-label.ts";

const HYPHEN = 45;
const DOT = 46;

/** Longest name without its last dot, in octets: 255 on the wire, which counts that dot and the root (RFC 1035, section 2.3.4). */
export const MAX_NAME = 253;

/** Whether the text from `start` to its end is a name of RFC 1123, section 2.1: letters, digits and inner hyphens between dots. */
export function isAsciiName(text: string, start: number): boolean {
  const end = text.length;
  if (end === start || end - start > MAX_NAME) return false;
  let labelStart = start;
  for (let at = start; at <= end; at += 1) {
    const code = at === end ? DOT : text.charCodeAt(at);
    if (code === DOT) {
      const length = at - labelStart;
      if (length === 0 || length > MAX_LABEL) return false;
      if (text.charCodeAt(labelStart) === HYPHEN || text.charCodeAt(at - 1) === HYPHEN) return false;
      labelStart = at + 1;
    } else if (!isLetter(code) && !isDigit(code) && code !== HYPHEN) return false;
  }
  return true;
}
