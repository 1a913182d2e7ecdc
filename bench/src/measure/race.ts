import type { Prepared } from "../contestants/prepared.ts";
import type { Effort } from "./effort.ts";
import { median } from "./median.ts";
import { createRandom, shuffled } from "./random.ts";

/** A contestant on its way through the inputs. */
export interface Lane {
  readonly name: string;
  /** Runs so many calls, and gives the milliseconds that they took. */
  readonly run: (calls: number) => Promise<number>;
  /** Calls that fill a sample. */
  calls: number;
}

export function lane<TInput>(prepared: Prepared<TInput>, inputs: readonly TInput[]): Lane {
  const { name, isAsync, validate } = prepared;
  let next = 0;
  let last: unknown;
  const take = (): TInput => {
    const input = inputs[next];
    next = next + 1 === inputs.length ? 0 : next + 1;
    // Never empty; the cast spares the loop a branch.
    return input as TInput;
  };
  const runSync = (calls: number): Promise<number> => {
    const start = performance.now();
    for (let call = 0; call < calls; call += 1) last = validate(take());
    return Promise.resolve(performance.now() - start);
  };
  const runAsync = async (calls: number): Promise<number> => {
    const start = performance.now();
    for (let call = 0; call < calls; call += 1) last = await validate(take());
    return performance.now() - start;
  };
  const run = async (calls: number): Promise<number> => {
    const time = await (isAsync ? runAsync(calls) : runSync(calls));
    // Looked at, so that no call can be optimised away.
    if (last === undefined) throw new Error(`${name} gave nothing`);
    return time;
  };
  return { name, run, calls: 1 };
}

/** Runs for the time of the warm-up and learns how many calls fill a sample; gives the milliseconds of the last ones. */
export async function warmUp(runner: Lane, effort: Effort): Promise<number> {
  let calls = 1;
  let perCall = await runner.run(1);
  let least = perCall;
  let spent = perCall;
  while (spent < effort.warmUp) {
    calls = Math.max(1, Math.min(calls * 2, Math.floor(effort.sample / perCall)));
    const time = await runner.run(calls);
    perCall = Math.max(time / calls, 1e-6);
    least = Math.min(least, perCall);
    spent += time;
  }
  // Of the last run alone a collection would make a tenth: then a sample is a few calls, right after others had the caches.
  runner.calls = Math.max(1, Math.round(effort.sample / least));
  return perCall;
}

/** What a race found out of one contestant. */
export interface Result {
  /** Time of one call as a ratio to the base's: the median of the ratios of each round. */
  readonly ratio: number;
  /** Milliseconds of one call: the median of all rounds. */
  readonly time: number;
}

/**
 * The contestants take turns within a round, in another order each time, and are compared within the round: what slows
 * the machine down for a while slows all of them.
 */
export async function race(lanes: readonly Lane[], base: string, effort: Effort): Promise<ReadonlyMap<string, Result>> {
  const random = createRandom(lanes.length);
  const rounds: ReadonlyMap<string, number>[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const times = new Map<string, number>();
    for (const runner of shuffled(lanes, random)) {
      times.set(runner.name, (await runner.run(runner.calls)) / runner.calls);
    }
    rounds.push(times);
  }
  return resultsOf(rounds, base);
}

/** The results of rounds that hold the time of each contestant. */
function resultsOf(rounds: readonly ReadonlyMap<string, number>[], base: string): ReadonlyMap<string, Result> {
  const names = [...(rounds[0]?.keys() ?? [])];
  return new Map(
    names.map((name) => {
      const times = rounds.map((round) => round.get(name) ?? Number.NaN);
      const ratios = rounds.map((round, index) => (times[index] ?? Number.NaN) / (round.get(base) ?? Number.NaN));
      return [name, { ratio: median(ratios), time: median(times) }];
    }),
  );
}
