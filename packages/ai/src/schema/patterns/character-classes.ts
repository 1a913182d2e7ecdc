import { LAST_CODE_POINT, type CharacterSet } from "./character-set.ts";
import { PatternRefusal } from "./pattern-refusal.ts";

// Runs of code points times the sets that hold them; ordinary patterns stay below 1,000.
const MAX_RUNS = 100_000;

/**
 * Groups the code points that no set tells apart, and gives for each set the numbers of its groups. Characters in
 * no set at all have no number: no step takes them. Throws {@link PatternRefusal} when the sets cut each other into
 * too many runs.
 */
export function characterClasses(sets: ReadonlySet<CharacterSet>): ReadonlyMap<CharacterSet, readonly number[]> {
  const borders = new Set([0, LAST_CODE_POINT + 1]);
  for (const { ranges } of sets) for (const [first, last] of ranges) borders.add(first).add(last + 1);
  const starts = [...borders].sort((a, b) => a - b);
  const runAt = new Map(starts.map((start, run) => [start, run]));

  // Each set splits every group that it holds only in part: inside it, a group gets a new number.
  const groupOf = new Array<number>(starts.length).fill(0);
  const runsOf = new Map<CharacterSet, readonly number[]>();
  let groups = 1;
  let total = 0;
  for (const set of sets) {
    const runs: number[] = [];
    for (const [first, last] of set.ranges) {
      const end = runAt.get(last + 1) ?? starts.length;
      for (let run = runAt.get(first) ?? end; run < end; run += 1) runs.push(run);
    }
    total += runs.length;
    if (total > MAX_RUNS) throw new PatternRefusal("its character classes overlap in too many ways to be checked");
    const renumbered = new Map<number, number>();
    for (const run of runs) {
      const old = groupOf[run] ?? 0;
      let group = renumbered.get(old);
      if (group === undefined) renumbered.set(old, (group = groups++));
      groupOf[run] = group;
    }
    runsOf.set(set, runs);
  }
  return new Map([...runsOf].map(([set, runs]) => [set, [...new Set(runs.map((run) => groupOf[run] ?? 0))]]));
}
