import { PatternRefusal } from "./pattern-refusal.ts";

/** A place in the source of a pattern. */
export interface PatternCursor {
  readonly source: string;
  offset: number;
}

/** Refuses what the parser does not know: newer syntax, or a source that is no pattern at all. */
export function refuseSyntax(cursor: PatternCursor): never {
  throw new PatternRefusal(`its syntax at offset ${cursor.offset} is not known here`);
}

/** Steps over `text` when it stands at the cursor. */
export function take(cursor: PatternCursor, text: string): boolean {
  if (!cursor.source.startsWith(text, cursor.offset)) return false;
  cursor.offset += text.length;
  return true;
}

/** Steps over what the sticky expression matches at the cursor, and gives its match. */
export function takeMatch(cursor: PatternCursor, sticky: RegExp): RegExpExecArray | null {
  sticky.lastIndex = cursor.offset;
  const match = sticky.exec(cursor.source);
  if (match !== null) cursor.offset += match[0].length;
  return match;
}

/** Steps over one code point. */
export function takeCodePoint(cursor: PatternCursor): number {
  const codePoint = cursor.source.codePointAt(cursor.offset);
  if (codePoint === undefined) return refuseSyntax(cursor);
  cursor.offset += codePoint > 0xffff ? 2 : 1;
  return codePoint;
}
