import { CLOSE_BRACE, isWhitespace, OPEN_BRACE, skipWhitespace } from "./characters.ts";
import { isJsonText } from "./scan-json.ts";

/**
 * Whether a string is itself the JSON text of an object: arguments that were encoded twice. Almost every other
 * string is told by its first or last character; the rest costs one linear scan that builds nothing.
 */
export function holdsJsonObject(text: string): boolean {
  if (text.charCodeAt(skipWhitespace(text, 0)) !== OPEN_BRACE) return false;
  let last = text.length - 1;
  while (isWhitespace(text.charCodeAt(last))) last--;
  return text.charCodeAt(last) === CLOSE_BRACE && isJsonText(text);
}
