/** What RFC 3987, section 4.1, forbids in an IRI, since it would show in another order: LRM, RLM, LRE, RLE, PDF, LRO, RLO. */
function isBidiControl(point: number): boolean {
  return point === 0x200e || point === 0x200f || (point >= 0x202a && point <= 0x202e);
}

/** `ucschar` of RFC 3987, section 2.2, as RFC 6570 has it too: beyond ASCII, no control, surrogate, private or noncharacter. */
export function isUcsCharacter(point: number): boolean {
  if (point < 0xa0) return false;
  if (point <= 0xffff)
    return point <= 0xd7ff || (point >= 0xf900 && point <= 0xfdcf) || (point >= 0xfdf0 && point <= 0xffef);
  // Planes 1 to 14 without their last two; plane 14 without the tags.
  return point < 0xf0000 && (point & 0xffff) < 0xfffe && (point < 0xe0000 || point >= 0xe1000);
}

/** What an IRI may hold beyond ASCII outside its query: `ucschar` without the characters that turn the direction. */
export function isInternationalCharacter(point: number): boolean {
  return isUcsCharacter(point) && !isBidiControl(point);
}

/** `iprivate` of RFC 3987, section 2.2: also permitted in a query. */
export function isPrivateCharacter(point: number): boolean {
  if (point <= 0xffff) return point >= 0xe000 && point <= 0xf8ff;
  return point >= 0xf0000 && (point & 0xffff) < 0xfffe;
}
