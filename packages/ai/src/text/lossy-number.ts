/** What `JSON.parse` makes of a number literal: `rounded` integers and values that become infinite. */
export type NumberLoss = "none" | "rounded" | "overflow";

/** The largest double has 309 digits before the point. */
const SAFE_LENGTH = 308;

/**
 * Compares a JSON number literal with the double it becomes. Fractions and exponents are rounded as a matter of course,
 * and may become zero: only an integer written out in full counts as `rounded`, when its double is another
 * integer (RFC 8259, section 6; RFC 7493, section 2.2). Linear in the literal.
 */
export function lossOfNumber(literal: string): NumberLoss {
  // 15 digits and a sign always fit.
  if (literal.length <= 15) return /[eE]/.test(literal) ? lossOfMagnitude(literal) : "none";
  if (/[.eE]/.test(literal)) return lossOfMagnitude(literal);
  const value = Number(literal);
  if (!Number.isFinite(value)) return "overflow";
  if (Number.isSafeInteger(value)) return "none";
  return BigInt(literal) === BigInt(value) ? "none" : "rounded";
}

function lossOfMagnitude(literal: string): NumberLoss {
  if (literal.length <= SAFE_LENGTH && !/[eE]/.test(literal)) return "none";
  return Number.isFinite(Number(literal)) ? "none" : "overflow";
}
