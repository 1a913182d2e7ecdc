import { isHexDigit } from "./ascii.ts";
import { isIpv4Range } from "./ipv4.ts";

const COLON = 58;
const DOT = 46;
/** `ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255` */
const LONGEST = 45;

/** Whether the text from `start` to `end` is an IPv6 address in one of the three forms of RFC 4291, section 2.2. */
export function isIpv6Range(text: string, start: number, end: number): boolean {
  if (end - start < 2 || end - start > LONGEST) return false;
  let groups = 0;
  let compressed = false;
  let at = start;
  if (text.charCodeAt(at) === COLON) {
    if (text.charCodeAt(at + 1) !== COLON) return false;
    compressed = true;
    at += 2;
  }
  while (at < end) {
    const groupStart = at;
    while (at < end && isHexDigit(text.charCodeAt(at))) at += 1;
    if (at < end && text.charCodeAt(at) === DOT) {
      if (!isIpv4Range(text, groupStart, end)) return false;
      groups += 2;
      break;
    }
    const digits = at - groupStart;
    if (digits === 0 || digits > 4) return false;
    groups += 1;
    if (at === end) break;
    if (text.charCodeAt(at) !== COLON) return false;
    at += 1;
    if (at === end) return false;
    if (text.charCodeAt(at) === COLON) {
      if (compressed) return false;
      compressed = true;
      at += 1;
    }
  }
  // "::" stands for at least one group of zeros.
  return compressed ? groups <= 7 : groups === 8;
}

/** `ipv6`: an address of RFC 4291, section 2.2, without a zone or a prefix length (JSON Schema 2020-12 validation, 7.3.4). */
export function isIpv6(text: string): boolean {
  return isIpv6Range(text, 0, text.length);
}
