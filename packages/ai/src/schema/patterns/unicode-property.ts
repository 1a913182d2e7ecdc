import { characterSet, KNOWN, UNKNOWN, type CharacterSet } from "./character-set.ts";
import { PatternRefusal } from "./pattern-refusal.ts";

const KNOWN_CHARACTERS = KNOWN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

// Each distinct property is one small expression to compile; no sensible pattern has more.
const MAX_PROPERTIES = 16;

/**
 * Sets for `\p{…}` and `\P{…}`: exact where `KNOWN` says (asked of the engine itself, character by character),
 * everything beyond.
 */
export function createPropertySets(): (escape: string) => CharacterSet {
  const known = new Map<string, CharacterSet>();
  return (escape) => {
    const found = known.get(escape);
    if (found !== undefined) return found;
    if (known.size === MAX_PROPERTIES) throw new PatternRefusal("it names too many Unicode properties to be checked");
    const set = propertySet(escape);
    known.set(escape, set);
    return set;
  };
}

function propertySet(escape: string): CharacterSet {
  const expression = asExpression(escape);
  const known = KNOWN_CHARACTERS.filter((character) => expression.test(character)).map((character) => {
    const codePoint = character.charCodeAt(0);
    return [codePoint, codePoint] as const;
  });
  return characterSet([...UNKNOWN, ...known], false);
}

function asExpression(escape: string): RegExp {
  try {
    return new RegExp(escape, "u");
  } catch {
    throw new PatternRefusal("it names an unknown Unicode property");
  }
}
