import type { StreamEvent } from "@di-code/ai";
import { ourEvents, parseLines, streamContestants, type StreamInput } from "../contestants/stream-events.ts";
import type { Effort } from "../measure/effort.ts";
import { lane, race, type Result, warmUp } from "../measure/race.ts";
import { ratioSection } from "../report/ratio-section.ts";
import type { Section } from "../report/section.ts";
import { madeUpStream } from "../streams/made-up.ts";
import { recordedStream } from "../streams/recorded.ts";
import type { BenchStream } from "../streams/stream.ts";

/** The order of a stream's events, from `start` to `done`; a column a stream. */
export async function measureEvents(effort: Effort): Promise<Section> {
  const streams = [madeUpStream(), recordedStream()].filter((stream) => stream !== undefined);
  const results = new Map<string, ReadonlyMap<string, Result>>();
  for (const stream of streams) results.set(stream.name, await raceEvents(stream, effort));
  return ratioSection(
    {
      id: "events",
      title: `Order of the events of a stream: time / ${parseLines.name}`,
      contestants: streamContestants,
      base: parseLines.name,
      ours: ourEvents.name,
      references: new Set(streamContestants.filter((one) => one !== ourEvents).map(({ name }) => name)),
      targets: Object.fromEntries(streams.map(({ name }) => [name, 0.6])),
    },
    results,
  );
}

async function raceEvents(stream: BenchStream, effort: Effort): Promise<ReadonlyMap<string, Result>> {
  const lines = stream.events.map((event) => JSON.stringify(event));
  // As a decoder hands them on: objects and strings of their own.
  const events = lines.map((line) => JSON.parse(line) as StreamEvent);
  const input: StreamInput = { events, lines };
  await tryOut(stream.name, input);
  const lanes = streamContestants.map((contestant) => lane(contestant, [input]));
  for (const runner of lanes) await warmUp(runner, effort);
  return race(lanes, parseLines.name, effort);
}

/** A stream without one of its deltas must be refused by whoever says that it looks. */
async function tryOut(name: string, { events, lines }: StreamInput): Promise<void> {
  const delta = events.findLastIndex(({ type }) => type === "tool_call_delta");
  const wrong: StreamInput = { events: events.toSpliced(delta, 1), lines };
  for (const contestant of streamContestants) {
    const isRefused = await Promise.resolve()
      .then(() => contestant.validate(wrong))
      .then(
        () => false,
        () => true,
      );
    if (isRefused === (contestant === parseLines))
      throw new Error(`${contestant.name} gives the wrong verdict on ${name}`);
  }
}
