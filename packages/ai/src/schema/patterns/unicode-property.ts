import {
  characterSet,
  LAST_ASCII,
  LAST_CODE_POINT,
  type CharacterSet,
  type CodePointRange,
} from "./character-set.ts";
import { PatternRefusal } from "./pattern-refusal.ts";

const ASCII = String.fromCharCode(...Array.from({ length: LAST_ASCII + 1 }, (_, code) => code));

// Each distinct property is one small expression to compile; no sensible pattern has more.
const MAX_PROPERTIES = 16;

/**
 * Sets for `\p{…}` and `\P{…}`: exact in ASCII (asked of the engine itself, character by character), everything
 * beyond. Telling apart what lies beyond would need the Unicode tables; the separators in patterns are ASCII.
 */
export function createPropertySets(): (escape: string) => CharacterSet {
  const known = new Map<string, CharacterSet>();
  return (escape) => {
    const found = known.get(escape);
    if (found !== undefined) return found;
    if (known.size === MAX_PROPERTIES)
      throw new PatternRefusal("it names too many Unicode properties to be checked");
    const set = propertySet(escape);
    known.set(escape, set);
    return set;
  };
}

function propertySet(escape: string): CharacterSet {
  const ranges: CodePointRange[] = [[LAST_ASCII + 1, LAST_CODE_POINT]];
  try {
    for (const match of ASCII.matchAll(new RegExp(escape, "gu")))
      ranges.push([match.index, match.index]);
  } catch {
    throw new PatternRefusal("it names an unknown Unicode property");
  }
  return characterSet(ranges, false);
}
