import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DIGIT_0,
  DOT,
  isDigit,
  isHexDigit,
  LOWER_U,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  PLUS,
  QUOTE,
  skipWhitespace,
} from "./characters.ts";

/**
 * What the grammar wanted where a scan stopped. `first_` is the place right after the opening bracket,
 * where the closing one may stand as well; `separator` takes a comma or the closing bracket.
 */
type JsonPlace =
  | "value"
  | "first_item"
  | "item"
  | "first_key"
  | "key"
  | "colon"
  | "separator"
  | "string"
  | "escape"
  | "number"
  | "literal";

/** How far one JSON value reaches. */
export interface JsonScan {
  /** The value ends before `offset`. Otherwise the character at `offset` (or the end of the text) cannot continue it. */
  readonly complete: boolean;
  /** UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly place: JsonPlace;
}

/** Where a scan is. The functions below move it and say whether they got through. */
interface Cursor {
  offset: number;
  place: JsonPlace;
}

/**
 * Reads one JSON value (RFC 8259) from `from` on, whitespace before it included, and makes nothing of it.
 * Iterative: takes any depth. Linear in time; a byte of memory for each level of depth.
 */
export function scanJsonValue(text: string, from: number): JsonScan {
  const cursor: Cursor = { offset: from, place: "value" };
  let open = new Uint8Array(64);
  let depth = 0;
  for (;;) {
    cursor.offset = skipWhitespace(text, cursor.offset);
    const code = text.charCodeAt(cursor.offset);
    let valueEnded = false;
    switch (cursor.place) {
      case "first_key":
      case "key":
        if (code === QUOTE) {
          if (!scanString(text, cursor)) return stopped(cursor);
          cursor.place = "colon";
        } else if (code === CLOSE_BRACE && cursor.place === "first_key") {
          cursor.offset++;
          depth--;
          valueEnded = true;
        } else {
          return stopped(cursor);
        }
        break;
      case "colon":
        if (code !== COLON) return stopped(cursor);
        cursor.offset++;
        cursor.place = "value";
        break;
      case "separator": {
        const inObject = open[depth - 1] === OPEN_BRACE;
        if (code === COMMA) {
          cursor.place = inObject ? "key" : "item";
        } else if (code === (inObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
          depth--;
          valueEnded = true;
        } else {
          return stopped(cursor);
        }
        cursor.offset++;
        break;
      }
      default:
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
          if (depth === open.length) open = grown(open);
          open[depth++] = code;
          cursor.offset++;
          cursor.place = code === OPEN_BRACE ? "first_key" : "first_item";
        } else if (code === CLOSE_BRACKET && cursor.place === "first_item") {
          cursor.offset++;
          depth--;
          valueEnded = true;
        } else {
          if (!scanScalar(text, cursor, code)) return stopped(cursor);
          valueEnded = true;
        }
    }
    if (!valueEnded) continue;
    cursor.place = "separator";
    if (depth === 0) return { complete: true, offset: cursor.offset, place: "separator" };
  }
}

/** Whether `JSON.parse` would take the text. Builds nothing. */
export function isJsonText(text: string): boolean {
  const scan = scanJsonValue(text, 0);
  return scan.complete && skipWhitespace(text, scan.offset) === text.length;
}

function stopped(cursor: Cursor): JsonScan {
  return { complete: false, offset: cursor.offset, place: cursor.place };
}

function grown(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(array.length * 2);
  larger.set(array);
  return larger;
}

function scanScalar(text: string, cursor: Cursor, code: number): boolean {
  if (code === QUOTE) return scanString(text, cursor);
  if (code === MINUS || isDigit(code)) return scanNumber(text, cursor);
  const literal = LITERALS.get(code);
  return literal !== undefined && scanLiteral(text, cursor, literal);
}

const LITERALS: ReadonlyMap<number, string> = new Map(
  ["true", "false", "null"].map((word) => [word.charCodeAt(0), word]),
);

function scanLiteral(text: string, cursor: Cursor, literal: string): boolean {
  cursor.place = "literal";
  for (let index = 0; index < literal.length; index++, cursor.offset++) {
    if (text.charCodeAt(cursor.offset) !== literal.charCodeAt(index)) return false;
  }
  return true;
}

function scanString(text: string, cursor: Cursor): boolean {
  cursor.place = "string";
  let offset = cursor.offset + 1;
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code === QUOTE) {
      cursor.offset = offset + 1;
      return true;
    }
    // Also false for the NaN past the end.
    if (!(code >= 0x20)) {
      cursor.offset = offset;
      return false;
    }
    offset++;
    if (code !== BACKSLASH) continue;
    const end = scanEscape(text, offset);
    if (end < 0) {
      cursor.place = "escape";
      cursor.offset = ~end;
      return false;
    }
    offset = end;
  }
}

/** The end of the escape whose backslash stands before `offset`; `~` of the offending offset if it is none. */
function scanEscape(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (code !== LOWER_U) return SIMPLE_ESCAPES.has(code) ? offset + 1 : ~offset;
  for (let digit = offset + 1; digit <= offset + 4; digit++) {
    if (!isHexDigit(text.charCodeAt(digit))) return ~digit;
  }
  return offset + 5;
}

const SIMPLE_ESCAPES: ReadonlySet<number> = new Set(Array.from('"\\/bfnrt', (character) => character.charCodeAt(0)));

function scanNumber(text: string, cursor: Cursor): boolean {
  cursor.place = "number";
  if (text.charCodeAt(cursor.offset) === MINUS) cursor.offset++;
  if (text.charCodeAt(cursor.offset) === DIGIT_0) cursor.offset++;
  else if (!scanDigits(text, cursor)) return false;
  if (text.charCodeAt(cursor.offset) === DOT) {
    cursor.offset++;
    if (!scanDigits(text, cursor)) return false;
  }
  if ((text.charCodeAt(cursor.offset) | 0x20) !== 0x65) return true;
  cursor.offset++;
  const sign = text.charCodeAt(cursor.offset);
  if (sign === PLUS || sign === MINUS) cursor.offset++;
  return scanDigits(text, cursor);
}

function scanDigits(text: string, cursor: Cursor): boolean {
  const start = cursor.offset;
  while (isDigit(text.charCodeAt(cursor.offset))) cursor.offset++;
  return cursor.offset > start;
}
