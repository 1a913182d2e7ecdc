import type { Closure } from "./program-closures.ts";
import type { SearchTables } from "./search-tables.ts";

/** Steps that the engine may take at one character of a text, over all ways and all starts of the search. */
export const MAX_STEPS_PER_CHARACTER = 128;

/** The same before the first character, where an anchored pattern tries its alternatives once. */
export const MAX_STEPS_AT_START = 1_024;

/** `bounded`: no text takes more. `unbounded`: not so, as far as this shows. `unknown`: the budget was used up. */
export type SearchCost = "bounded" | "unbounded" | "unknown";

export interface SearchOptions {
  /** Whether the search starts anew at every character, as `test` does; `false` is the same pattern behind a `^`. */
  readonly restart: boolean;
  /** Whether a way that would match ends the search. Right for exact programs only, and more states to visit. */
  readonly endsAtMatch: boolean;
  /** Work left, in ways moved by one class of characters. Shared by all runs on one pattern, and used up. */
  readonly budget: { moves: number };
}

/** Where a search can be between two characters. */
interface SearchState {
  /** What becomes of the way that will match: its start is still to come, it stands at a `read`, or nobody asks. */
  readonly main: "to come" | "gone" | number;
  /** The other ways that are open: `read` instructions with the number of ways, sorted. */
  readonly ways: readonly (readonly [read: number, count: number])[];
}

interface Move {
  readonly ways: Map<number, number>;
  steps: number;
  matches: boolean;
}

type Ways = ReadonlyMap<number, number>;

const NO_WAYS: Ways = new Map();

/**
 * Bounds the steps of a backtracking search, for all texts at once. What a backtracking engine walks is a tree of
 * ways, and those it has at one character are the ways that read all characters before it, from every start that was
 * tried. The states here hold exactly these numbers (a determinized automaton with counts). So when no state that can
 * be reached is over the limit, the search is linear in the text; with an ambiguous repetition the numbers grow until
 * one is.
 *
 * With `endsAtMatch`: all the ways that the engine tries before the one that matches, fail; a state in which they
 * would match is not reached. That lets `a+` pass, where `a+$` is quadratic.
 */
export function searchCost(tables: SearchTables, { restart, endsAtMatch, budget }: SearchOptions): SearchCost {
  const { first, classes, after } = tables;
  const again = restart ? tables.again : undefined;
  if (first.steps > MAX_STEPS_AT_START) return "unbounded";
  if (again !== undefined && again.steps > MAX_STEPS_PER_CHARACTER) return "unbounded";

  const seen = new Set<string>();
  const waiting: SearchState[] = [];
  begin(first, NO_WAYS);
  if (again !== undefined) begin(again, NO_WAYS);

  // Last in, first out: an ambiguous repetition is followed round and round, and soon found.
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const [characters, move] of movesFrom(state)) {
      if (budget.moves < 0) return "unknown";
      if (move.matches && endsAtMatch) continue;
      if (typeof state.main === "number") {
        if (!classes(state.main).includes(characters)) continue;
        const closure = after(state.main);
        if (move.steps + closure.steps > MAX_STEPS_PER_CHARACTER) return "unbounded";
        goOn(closure, move.ways);
      } else if (state.main === "to come" && again !== undefined) {
        if (move.steps + again.steps > MAX_STEPS_PER_CHARACTER) return "unbounded";
        begin(again, move.ways);
      } else {
        if (move.steps > MAX_STEPS_PER_CHARACTER) return "unbounded";
        add("gone", move.ways, NO_WAYS);
      }
    }
  }
  return "bounded";

  /** Tries the pattern at one place, in vain or, with `endsAtMatch`, to match. */
  function begin(closure: Closure, ways: Ways): void {
    if (!endsAtMatch || !closure.matches) add(restart ? "to come" : "gone", ways, closure.reads);
    if (endsAtMatch) goOn(closure, ways);
  }

  /** Lets the main way take each possibility, and the other possibilities fail. */
  function goOn(closure: Closure, ways: Ways): void {
    if (closure.matches) add("gone", ways, closure.reads);
    for (const read of closure.reads.keys()) add(read, ways, closure.reads);
  }

  function add(main: SearchState["main"], before: Ways, more: Ways): void {
    const ways = new Map(before);
    for (const [read, count] of more) {
      const sum = (ways.get(read) ?? 0) + count - (read === main ? 1 : 0);
      if (sum > 0) ways.set(read, sum);
    }
    budget.moves -= ways.size + 1;
    const sorted = [...ways].sort((a, b) => a[0] - b[0]);
    const key = `${main};${sorted.join(";")}`;
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push({ main, ways: sorted });
  }

  function movesFrom({ main, ways }: SearchState): ReadonlyMap<number, Move> {
    const moves = new Map<number, Move>();
    for (const characters of typeof main === "number" ? classes(main) : []) {
      moves.set(characters, { ways: new Map(), steps: 0, matches: false });
    }
    for (const [read, count] of ways) {
      const closure = after(read);
      for (const characters of classes(read)) {
        let move = moves.get(characters);
        if (move === undefined) moves.set(characters, (move = { ways: new Map(), steps: 0, matches: false }));
        budget.moves -= closure.reads.size + 1;
        if (budget.moves < 0) return moves;
        for (const [next, times] of closure.reads) move.ways.set(next, (move.ways.get(next) ?? 0) + times * count);
        move.steps += closure.steps * count;
        move.matches ||= closure.matches;
      }
    }
    return moves;
  }
}
