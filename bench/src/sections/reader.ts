import { type ArrivingCall, fragmentsOf } from "../calls/arriving-call.ts";
import { longString } from "../calls/long-string.ts";
import { smallFields } from "../calls/small-fields.ts";
import { allReaders, joinAndParse } from "../contestants/readers/all-readers.ts";
import type { ArrivingText, ReaderContestant } from "../contestants/readers/reader-contestant.ts";
import { tryOutReaders } from "../contestants/readers/try-out.ts";
import type { Effort } from "../measure/effort.ts";
import { type Lane, lane, race, type Result, warmUp } from "../measure/race.ts";
import type { Section } from "../report/section.ts";
import { growthSection, type ReaderResults, rivalSection, timeSection } from "./reader-figures.ts";

/** UTF-16 units of the texts, about. */
const SIZES: readonly number[] = [1_000, 10_000, 100_000, 1_000_000];

/** Different texts of each kind and size. */
const TEXTS = 4;

/** Milliseconds that the rounds of one contestant may take: who reads everything again at each delta gets fewer. */
const ALL_ROUNDS = 4_000;

/** Milliseconds above which one call is not waited for. */
const ONE_CALL = 10_000;

/** Arguments as they arrive: time by size, ours beside the only peer that keeps up, and how the time grows. */
export async function measureReaders(effort: Effort, sizes: readonly number[] = SIZES): Promise<readonly Section[]> {
  const calls = [longString, smallFields];
  const results = new Map<ArrivingCall, ReaderResults>();
  for (const call of calls) await meet(call, sizes[0] ?? 0, effort);
  for (const call of calls) results.set(call, await raceSizes(call, sizes, effort));
  return [
    ...[...results].map(([call, bySize]) => timeSection(call, bySize)),
    ...[...results].map(([call, bySize]) => rivalSection(call, bySize)),
    growthSection(results),
  ];
}

/** All must have met both kinds before the first race. */
async function meet(call: ArrivingCall, size: number, effort: Effort): Promise<void> {
  await tryOutReaders(call, size);
  for (const contestant of allReaders) await warmUp(lane(contestant, textsOf(call, size)), effort);
}

async function raceSizes(call: ArrivingCall, sizes: readonly number[], effort: Effort): Promise<ReaderResults> {
  const results = new Map<number, ReadonlyMap<string, Result>>();
  let contestants: readonly ReaderContestant[] = allReaders;
  let last = sizes[0] ?? 0;
  for (const size of sizes) {
    const times = results.get(last);
    // The square is what it costs to read everything again at each delta.
    const growth = (size / last) ** 2;
    contestants = contestants.filter(({ name }) => (times?.get(name)?.time ?? 0) * growth <= ONE_CALL);
    results.set(size, await raceSize(contestants, textsOf(call, size), effort));
    last = size;
  }
  return results;
}

/** The fast ones race each other, and each slow one the base alone, in as many rounds as there is time for. */
async function raceSize(
  contestants: readonly ReaderContestant[],
  texts: readonly ArrivingText[],
  effort: Effort,
): Promise<ReadonlyMap<string, Result>> {
  const base = lane(joinAndParse, texts);
  await warmUp(base, effort);
  const fast: Lane[] = [base];
  const results = new Map<string, Result>();
  for (const contestant of contestants) {
    if (contestant === joinAndParse) continue;
    const runner = lane(contestant, texts);
    const rounds = Math.max(1, Math.floor(ALL_ROUNDS / (await warmUp(runner, effort))));
    if (rounds >= effort.rounds) fast.push(runner);
    else for (const result of await race([base, runner], base.name, { ...effort, rounds })) results.set(...result);
  }
  for (const result of await race(fast, base.name, effort)) results.set(...result);
  return results;
}

function textsOf({ tool, argumentsOf }: ArrivingCall, size: number): readonly ArrivingText[] {
  return Array.from({ length: TEXTS }, (_, index) => ({
    tool,
    fragments: fragmentsOf(argumentsOf(size, index)),
    screen: new Screen(),
  }));
}

/** Keeps the preview, so that none can go unmade. A class: showing must not take time itself. */
class Screen {
  shown: unknown;

  show(preview: unknown): void {
    this.shown = preview;
  }
}
