import { isDigit, isLetter } from "./ascii.ts";
import { isIpv4Range } from "./ipv4.ts";
import { isIpv6Range } from "./ipv6.ts";

const AT = 64;
const BACKSLASH = 92;
const DOT = 46;
const QUOTE = 34;
const OPENING_BRACKET = 91;
const CLOSING_BRACKET = 93;

/** Longest local part, in octets of UTF-8 (RFC 5321, section 4.5.3.1.1). */
const MAX_LOCAL_PART = 64;
const IPV6_TAG = "ipv6:";

/** `atext` of RFC 5322, section 3.2.3, beside letters and digits. */
const ATOM_SYMBOLS: ReadonlySet<number> = new Set(Array.from("!#$%&'*+-/=?^_`{|}~", (symbol) => symbol.charCodeAt(0)));

/** Octets of UTF-8 that the code point at `index` takes, or 0 for half of a surrogate pair, which UTF-8 cannot hold. */
function utf8Length(text: string, index: number): number {
  const point = text.codePointAt(index) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  if (point > 0xffff) return 4;
  return point >= 0xd800 && point <= 0xdfff ? 0 : 3;
}

/**
 * Where the `@` behind the local part is (a Dot-string or Quoted-string of RFC 5321, section 4.1.2), or -1 where there is
 * none. `international` adds UTF8-non-ascii to both forms (RFC 6531, section 3.3).
 */
export function readLocalPart(text: string, international: boolean): number {
  const quoted = text.charCodeAt(0) === QUOTE;
  let atomLength = 0;
  let octets = 0;
  for (let at = quoted ? 1 : 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) {
      const length = utf8Length(text, at);
      if (!international || length === 0) return -1;
      if (length === 4) at += 1;
      octets += length;
      atomLength += 1;
    } else if (quoted) {
      if (code < 32 || code === 127) return -1;
      octets += 1;
      if (code === BACKSLASH) {
        const escaped = text.charCodeAt(at + 1);
        if (!(escaped >= 32 && escaped < 127)) return -1;
        at += 1;
        octets += 1;
      } else if (code === QUOTE) {
        return text.charCodeAt(at + 1) === AT && octets + 1 <= MAX_LOCAL_PART ? at + 1 : -1;
      }
    } else if (code === AT || code === DOT) {
      if (atomLength === 0) return -1;
      if (code === AT) return at;
      atomLength = 0;
      octets += 1;
    } else {
      if (!isLetter(code) && !isDigit(code) && !ATOM_SYMBOLS.has(code)) return -1;
      atomLength += 1;
      octets += 1;
    }
    if (octets > MAX_LOCAL_PART) return -1;
  }
  return -1;
}

/** Whether the text from `start` to its end is `[` IPv4 `]` or `[IPv6:` IPv6 `]` (RFC 5321, section 4.1.3): no other tag is registered. */
export function isAddressLiteral(text: string, start: number): boolean {
  const end = text.length - 1;
  if (text.charCodeAt(start) !== OPENING_BRACKET || text.charCodeAt(end) !== CLOSING_BRACKET) return false;
  const inner = start + 1;
  if (text.slice(inner, inner + IPV6_TAG.length).toLowerCase() === IPV6_TAG)
    return isIpv6Range(text, inner + IPV6_TAG.length, end);
  return isIpv4Range(text, inner, end);
}
