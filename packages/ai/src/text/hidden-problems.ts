import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  findClosingQuote,
  isDigit,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "./characters.ts";
import { lossOfNumber } from "./lossy-number.ts";
import { pointerInText, type TextPointer } from "./pointer-in-text.ts";
import { createSeenKeys } from "./seen-keys.ts";

/** Something in a text that the value which `JSON.parse` makes of it no longer shows. */
export interface HiddenProblem extends TextPointer {
  readonly kind: "duplicate_key" | "unsafe_number" | "lone_surrogate";
  /** UTF-16 offset of the repeated key's opening quote, the literal's first character, the string's opening quote. */
  readonly offset: number;
}

/** What to look for, and how much of it to list. */
export interface HiddenProblemOptions {
  /** Each further occurrence of a key in one object, whatever escapes it is written with. */
  readonly duplicateKeys: boolean;
  /** Integers that a double cannot hold. Literals that overflow to infinity are always found. */
  readonly unsafeNumbers: boolean;
  /** Half a surrogate pair in a key or string, raw or escaped. A pair may be half raw and half escaped. */
  readonly loneSurrogates: boolean;
  /** Most problems that are listed. */
  readonly limit: number;
}

/** The first problems of a text, in its order, and how many more there are. */
export interface HiddenProblems {
  readonly problems: readonly HiddenProblem[];
  readonly omitted: number;
}

/**
 * Finds what parsing hides. The text must be one that `JSON.parse` accepts (any other may throw a `SyntaxError`).
 * Iterative, at any depth; linear in time, and in memory: a number for each level and the keys of the open objects.
 * Pointers are of the member, for keys as well, and at most 1,024 characters long.
 */
export function findHiddenProblems(text: string, options: HiddenProblemOptions): HiddenProblems {
  const loneSurrogates = options.loneSurrogates && MAYBE_LONE.test(text);
  const problems: HiddenProblem[] = [];
  const place: number[] = [];
  const seen = createSeenKeys();
  let omitted = 0;
  let keyNext = false;

  function report(kind: HiddenProblem["kind"], offset: number): void {
    if (problems.length < options.limit) problems.push({ kind, ...pointerInText(text, place), offset });
    else omitted++;
  }

  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    switch (code) {
      case QUOTE: {
        const closing = findClosingQuote(text, offset);
        if (keyNext) {
          keyNext = false;
          place[place.length - 1] = offset;
          if (options.duplicateKeys && !seen.add(readKey(text, offset, closing))) report("duplicate_key", offset);
        }
        if (loneSurrogates && hasLoneSurrogate(text.slice(offset + 1, closing))) report("lone_surrogate", offset);
        offset = closing;
        break;
      }
      case OPEN_BRACE:
        place.push(0);
        seen.open();
        keyNext = true;
        break;
      case OPEN_BRACKET:
        place.push(~0);
        break;
      case CLOSE_BRACE:
        place.pop();
        seen.close();
        keyNext = false;
        break;
      case CLOSE_BRACKET:
        place.pop();
        break;
      case COMMA: {
        const step = place[place.length - 1] ?? 0;
        if (step < 0) place[place.length - 1] = step - 1;
        else keyNext = true;
        break;
      }
      default: {
        if (code !== MINUS && !isDigit(code)) break;
        const end = findNumberEnd(text, offset);
        const loss = lossOfNumber(text.slice(offset, end));
        if (loss === "overflow" || (loss === "rounded" && options.unsafeNumbers)) report("unsafe_number", offset);
        offset = end - 1;
      }
    }
  }
  return { problems, omitted };
}

/** The key that stands between two quotes, its first quote kept: cheaper than to cut twice, and equal for equal keys. */
function readKey(text: string, opening: number, closing: number): string {
  const raw = text.slice(opening, closing);
  return raw.includes("\\") ? `"${String(JSON.parse(`${raw}"`))}` : raw;
}

function findNumberEnd(text: string, start: number): number {
  let end = start + 1;
  // None of these characters can follow a number, so that its grammar need not be told again.
  while (isDigit(text.charCodeAt(end)) || NUMBER_SIGNS.has(text.charCodeAt(end))) end++;
  return end;
}

const NUMBER_SIGNS: ReadonlySet<number> = new Set(Array.from(".eE+-", (character) => character.charCodeAt(0)));

/** A raw half, or an escape that may be one: without it there is none, and most texts are done with in one look. */
const MAYBE_LONE = /\p{Surrogate}|\\u[dD][89a-fA-F]/u;

function hasLoneSurrogate(raw: string): boolean {
  return MAYBE_LONE.test(raw) && /\p{Surrogate}/u.test(String(JSON.parse(`"${raw}"`)));
}
