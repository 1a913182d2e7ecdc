import { CLASS_ESCAPES, singleCharacter, type CharacterSet } from "./character-set.ts";
import { refuseSyntax, take, takeMatch, type PatternCursor } from "./pattern-cursor.ts";

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ["t", 0x09],
  ["n", 0x0a],
  ["v", 0x0b],
  ["f", 0x0c],
  ["r", 0x0d],
]);

/**
 * The set after a backslash, both inside and outside of a class (ECMA-262, AtomEscape and ClassEscape with the
 * flag `u`). `\b`, `\B` and back-references are the caller's.
 */
export function parseCharacterEscape(
  cursor: PatternCursor,
  propertySet: (escape: string) => CharacterSet,
): CharacterSet {
  const property = takeMatch(cursor, /[pP]\{[A-Za-z0-9_=]{1,64}\}/y);
  if (property !== null) return propertySet(`\\${property[0]}`);

  // A pair of surrogates written as two escapes is one code point under `u`.
  const pair = takeMatch(cursor, /u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/y);
  if (pair !== null) {
    const [high, low] = [Number.parseInt(pair[1] ?? "", 16), Number.parseInt(pair[2] ?? "", 16)];
    return singleCharacter(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00));
  }
  const hexadecimal = takeMatch(cursor, /u([0-9a-fA-F]{4})|u\{0*([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{2})/y);
  if (hexadecimal !== null) {
    return singleCharacter(Number.parseInt(hexadecimal[1] ?? hexadecimal[2] ?? hexadecimal[3] ?? "", 16));
  }
  const control = takeMatch(cursor, /c([A-Za-z])/y);
  if (control !== null) return singleCharacter(control[0].charCodeAt(1) % 32);
  if (takeMatch(cursor, /0(?![0-9])/y) !== null) return singleCharacter(0);

  const letter = cursor.source.charAt(cursor.offset);
  const set = CLASS_ESCAPES.get(letter);
  const code = CONTROLS.get(letter) ?? (/^[\^$\\.*+?()[\]{}|/-]$/.test(letter) ? letter.charCodeAt(0) : undefined);
  if (!take(cursor, letter)) return refuseSyntax(cursor);
  if (set !== undefined) return set;
  return code === undefined ? refuseSyntax(cursor) : singleCharacter(code);
}
