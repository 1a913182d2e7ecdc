import { parsePattern } from "./parse-pattern.ts";
import { compilePattern } from "./pattern-program.ts";
import { PatternRefusal } from "./pattern-refusal.ts";
import { searchCost, type SearchCost } from "./search-cost.ts";
import { searchTables } from "./search-tables.ts";
import type { PatternNode } from "./pattern-tree.ts";

/**
 * Whether a pattern is shown to be linear, and if not, why and what to write: a clause about "it", without the text
 * of the pattern.
 */
export type PatternLinearity = { readonly linear: true } | { readonly linear: false; readonly reason: string };

/** Longer patterns are refused unread; the longest in 2,000 tools of MCP servers has 400 characters. */
export const MAX_PATTERN_LENGTH = 10_000;

// About 5 ms. The patterns of 2,000 real tools take at most 2,600, half of them 25.
const MAX_MOVES = 25_000;

// For the choice between two reasons.
const MAX_MOVES_FOR_REASON = 10_000;

/** The counts up to which repetitions are unrolled, from cheap to exact. */
const UNROLLED_COUNTS = [1, 32, Infinity];

const SEARCHES_ANEW =
  "a search that starts at any character walks over the same text again and again; begin every alternative with ^, and leave out what may stand before or behind the part that has to be there";
const AMBIGUOUS =
  "one text can be matched in too many ways, because a repetition meets another one, or itself, on the same characters; put something between them, and between two rounds, that they cannot take";
const UNDECIDED =
  "it leaves too much open to be checked; use fewer counts and alternatives, and no repetition beside another one on the same characters";

/**
 * What the patterns of one schema may take together, of which each takes its part; at most 25,000 each.
 */
export interface PatternAllowance {
  moves: number;
}

/**
 * Decides whether a backtracking engine answers `new RegExp(pattern, "u").test(text)` in time linear in any text:
 * at most 128 steps a character. Sound, not complete: `linear: true` holds always; a harmless pattern may be refused,
 * then the reason tells what to write. Bounded: some milliseconds for the worst pattern. Never throws.
 *
 * `allowance` is what several patterns share; without it each has its own.
 *
 * The caller has seen the pattern compile with the flag `u`. A linear pattern can still overflow the engine's
 * backtracking stack (V8: a `RangeError` from a group repeated over some millions of characters), so that
 * whoever runs it on long text has to catch that.
 */
export function checkPatternLinear(
  pattern: string,
  allowance: PatternAllowance = { moves: MAX_MOVES },
): PatternLinearity {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    return { linear: false, reason: `it is longer than ${MAX_PATTERN_LENGTH} characters` };
  }
  try {
    const reason = reasonAgainst(parsePattern(pattern), allowance);
    return reason === undefined ? { linear: true } : { linear: false, reason };
  } catch (error) {
    if (error instanceof PatternRefusal) return { linear: false, reason: error.message };
    throw error;
  }
}

function reasonAgainst(root: PatternNode, allowance: PatternAllowance): string | undefined {
  const granted = Math.min(MAX_MOVES, allowance.moves);
  const budget = { moves: granted };
  const reason = searchReason(root, budget);
  allowance.moves -= granted - budget.moves + (reason === undefined ? 0 : MAX_MOVES_FOR_REASON);
  return reason;
}

function searchReason(root: PatternNode, budget: { moves: number }): string | undefined {
  for (const maxCount of UNROLLED_COUNTS) {
    const program = compilePattern(root, maxCount);
    const tables = searchTables(program);
    let cost: SearchCost = searchCost(tables, { restart: true, endsAtMatch: false, budget });
    if (cost !== "bounded" && program.exact) cost = searchCost(tables, { restart: true, endsAtMatch: true, budget });
    if (cost === "bounded") return undefined;
    if (program.simplified) continue;
    const options = { restart: false, endsAtMatch: false, budget: { moves: MAX_MOVES_FOR_REASON } };
    if (searchCost(tables, options) === "bounded") return SEARCHES_ANEW;
    return cost === "unknown" ? UNDECIDED : AMBIGUOUS;
  }
  return UNDECIDED;
}
