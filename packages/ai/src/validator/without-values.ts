/** Beyond it a sentence is cut before it is looked at: more than is ever shown of it. */
const MAX_CHARACTERS = 1_024;

/** Scalars that are looked for; a validator's words about a larger value are not told. */
const MAX_SCALARS = 1_000;

/** Libraries cut long texts that they quote: their beginning counts as the whole. */
const PREFIX = 24;

const TAKEN_OUT = "…";
const QUOTES: ReadonlySet<string> = new Set(['"', "'", "`", "“", "”", "‘", "’", "«", "»"]);
const WORD = /[\p{L}\p{N}_]/u;

/**
 * A validator's sentence without the value it is about, since libraries quote it: Valibot says `received "…"`, ArkType
 * `(was "…")`. A number goes wherever it stands, and a text of three characters or more; a shorter text only in quotes, or
 * nothing would be left of the sentence. Of a list or object, its texts go only in quotes and its numbers from three
 * characters: a sentence about several members names them and their literals. Undefined where the value holds too much.
 */
export function withoutValues(sentence: string, value: unknown): string | undefined {
  const scalars = scalarsOf(value);
  if (scalars === undefined) return undefined;
  let words = sentence.slice(0, MAX_CHARACTERS);
  const isInside = typeof value === "object" && value !== null;
  // The longest first: one may be a part of another.
  for (const scalar of scalars.toSorted((left, right) => lengthOf(right) - lengthOf(left))) {
    const mayStandAlone = typeof scalar === "number" ? !isInside || isLong(scalar) : !isInside && isLong(scalar);
    for (const text of formsOf(scalar)) words = takeOut(words, text, mayStandAlone);
  }
  return words;
}

type Scalar = string | number;

/** Shorter ones are words of any sentence, or bounds in it. */
function isLong(scalar: Scalar): boolean {
  return String(scalar).length >= 3;
}

function lengthOf(scalar: Scalar): number {
  return typeof scalar === "string" ? scalar.length : 0;
}

/** As it is, and as JSON escapes it. */
function formsOf(scalar: Scalar): readonly string[] {
  if (typeof scalar === "number") return [String(scalar)];
  const text = scalar.slice(0, MAX_CHARACTERS);
  if (text === "") return [];
  const escaped = JSON.stringify(text).slice(1, -1);
  return escaped === text ? [text] : [text, escaped];
}

function scalarsOf(root: unknown): readonly Scalar[] | undefined {
  const scalars = new Set<Scalar>();
  const waiting: unknown[] = [root];
  let seen = 0;
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    seen += 1;
    if (seen > MAX_SCALARS) return undefined;
    if (typeof value === "string" || typeof value === "number") scalars.add(value);
    else if (typeof value === "object" && value !== null) {
      const members: readonly unknown[] = Object.values(value);
      if (members.length > MAX_SCALARS) return undefined;
      waiting.push(...members);
    }
  }
  return [...scalars];
}

function takeOut(sentence: string, text: string, mayStandAlone: boolean): string {
  const start = text.slice(0, PREFIX);
  let words = "";
  let rest = 0;
  for (let at = sentence.indexOf(start); at >= 0; at = sentence.indexOf(start, Math.max(at + 1, rest))) {
    const end = at + commonLength(sentence, at, text);
    if (!isQuotation(sentence, at, end, text, mayStandAlone)) continue;
    words += sentence.slice(rest, at) + TAKEN_OUT;
    rest = end;
  }
  return words + sentence.slice(rest);
}

function commonLength(sentence: string, at: number, text: string): number {
  let length = Math.min(PREFIX, text.length);
  while (length < text.length && sentence[at + length] === text[length]) length += 1;
  return length;
}

function isQuotation(sentence: string, at: number, end: number, text: string, mayStandAlone: boolean): boolean {
  const before = sentence[at - 1] ?? " ";
  const after = sentence[end] ?? " ";
  // Cut by whoever quoted it, so that nothing stands around it as around the whole.
  if (end - at < text.length) return true;
  if (QUOTES.has(before) && QUOTES.has(after)) return true;
  return mayStandAlone && !(joins(before) && joins(text.at(0))) && !(joins(after) && joins(text.at(-1)));
}

function joins(character: string | undefined): boolean {
  return character !== undefined && WORD.test(character);
}
