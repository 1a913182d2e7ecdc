const MAX_NAME_CHARACTERS = 64;

// C0, DEL, C1, line and paragraph separators, direction marks and overrides, zero-width and byte order marks, lone
// surrogates: what moves a cursor, breaks a line of a log, or hides text from its reader.
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uD800-\uDFFF]/gu;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A name that somebody else chose, fit for one line of a message: control characters escaped, cut at 64 characters. */
export function printableName(name: string): string {
  const cut = name.length > MAX_NAME_CHARACTERS ? `${name.slice(0, MAX_NAME_CHARACTERS - 1)}…` : name;
  return cut.replace(UNPRINTABLE, escapeCharacter);
}

const MAX_POINTER_CHARACTERS = 1_024;

/** A JSON Pointer for a message: each segment as {@link printableName} has it; `/` for the root; bounded as a whole. */
export function printablePointer(pointer: string): string {
  if (pointer === "") return "/";
  // A pointer may be as long as a whole document: cut before it is taken apart.
  const head = pointer.length > MAX_POINTER_CHARACTERS ? `${pointer.slice(0, MAX_POINTER_CHARACTERS - 1)}…` : pointer;
  return head.split("/").map(printableName).join("/");
}
