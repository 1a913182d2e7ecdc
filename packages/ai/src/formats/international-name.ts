import { isAsciiName, MAX_NAME } from "./ascii-name.ts";
import { isBidiDomainName } from "./bidi-rule.ts";
import { A_LABEL_PREFIX, readAsciiLabel, readUnicodeLabel, type IdnaLabel } from "./idna-label.ts";

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function readLabel(text: string): IdnaLabel | undefined {
  if (!isAscii(text)) return readUnicodeLabel(text);
  if (!isAsciiName(text, 0)) return undefined;
  const lower = text.toLowerCase();
  if (lower.startsWith(A_LABEL_PREFIX)) return readAsciiLabel(lower);
  return {
    points: Array.from(lower, (character) => character.charCodeAt(0)),
    asciiLength: text.length,
  };
}

/**
 * Whether a text is a name of dotted labels, each of RFC 1123, section 2.1, or an A-label or U-label of RFC 5890, section
 * 2.3.2.1, that together keep the Bidi rule (RFC 5893). At most 253 octets in its ASCII form.
 *
 * Not asked: what a registry permits, look-alikes and mixed scripts. Code points are those of the runtime's Unicode
 * version.
 */
export function isInternationalName(text: string): boolean {
  // A code point takes at least one octet of the ASCII form and at most two characters here.
  if (text.length > 2 * MAX_NAME) return false;
  const labels: (readonly number[])[] = [];
  let length = -1;
  for (const part of text.split(".")) {
    const label = readLabel(part);
    if (label === undefined) return false;
    labels.push(label.points);
    length += label.asciiLength + 1;
  }
  return length <= MAX_NAME && isBidiDomainName(labels);
}
