// Stand-in until the real test arrives; only the signature is meant.
export function checkPatternLinear(source: string): { linear: true } | { linear: false; reason: string } {
  return /[+*]\)[+*]/.test(source) ? { linear: false, reason: "a repetition inside a repetition" } : { linear: true };
}
