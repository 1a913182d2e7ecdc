import { DIGIT_0, DOT, isDigit, MINUS, PLUS } from "../text/characters.ts";

/** How far a number literal has come (RFC 8259, section 6). */
const NUMBER_MINUS = 0;
const NUMBER_ZERO = 1;
const NUMBER_INTEGER = 2;
const NUMBER_DOT = 3;
const NUMBER_FRACTION = 4;
const NUMBER_E = 5;
const NUMBER_SIGN = 6;
const NUMBER_EXPONENT = 7;

/** The character cannot continue the number. */
export const NUMBER_OVER = -1;

/** Where the first character of a number leads: a minus or a digit. */
export function numberStart(code: number): number {
  if (code === MINUS) return NUMBER_MINUS;
  return code === DIGIT_0 ? NUMBER_ZERO : NUMBER_INTEGER;
}

/** Where the next character leads, or {@link NUMBER_OVER}. */
export function numberNext(state: number, code: number): number {
  if (isDigit(code)) return state === NUMBER_INTEGER || state === NUMBER_FRACTION ? state : afterDigit(state, code);
  if (code === DOT) return state === NUMBER_ZERO || state === NUMBER_INTEGER ? NUMBER_DOT : NUMBER_OVER;
  if ((code | 0x20) === 0x65) return canEnd(state) && state !== NUMBER_EXPONENT ? NUMBER_E : NUMBER_OVER;
  return (code === PLUS || code === MINUS) && state === NUMBER_E ? NUMBER_SIGN : NUMBER_OVER;
}

function afterDigit(state: number, code: number): number {
  switch (state) {
    case NUMBER_MINUS:
      return code === DIGIT_0 ? NUMBER_ZERO : NUMBER_INTEGER;
    case NUMBER_ZERO:
      return NUMBER_OVER;
    case NUMBER_DOT:
      return NUMBER_FRACTION;
    case NUMBER_E:
    case NUMBER_SIGN:
      return NUMBER_EXPONENT;
    default:
      return state;
  }
}

/** Whether a number may end here. */
export function canEnd(state: number): boolean {
  return state === NUMBER_ZERO || state === NUMBER_INTEGER || state === NUMBER_FRACTION || state === NUMBER_EXPONENT;
}
