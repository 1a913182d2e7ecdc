import { isDigit, isHexDigit, isLetter, skipDigits } from "./ascii.ts";
import { isPrivateCharacter, isUcsCharacter } from "./iri-characters.ts";

const PERCENT = 37;
const STAR = 42;
const COMMA = 44;
const DOT = 46;
const COLON = 58;
const UNDERSCORE = 95;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;

/** `op-level2`, `op-level3` and `op-reserve` of RFC 6570, section 2.2. */
const OPERATORS = "+#./;?&=,!@|";

/** ASCII that no literal may hold beside controls, space and `%` (section 2.1). The apostrophe may stand: erratum 6937. */
const NO_LITERAL: ReadonlySet<number> = new Set(Array.from('"<>\\^`{|}', (character) => character.charCodeAt(0)));

function isTriplet(text: string, index: number): boolean {
  return (
    text.charCodeAt(index) === PERCENT &&
    isHexDigit(text.charCodeAt(index + 1)) &&
    isHexDigit(text.charCodeAt(index + 2))
  );
}

/** Where the literal character at `index` ends, or -1 where none may stand. */
function readLiteral(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code === PERCENT) return isTriplet(text, index) ? index + 3 : -1;
  if (code < 128) return code > 32 && code !== 127 && !NO_LITERAL.has(code) ? index + 1 : -1;
  const point = text.codePointAt(index) ?? 0;
  if (!isUcsCharacter(point) && !isPrivateCharacter(point)) return -1;
  return index + (point > 0xffff ? 2 : 1);
}

/** Where the `varname` at `start` ends (section 2.3): dots only between characters. -1 where there is none. */
function readName(text: string, start: number): number {
  let at = start;
  let afterCharacter = false;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isLetter(code) || isDigit(code) || code === UNDERSCORE) at += 1;
    else if (code === PERCENT) {
      if (!isTriplet(text, at)) return -1;
      at += 3;
    } else if (code === DOT && afterCharacter) {
      afterCharacter = false;
      at += 1;
      continue;
    } else break;
    afterCharacter = true;
  }
  return afterCharacter ? at : -1;
}

/** Where the modifier at `start` ends (section 2.4): `*`, `:` and a length below 10000, or nothing. -1 where it is wrong. */
function readModifier(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (code === STAR) return start + 1;
  if (code !== COLON) return start;
  const end = skipDigits(text, start + 1);
  const digits = end - start - 1;
  return digits >= 1 && digits <= 4 && text.charAt(start + 1) !== "0" ? end : -1;
}

/** Where the expression behind the `{` before `start` ends, with its `}`. -1 where it is wrong. */
function readExpression(text: string, start: number): number {
  let at = start < text.length && OPERATORS.includes(text.charAt(start)) ? start + 1 : start;
  while (at < text.length) {
    const name = readName(text, at);
    at = name < 0 ? -1 : readModifier(text, name);
    if (at < 0) return -1;
    const code = text.charCodeAt(at);
    if (code === CLOSING_BRACE) return at + 1;
    if (code !== COMMA) return -1;
    at += 1;
  }
  return -1;
}

/** `uri-template`: a URI Template of RFC 6570, section 2, of any level (JSON Schema 2020-12 validation, 7.3.6). */
export function isUriTemplate(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    at = text.charCodeAt(at) === OPENING_BRACE ? readExpression(text, at + 1) : readLiteral(text, at);
    if (at < 0) return false;
  }
  return true;
}
