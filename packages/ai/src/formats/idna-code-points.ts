/**
 * The exceptions of RFC 5892, section 2.6. The rest of the derivation (section 3) is by Unicode property, as the
 * runtime knows it: a code point that its Unicode version does not have is unassigned.
 */
const ALWAYS_VALID: ReadonlySet<number> = new Set([0x00df, 0x03c2, 0x06fd, 0x06fe, 0x0f0b, 0x3007]);
const NEVER_VALID: ReadonlySet<number> = new Set([
  0x0640, 0x07fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b,
]);

/** LetterDigits, section 2.1. */
const LETTER_OR_DIGIT = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u;

/**
 * Unstable (2.2), IgnorableProperties (2.3), IgnorableBlocks (2.4: combining marks for symbols, musical symbols) and
 * OldHangulJamo (2.9). `CWKCF` is "changes when NFKC case folded".
 */
const REFUSED =
  /^[\p{CWKCF}\p{DI}\p{White_Space}\p{NChar}\u{20d0}-\u{20ff}\u{1d100}-\u{1d24f}\u{1100}-\u{11ff}\u{a960}-\u{a97f}\u{d7b0}-\u{d7ff}]$/u;

const MARK = /^\p{M}$/u;

/** Arabic-Indic digits of both kinds: CONTEXTO by exception, though they are digits (section 2.6). */
function isContextualDigit(point: number): boolean {
  return (point >= 0x0660 && point <= 0x0669) || (point >= 0x06f0 && point <= 0x06f9);
}

/** Whether a code point is PVALID: may stand anywhere in a U-label (RFC 5892, section 3). */
export function isValidCodePoint(point: number): boolean {
  if (point < 128) return point === 45 || (point >= 48 && point <= 57) || (point >= 97 && point <= 122);
  if (ALWAYS_VALID.has(point)) return true;
  if (NEVER_VALID.has(point) || isContextualDigit(point)) return false;
  const character = String.fromCodePoint(point);
  return LETTER_OR_DIGIT.test(character) && !REFUSED.test(character);
}

/** A combining mark: may not begin a label (RFC 5891, section 4.2.3.2). */
export function isMark(point: number): boolean {
  return point >= 0x300 && MARK.test(String.fromCodePoint(point));
}
