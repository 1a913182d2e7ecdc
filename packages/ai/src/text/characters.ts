/** UTF-16 units that JSON gives a meaning to (RFC 8259, sections 2, 6 and 7). */
export const QUOTE = 0x22;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const DOT = 0x2e;
export const SOLIDUS = 0x2f;
export const DIGIT_0 = 0x30;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const LOWER_U = 0x75;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** Space, tab, line feed or carriage return: all that JSON counts as whitespace. */
export function isWhitespace(code: number): boolean {
  // One comparison for nearly all that is none.
  return code <= 0x20 && (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09);
}

/** `0` to `9`. False for the `NaN` that `charCodeAt` gives past the end. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** A digit of `\u12Fe`. */
export function isHexDigit(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}

/** The offset of the first character from `offset` on that is no whitespace; the length of the text if there is none. */
export function skipWhitespace(text: string, offset: number): number {
  let next = offset;
  while (isWhitespace(text.charCodeAt(next))) next++;
  return next;
}

/** Whether the quote at `quote` follows an odd number of backslashes. Looks at that run of backslashes only. */
export function isEscaped(text: string, quote: number): boolean {
  let start = quote;
  while (start > 0 && text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (quote - start) % 2 === 1;
}

/**
 * The offset of the quote that closes the string opened at `opening`; the length of the text if nothing does.
 * For text that is known to be JSON: what stands inside is not checked. Linear in the string: each quote
 * looks back at the backslashes right before it, and these runs cannot overlap.
 */
export function findClosingQuote(text: string, opening: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote === -1 ? text.length : quote;
}
