/**
 * What moves a cursor, reorders or hides text, or cannot be drawn: control characters, bidirectional marks, line
 * separators, halves of surrogate pairs, and all that a renderer may ignore (Unicode: Default_Ignorable_Code_Point; of
 * these the two variation selectors of emoji stay).
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

const SHORT: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** The text in one line, as a person can read it: what cannot be seen, or deceives, stands as `\n`, `\u202e`. */
export function printableText(text: string): string {
  return text.replace(UNPRINTABLE, (character) => SHORT.get(character) ?? escapeUnits(character));
}

function escapeUnits(character: string): string {
  let escaped = "";
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}

/** A text that was cut, and how many code points were cut off. */
export interface CutText {
  readonly text: string;
  readonly omitted: number;
}

/** The first `most` code points; never half of a surrogate pair. */
export function cutCodePoints(text: string, most: number): CutText {
  if (text.length <= most) return { text, omitted: 0 };
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1) end += unitsAt(text, end);
  let omitted = 0;
  for (let at = end; at < text.length; at += unitsAt(text, at)) omitted += 1;
  return { text: text.slice(0, end), omitted };
}

function unitsAt(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}

/** One line of at most `most` code points, the mark of the cut among them. */
export function printableLine(text: string, most: number): string {
  const cut = cutCodePoints(text, most);
  const line = cutCodePoints(printableText(cut.text), most);
  if (cut.omitted === 0 && line.omitted === 0) return line.text;
  return `${cutCodePoints(line.text, most - 1).text}…`;
}
