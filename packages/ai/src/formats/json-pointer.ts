const SLASH = 47;

/** Whether the text from `start` to its end is a JSON Pointer: empty, or `/` before each token, `~` only as `~0` or `~1`. */
export function isJsonPointerFrom(text: string, start: number): boolean {
  if (start === text.length) return true;
  if (text.charCodeAt(start) !== SLASH) return false;
  for (let at = text.indexOf("~", start); at >= 0; at = text.indexOf("~", at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (next !== 48 && next !== 49) return false;
  }
  return true;
}

/**
 * `json-pointer`: the string form of RFC 6901, section 5 (JSON Schema 2020-12 validation, 7.3.7). Not the form in a URI fragment.
 */
export function isJsonPointer(text: string): boolean {
  return isJsonPointerFrom(text, 0);
}
