/** Longest name that is shown, in UTF-16 units. */
const MAX_CHARACTERS = 64;

/** What breaks a line, moves a cursor, reorders or hides text: a model may call tools by names that give instructions. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name that somebody else chose, fit for one line: control characters escaped, cut at 64 characters. */
export function printableName(name: unknown): string {
  const text = typeof name === "string" ? name : "";
  // Cut before it is escaped, so that the work is bounded, and after, since escaping makes longer.
  const escaped = cutWhole(text, MAX_CHARACTERS).replace(UNPRINTABLE, escapeCharacter).replaceAll('"', '\\"');
  if (text.length <= MAX_CHARACTERS && escaped.length <= MAX_CHARACTERS) return escaped;
  return `${cutWhole(escaped, MAX_CHARACTERS - 1)}…`;
}

function escapeCharacter(character: string): string {
  let escaped = "";
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}

/** Cut to at most `length` units, not between the halves of a surrogate pair. */
function cutWhole(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
