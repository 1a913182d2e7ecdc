/** Longest name that is shown, in UTF-16 units. */
const MAX_CHARACTERS = 64;

/** What moves a cursor, breaks a line of a log or hides from its reader: controls, format marks, separators, lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** An id or name that somebody else chose, fit for one line of a message: escaped, and cut at 64 characters. */
export function printableName(name: string): string {
  // Cut before it is escaped, so that the work is bounded, and after, since escaping makes longer.
  const head = cut(name, MAX_CHARACTERS);
  const escaped = head.replace(UNPRINTABLE, escapeUnits);
  const isWhole = head.length === name.length && escaped.length <= MAX_CHARACTERS;
  return isWhole ? escaped : `${cut(escaped, MAX_CHARACTERS - 1)}…`;
}

/** At most `length` units, and no half of a surrogate pair at the cut. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? length - 1 : length);
}

function escapeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => String.raw`\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}
