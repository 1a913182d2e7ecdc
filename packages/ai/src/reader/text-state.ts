// Where the reading of a text stands (RFC 8259).

/** What the grammar wants next; whitespace may come first. */
export const VALUE = 0;
export const FIRST_ITEM = 1;
export const FIRST_KEY = 2;
export const KEY = 3;
export const BEFORE_COLON = 4;
export const SEPARATOR = 5;
export const END = 6;
/** Inside of a token. */
export const IN_STRING = 7;
export const IN_ESCAPE = 8;
export const IN_NUMBER = 9;
export const IN_LITERAL = 10;
/** In a key that was the expected one so far. */
export const IN_EXPECTED_KEY = 11;
export const REFUSED = 12;
