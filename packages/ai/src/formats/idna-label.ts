import { isMark, isValidCodePoint } from "./idna-code-points.ts";
import { isValidInContext } from "./idna-context.ts";
import { decodePunycode, encodePunycode } from "./punycode.ts";

const HYPHEN = 45;

/** Longest label, in octets of its ASCII form (RFC 1035, section 2.3.4). */
export const MAX_LABEL = 63;

/** What an A-label begins with, in lower case (RFC 5890, section 2.3.2.5). */
export const A_LABEL_PREFIX = "xn--";

/** RFC 5891, section 4.2: NFC, hyphens, leading marks, permitted code points, contexts; and something that is not ASCII. */
function isUnicodeLabel(points: readonly number[]): boolean {
  const first = points[0];
  if (first === undefined || first === HYPHEN || isMark(first)) return false;
  if (points.at(-1) === HYPHEN || (points[2] === HYPHEN && points[3] === HYPHEN)) return false;
  let international = false;
  for (const [index, point] of points.entries()) {
    if (!isValidCodePoint(point) && !isValidInContext(points, index)) return false;
    if (point > 127) international = true;
  }
  const text = String.fromCodePoint(...points);
  return international && text.normalize("NFC") === text;
}

/** A label as a domain name has it, and how long its ASCII form is. */
export interface IdnaLabel {
  readonly points: readonly number[];
  readonly asciiLength: number;
}

/** The label that a text which is not all ASCII stands for, or `undefined` where it is no U-label (RFC 5890, section 2.3.2.1). */
export function readUnicodeLabel(text: string): IdnaLabel | undefined {
  // Every code point takes at least one octet of the ASCII form.
  if (text.length > 2 * MAX_LABEL) return undefined;
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (!isUnicodeLabel(points)) return undefined;
  const asciiLength = A_LABEL_PREFIX.length + encodePunycode(points).length;
  return asciiLength > MAX_LABEL ? undefined : { points, asciiLength };
}

/**
 * The label that a text with the prefix `xn--` in either case stands for, or `undefined` where it is no A-label: it must
 * decode to a U-label that encodes to the same text (RFC 5891, section 5.4). At most 63 characters.
 */
export function readAsciiLabel(text: string): IdnaLabel | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const encoded = text.slice(A_LABEL_PREFIX.length).toLowerCase();
  const points = decodePunycode(encoded);
  if (points === undefined || !isUnicodeLabel(points) || encodePunycode(points) !== encoded) return undefined;
  return { points, asciiLength: text.length };
}
