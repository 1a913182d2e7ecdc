import { isDigit, isHexDigit, isLetter } from "./ascii.ts";
import { isIpv6Range } from "./ipv6.ts";
import { isInternationalCharacter, isPrivateCharacter } from "./iri-characters.ts";

const PERCENT = 37;
const SLASH = 47;
const COLON = 58;
const OPENING_BRACKET = 91;
const DOT = 46;

/** The classes of RFC 3986, section 2, as bits. */
const REGISTERED_NAME = 1;
const USER_INFO = 2;
const PATH = 4;
const QUERY = 8;
const FRAGMENT = 16;

/** Of each ASCII character, the classes that hold it. */
const CLASSES: Uint8Array = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(128);
  const everywhere = REGISTERED_NAME | USER_INFO | PATH | QUERY | FRAGMENT;
  const rows: readonly (readonly [characters: string, classes: number])[] = [
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~", everywhere],
    ["!$&'()*+,;=", everywhere],
    [":", USER_INFO | PATH | QUERY | FRAGMENT],
    ["@/", PATH | QUERY | FRAGMENT],
    ["?", QUERY | FRAGMENT],
  ];
  for (const [characters, classes] of rows) {
    for (const character of characters) table[character.charCodeAt(0)] = classes;
  }
  return table;
}

/** What a reference may hold: `uri` is ASCII (RFC 3986), `iri` more (RFC 3987). */
export type ReferenceKind = "uri" | "iri";

/** Whether all from `start` to `end` is of a class, or `%` and two hexadecimal digits, or, in an IRI, beyond ASCII. */
function isRun(text: string, start: number, end: number, bits: number, kind: ReferenceKind): boolean {
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === PERCENT) {
      if (at + 2 >= end || !isHexDigit(text.charCodeAt(at + 1)) || !isHexDigit(text.charCodeAt(at + 2))) return false;
      at += 3;
    } else if (code < 128) {
      if (((CLASSES[code] ?? 0) & bits) === 0) return false;
      at += 1;
    } else {
      const point = text.codePointAt(at) ?? 0;
      if (kind === "uri") return false;
      if (!isInternationalCharacter(point) && !(bits === QUERY && isPrivateCharacter(point))) return false;
      at += point > 0xffff ? 2 : 1;
    }
  }
  return true;
}

/** Whether `start` to `end` is `v` HEX+ `.` and at least one character of a user info: IPvFuture. */
function isFutureAddress(text: string, start: number, end: number): boolean {
  if ((text.charCodeAt(start) | 32) !== 118) return false;
  let at = start + 1;
  while (at < end && isHexDigit(text.charCodeAt(at))) at += 1;
  if (at === start + 1 || text.charCodeAt(at) !== DOT || at + 1 >= end) return false;
  for (at += 1; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127 || ((CLASSES[code] ?? 0) & USER_INFO) === 0) return false;
  }
  return true;
}

function isPort(text: string, start: number, end: number): boolean {
  if (start === end) return true;
  if (text.charCodeAt(start) !== COLON) return false;
  for (let at = start + 1; at < end; at += 1) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

/** RFC 3986, section 3.2. A host that looks like IPv4 is a registered name where it is no address: both are permitted. */
function isAuthority(text: string, start: number, end: number, kind: ReferenceKind): boolean {
  let host = start;
  // An "@" is only before the host: a second one fails as part of it.
  const at = indexBefore(text, "@", start, end);
  if (at < end) {
    if (!isRun(text, start, at, USER_INFO, kind)) return false;
    host = at + 1;
  }
  if (text.charCodeAt(host) === OPENING_BRACKET && host < end) {
    const closing = indexBefore(text, "]", host, end);
    if (closing === end) return false;
    const literal = isIpv6Range(text, host + 1, closing) || isFutureAddress(text, host + 1, closing);
    return literal && isPort(text, closing + 1, end);
  }
  const colon = indexBefore(text, ":", host, end);
  return isRun(text, host, colon, REGISTERED_NAME, kind) && isPort(text, colon, end);
}

/** Where the first such character between `start` and `end` is, or `end`. */
function indexBefore(text: string, character: string, start: number, end: number): number {
  const at = text.indexOf(character, start);
  return at < 0 || at > end ? end : at;
}

/** Where the scheme and its colon end (RFC 3986, section 3.1), or 0 where there is none. */
function readScheme(text: string): number {
  if (!isLetter(text.charCodeAt(0))) return 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON) return at + 1;
    // "+", "-", "."
    if (!isLetter(code) && !isDigit(code) && code !== 43 && code !== 45 && code !== DOT) return 0;
  }
  return 0;
}

/** Whether a text is a URI or IRI with a scheme, or, where `relative` permits it, a reference without (RFC 3986, section 4.1). */
export function isReference(text: string, kind: ReferenceKind, relative: boolean): boolean {
  const start = readScheme(text);
  if (start === 0 && !relative) return false;
  const hash = indexBefore(text, "#", start, text.length);
  const question = indexBefore(text, "?", start, hash);
  if (hash < text.length && !isRun(text, hash + 1, text.length, FRAGMENT, kind)) return false;
  if (question < hash && !isRun(text, question + 1, hash, QUERY, kind)) return false;

  let path = start;
  if (question - start >= 2 && text.charCodeAt(start) === SLASH && text.charCodeAt(start + 1) === SLASH) {
    path = indexBefore(text, "/", start + 2, question);
    if (!isAuthority(text, start + 2, path, kind)) return false;
  } else if (start === 0) {
    // A colon in the first segment would make it a scheme (path-noscheme, section 4.2).
    const slash = indexBefore(text, "/", 0, question);
    if (indexBefore(text, ":", 0, slash) < slash) return false;
  }
  return isRun(text, path, question, PATH, kind);
}
