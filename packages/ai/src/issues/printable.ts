/** Longest name that is shown, in UTF-16 units; models and servers make names of any length. */
const MAX_NAME_CHARACTERS = 64;

/**
 * Control characters, line and paragraph separators, marks that reorder or hide text (bidirectional controls, zero
 * width, tags) and lone surrogates: what moves a cursor, breaks a line of a log, or deceives its reader.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name that somebody else chose, fit for one line of a message: control characters escaped, cut at 64 characters. */
export function printableName(name: string): string {
  return printableText(name, MAX_NAME_CHARACTERS);
}

/** Text from a schema or a model, fit for one line: escaped, and cut to at most `length` UTF-16 units. */
export function printableText(text: string, length: number): string {
  // Cut before it is escaped, so that the work is bounded, and after, since escaping makes longer.
  const head = cutWhole(text, length);
  const escaped = head.replace(UNPRINTABLE, escapeCharacter);
  if (head.length === text.length && escaped.length <= length) return escaped;
  return `${cutWhole(escaped, length - 1)}…`;
}

function escapeCharacter(character: string): string {
  let escaped = "";
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}

/** Cut to at most `length` units, not between the halves of a surrogate pair. */
export function cutWhole(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

const MAX_POINTER_CHARACTERS = 1_024;

/** A JSON Pointer for a message: each segment as {@link printableName} has it; `/` for the root; bounded as a whole. */
export function printablePointer(pointer: string): string {
  if (pointer === "") return "/";
  // A pointer may be as long as a whole document: cut before it is taken apart.
  const head = pointer.length > MAX_POINTER_CHARACTERS ? `${pointer.slice(0, MAX_POINTER_CHARACTERS - 1)}…` : pointer;
  return head.split("/").map(printableName).join("/");
}
