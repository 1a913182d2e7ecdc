/**
 * The Bidi_Class of a code point that may be in a label, which JavaScript does not tell. By block, as
 * DerivedBidiClass.txt has it for all letters of right-to-left scripts; `R` stands for R and AL.
 */
type BidiClass = "L" | "R" | "AN" | "EN" | "NSM" | "neutral";

const NONSPACING = /^\p{Mn}$/u;

/** Letters of no direction (ON), the contextual dots, joiners and the hyphen. */
const NEUTRAL =
  /^[\u{b7}\u{2b9}\u{2ba}\u{2c6}-\u{2cf}\u{2ec}\u{375}\u{2e2f}\u{30fb}\u{a67f}\u{a717}-\u{a71f}\u{a788}\p{Join_Control}-]$/u;

function isRightToLeft(point: number): boolean {
  if (point < 0x590) return false;
  if (point <= 0x8ff) return true;
  if (point < 0xfb1d) return false;
  if (point <= 0xfdff || (point >= 0xfe70 && point <= 0xfeff)) return true;
  return (point >= 0x10800 && point <= 0x10fff) || (point >= 0x1e800 && point <= 0x1efff);
}

function bidiClass(point: number): BidiClass {
  if ((point >= 48 && point <= 57) || (point >= 0x06f0 && point <= 0x06f9)) return "EN";
  if ((point >= 0x0660 && point <= 0x0669) || (point >= 0x10d30 && point <= 0x10d39)) return "AN";
  const character = String.fromCodePoint(point);
  if (NONSPACING.test(character)) return "NSM";
  if (isRightToLeft(point)) return "R";
  return NEUTRAL.test(character) ? "neutral" : "L";
}

/** Rules 1 to 6 of RFC 5893, section 2, for one label of a domain name that has right-to-left characters. */
function keepsBidiRule(label: readonly number[]): boolean {
  const classes = label.map(bidiClass);
  const first = classes[0];
  const last = classes.findLast((kind) => kind !== "NSM");
  if (first === "R") {
    if (classes.includes("L") || (classes.includes("EN") && classes.includes("AN"))) return false;
    return last === "R" || last === "EN" || last === "AN";
  }
  if (first !== "L" || classes.includes("R") || classes.includes("AN")) return false;
  return last === "L" || last === "EN";
}

/** Whether a domain name, as the code points of its labels, has no right-to-left character or keeps the Bidi rule (RFC 5893). */
export function isBidiDomainName(labels: readonly (readonly number[])[]): boolean {
  const rightToLeft = labels.some((label) =>
    label.some((point) => {
      if (point < 0x590) return false;
      const kind = bidiClass(point);
      return kind === "R" || kind === "AN";
    }),
  );
  return !rightToLeft || labels.every(keepsBidiRule);
}
