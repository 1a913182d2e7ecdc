import { NOT_LINE_END, singleCharacter } from "./character-set.ts";
import { parseCharacterClass } from "./parse-character-class.ts";
import { parseCharacterEscape } from "./parse-character-escape.ts";
import { refuseSyntax, take, takeCodePoint, takeMatch, type PatternCursor } from "./pattern-cursor.ts";
import { PatternRefusal } from "./pattern-refusal.ts";
import { alternation, sequence, type PatternNode } from "./pattern-tree.ts";
import { createPropertySets } from "./unicode-property.ts";

/** Groups inside groups; bounds the recursion of the parser and of all that walks the tree. */
const MAX_GROUP_DEPTH = 64;

// An engine notes and forgets every capture at every round of a repetition, which the steps do not count.
const MAX_CAPTURES = 100;

/**
 * Reads a pattern in the syntax of the flag `u`. The caller has seen `new RegExp(source, "u")` accept it: what is
 * wrong may be read as something else here. Throws {@link PatternRefusal} on back-references, on syntax
 * that is not known, and on groups more than 64 deep.
 */
export function parsePattern(source: string): PatternNode {
  const cursor = { source, offset: 0 };
  const propertySet = createPropertySets();
  let captures = 0;
  const node = parseAlternation(0);
  return cursor.offset === source.length ? node : refuseSyntax(cursor);

  function parseAlternation(depth: number): PatternNode {
    if (depth > MAX_GROUP_DEPTH) throw new PatternRefusal("its groups are nested too deep to be checked");
    const branches: PatternNode[] = [];
    do branches.push(parseSequence(depth));
    while (take(cursor, "|"));
    return alternation(branches);
  }

  function parseSequence(depth: number): PatternNode {
    const items: PatternNode[] = [];
    while (cursor.offset < source.length && !/[|)]/.test(source.charAt(cursor.offset))) {
      items.push(parseQuantifier(cursor, parseAtom(depth)));
    }
    return sequence(items);
  }

  function parseAtom(depth: number): PatternNode {
    const offset = cursor.offset;
    if (take(cursor, "(")) return parseGroup(depth);
    if (take(cursor, "^")) return { kind: "assertion", assertion: "start", nullable: true };
    if (take(cursor, "$")) return { kind: "assertion", assertion: "end", nullable: true };
    if (take(cursor, "\\b") || take(cursor, "\\B")) return { kind: "assertion", assertion: "boundary", nullable: true };
    if (takeMatch(cursor, /\\(?:[1-9]|k)/y) !== null) {
      throw new PatternRefusal("it has a back-reference, which no linear way of matching can follow");
    }
    const set = take(cursor, "[")
      ? parseCharacterClass(cursor, propertySet)
      : take(cursor, "\\")
        ? parseCharacterEscape(cursor, propertySet)
        : take(cursor, ".")
          ? NOT_LINE_END
          : /[*+?{}\]]/.test(source.charAt(offset))
            ? refuseSyntax(cursor)
            : singleCharacter(takeCodePoint(cursor));
    return { kind: "set", set, offset, nullable: false };
  }

  function parseGroup(depth: number): PatternNode {
    const kind = takeMatch(cursor, /\?(?::|<?[=!]|<[^\s<>=!]{1,256}>)/y)?.[0] ?? "";
    if (kind === "" && source.charAt(cursor.offset) === "?") return refuseSyntax(cursor);
    if (kind === "" || kind.endsWith(">")) captures += 1;
    if (captures > MAX_CAPTURES) throw new PatternRefusal("it has more than 100 capturing groups; write (?:…)");
    const body = parseAlternation(depth + 1);
    if (!take(cursor, ")")) return refuseSyntax(cursor);
    if (kind === "?=" || kind === "?!") return { kind: "lookahead", body, nullable: true };
    if (kind === "?<=" || kind === "?<!") return { kind: "lookbehind", body, nullable: true };
    return body;
  }
}

function parseQuantifier(cursor: PatternCursor, body: PatternNode): PatternNode {
  const offset = cursor.offset;
  // Possible digits beyond what a number holds exactly only make a bound infinite, which costs more, not less.
  const match = takeMatch(cursor, /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y);
  if (match === null) return body;
  const [min, max] = bounds(match);
  return { kind: "repeat", body, min, max, offset, nullable: min === 0 || body.nullable };
}

function bounds([text, from, comma, to]: RegExpExecArray): readonly [min: number, max: number] {
  if (from === undefined) return text.startsWith("?") ? [0, 1] : [text.startsWith("*") ? 0 : 1, Infinity];
  const min = Number(from);
  if (comma === "") return [min, min];
  return [min, to === undefined || to === "" ? Infinity : Number(to)];
}
