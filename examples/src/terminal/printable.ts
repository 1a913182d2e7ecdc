/** What moves a cursor, starts an escape sequence, or reorders and hides text. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text of others for one line of a terminal: whatever is not to be seen as it is stands there escaped. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

/** The beginning and the end of a text that is longer than `length`, with what was left out counted. */
export function elide(text: string, length: number): string {
  if (text.length <= length) return text;
  const note = ` … ${(text.length - length).toLocaleString("en-US")} more characters … `;
  const tail = Math.floor(length / 4);
  return `${text.slice(0, length - tail)}${note}${text.slice(-tail)}`;
}
