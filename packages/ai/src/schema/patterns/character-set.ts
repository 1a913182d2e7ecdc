/** The first and the last code point of a run, both included. */
export type CodePointRange = readonly [first: number, last: number];

/**
 * The code points that one step of a pattern takes. `exact: false` marks a superset (`\p{…}`, known exactly
 * only where `KNOWN` says), which may stand for the real set wherever "could this character be taken?" is asked.
 */
export interface CharacterSet {
  /** Sorted, disjoint, not touching each other. */
  readonly ranges: readonly CodePointRange[];
  readonly exact: boolean;
}

export const LAST_CODE_POINT = 0x10ffff;

/**
 * Where a superset is exact: Latin-1 and all that `\s` takes, which is what separates words in patterns. The rest
 * would need the Unicode tables.
 */
export const KNOWN: readonly CodePointRange[] = [
  [0x00, 0xff],
  [0x1680, 0x1680],
  [0x2000, 0x206f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** Sorts and joins ranges that may overlap. */
export function characterSet(ranges: readonly CodePointRange[], exact = true): CharacterSet {
  const joined: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const previous = joined.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else joined.push([first, last]);
  }
  return { ranges: joined, exact };
}

export function singleCharacter(codePoint: number): CharacterSet {
  return { ranges: [[codePoint, codePoint]], exact: true };
}

export function union(sets: readonly CharacterSet[]): CharacterSet {
  return characterSet(
    sets.flatMap((set) => set.ranges),
    sets.every((set) => set.exact),
  );
}

/**
 * What is not in `set`. The complement of a superset would be too small, so that everything is taken again
 * where the superset may be too large.
 */
export function complement(set: CharacterSet): CharacterSet {
  const outside = gaps(set.ranges);
  return set.exact ? { ranges: outside, exact: true } : characterSet([...outside, ...UNKNOWN], false);
}

function gaps(ranges: readonly CodePointRange[]): readonly CodePointRange[] {
  const outside: CodePointRange[] = [];
  let next = 0;
  for (const [first, last] of ranges) {
    if (first > next) outside.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= LAST_CODE_POINT) outside.push([next, LAST_CODE_POINT]);
  return outside;
}

/** Where a superset takes everything: what is not `KNOWN`. */
export const UNKNOWN: readonly CodePointRange[] = gaps(KNOWN);

function fromText(ranges: readonly string[]): CharacterSet {
  return characterSet(ranges.map((range) => [range.codePointAt(0) ?? 0, range.codePointAt(range.length - 1) ?? 0]));
}

// ECMA-262, CharacterClassEscape and Atom `.`, under the flag `u` without `i` and `s`.
const DIGITS = fromText(["09"]);
const WORD = fromText(["09", "AZ", "__", "az"]);
const SPACE = fromText([
  "\u0009\u000d",
  "\u0020",
  "\u00a0",
  "\u1680",
  "\u2000\u200a",
  "\u2028\u2029",
  "\u202f",
  "\u205f",
  "\u3000",
  "\ufeff",
]);

/** What `.` takes. */
export const NOT_LINE_END: CharacterSet = complement(fromText(["\n", "\r", "\u2028\u2029"]));

/** The set of `\d`, `\D`, `\s`, `\S`, `\w` and `\W`, by their letter. */
export const CLASS_ESCAPES: ReadonlyMap<string, CharacterSet> = new Map([
  ["d", DIGITS],
  ["D", complement(DIGITS)],
  ["s", SPACE],
  ["S", complement(SPACE)],
  ["w", WORD],
  ["W", complement(WORD)],
]);
