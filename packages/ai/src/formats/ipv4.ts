import { isDigit } from "./ascii.ts";

const DOT = 46;

/** Whether the text from `start` to `end` is a dotted quad: four decimal octets without leading zeros. */
export function isIpv4Range(text: string, start: number, end: number): boolean {
  if (end - start < 7 || end - start > 15) return false;
  let octets = 0;
  let digits = 0;
  let octet = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (digits > 0 && octet === 0) return false;
      octet = octet * 10 + code - 48;
      digits += 1;
      if (octet > 255) return false;
    } else {
      if (code !== DOT || digits === 0) return false;
      octets += 1;
      digits = 0;
      octet = 0;
    }
  }
  return octets === 3 && digits > 0;
}

/** `ipv4`: a `dotted-quad` of RFC 2673, section 3.2 (JSON Schema 2020-12 validation, 7.3.4). */
export function isIpv4(text: string): boolean {
  return isIpv4Range(text, 0, text.length);
}
