/** Longest name that is shown, in UTF-16 units; a model may make keys of any length. */
const MAX_NAME = 64;

/**
 * Control characters, line and paragraph separators, marks that reorder or hide text (bidirectional controls, zero
 * width, tags) and halves of surrogate pairs: what would break a log line or deceive its reader.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name that a model, a server or a schema chose, safe to show: escaped and cut to 64 characters. */
export function displayName(name: string): string {
  // Escaping makes longer, so the cut comes first and the work is bounded.
  const isCut = name.length > MAX_NAME;
  const escaped = (isCut ? name.slice(0, MAX_NAME) : name).replace(UNSAFE, escapeCharacter);
  if (!isCut && escaped.length <= MAX_NAME) return escaped;
  return `${cutWhole(escaped, MAX_NAME - 1)}…`;
}

function escapeCharacter(character: string): string {
  return [...unitsOf(character)].map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

function* unitsOf(text: string): Generator<number> {
  for (let index = 0; index < text.length; index += 1) yield text.charCodeAt(index);
}

/** Cut to at most `length` units, not between the halves of a surrogate pair. */
export function cutWhole(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
