import { characterSet, complement, singleCharacter, union, type CharacterSet } from "./character-set.ts";
import { parseCharacterEscape } from "./parse-character-escape.ts";
import { refuseSyntax, take, takeCodePoint, type PatternCursor } from "./pattern-cursor.ts";

/** The set of `[…]` or `[^…]`, read from behind the opening bracket to behind the closing one. */
export function parseCharacterClass(
  cursor: PatternCursor,
  propertySet: (escape: string) => CharacterSet,
): CharacterSet {
  const negated = take(cursor, "^");
  const members: CharacterSet[] = [];
  while (!take(cursor, "]")) {
    const member = parseMember(cursor, propertySet);
    const isRange = cursor.source.charAt(cursor.offset) === "-" && cursor.source.charAt(cursor.offset + 1) !== "]";
    if (!isRange) {
      members.push(member);
      continue;
    }
    cursor.offset += 1;
    const first = onlyCharacter(member);
    const last = onlyCharacter(parseMember(cursor, propertySet));
    if (first === undefined || last === undefined || last < first) return refuseSyntax(cursor);
    members.push(characterSet([[first, last]]));
  }
  const set = union(members);
  return negated ? complement(set) : set;
}

function parseMember(cursor: PatternCursor, propertySet: (escape: string) => CharacterSet): CharacterSet {
  if (!take(cursor, "\\")) return singleCharacter(takeCodePoint(cursor));
  return take(cursor, "b") ? singleCharacter(0x08) : parseCharacterEscape(cursor, propertySet);
}

function onlyCharacter(set: CharacterSet): number | undefined {
  const [range] = set.ranges;
  return range !== undefined && range[0] === range[1] && set.ranges.length === 1 ? range[0] : undefined;
}
