import type { TextHint } from "../issues/issue.ts";
import { CLOSE_BRACE, CLOSE_BRACKET, skipWhitespace } from "./characters.ts";
import { type JsonScan, scanJsonValue } from "./scan-json.ts";

/** Where and how a text stops being JSON. Nothing of the text is in it. */
export interface JsonDiagnosis {
  /** UTF-16 offset of the first character that cannot continue a JSON text; the length of the text where it was cut off. */
  readonly offset: number;
  /** What the text looks like, where that can be told. */
  readonly hint?: TextHint;
  /** The text is the beginning of some longer JSON text: nothing in it is wrong, something is missing. Empty text is one. */
  readonly truncated: boolean;
}

/**
 * Says where and how a text that `JSON.parse` refused goes wrong; the engine's own message has the place in
 * some engines only, and quotes the text. Finds something exactly when `JSON.parse` throws; for a JSON text the answer
 * is its length and nothing more. Linear, at any depth.
 *
 * A fence or a byte order mark counts only before anything but whitespace; control characters only inside strings,
 * and not right after a backslash, where what was meant is unclear. Never gives `double_encoded`: such a text is
 * JSON (see `holdsJsonObject`).
 */
export function diagnoseJson(text: string): JsonDiagnosis {
  const scan = scanJsonValue(text, 0);
  if (scan.complete) return diagnoseRest(text, scan.offset);
  const { offset } = scan;
  if (offset === text.length) {
    return { offset, hint: skipWhitespace(text, 0) === offset ? "empty" : "truncated", truncated: true };
  }
  const hint = hintAt(text, scan);
  return hint === undefined ? { offset, truncated: false } : { offset, hint, truncated: false };
}

/** The root value ended before `end`: only whitespace may follow. */
function diagnoseRest(text: string, end: number): JsonDiagnosis {
  const offset = skipWhitespace(text, end);
  if (offset === text.length) return { offset, truncated: false };
  return {
    offset,
    hint: startsAnotherValue(text, end, offset) ? "multiple_values" : "trailing_text",
    truncated: false,
  };
}

/** Whether a whole value begins at `offset`, and not merely the rest of a word or number, as in `007` or `{}2nd`. */
function startsAnotherValue(text: string, end: number, offset: number): boolean {
  if (offset === end && isWordAt(text, end - 1) && isWordAt(text, end)) return false;
  const next = scanJsonValue(text, offset);
  return next.complete && !(isWordAt(text, next.offset - 1) && isWordAt(text, next.offset));
}

function hintAt(text: string, { offset, place }: JsonScan): TextHint | undefined {
  switch (place) {
    case "value":
    case "first_item":
      return hintAtStart(text, offset) ?? hintOfValue(text, offset);
    case "item":
      return text.charCodeAt(offset) === CLOSE_BRACKET ? "trailing_comma" : hintOfValue(text, offset);
    case "key":
      return text.charCodeAt(offset) === CLOSE_BRACE ? "trailing_comma" : hintOfQuote(text, offset);
    case "first_key":
      return hintOfQuote(text, offset);
    case "string":
      return "control_character";
    case "number":
      return text[offset - 1] === "-" ? hintOfWord(text, offset) : undefined;
    case "colon":
    case "separator":
    case "escape":
    case "literal":
      return undefined;
  }
}

function hintAtStart(text: string, offset: number): TextHint | undefined {
  if (skipWhitespace(text, 0) !== offset) return undefined;
  if (text[offset] === "\ufeff") return "byte_order_mark";
  return text.startsWith("```", offset) || text.startsWith("~~~", offset) ? "fenced" : undefined;
}

function hintOfValue(text: string, offset: number): TextHint | undefined {
  return hintOfQuote(text, offset) ?? hintOfWord(text, offset);
}

function hintOfQuote(text: string, offset: number): TextHint | undefined {
  return text[offset] === "'" ? "single_quotes" : undefined;
}

const FOREIGN_LITERALS: readonly string[] = ["NaN", "Infinity", "True", "False", "None", "undefined"];

function hintOfWord(text: string, offset: number): TextHint | undefined {
  const word = FOREIGN_LITERALS.find((literal) => text.startsWith(literal, offset));
  return word !== undefined && !isWordAt(text, offset + word.length) ? "nonstandard_literal" : undefined;
}

/** A character that words and numbers are made of. False outside the text. */
function isWordAt(text: string, offset: number): boolean {
  return /^[\p{L}\p{N}_$.]$/u.test(text.charAt(offset));
}
