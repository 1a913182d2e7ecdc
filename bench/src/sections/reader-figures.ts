import type { ArrivingCall } from "../calls/arriving-call.ts";
import { allReaders, joinAndParse } from "../contestants/readers/all-readers.ts";
import { ourReader, piAiReader } from "../contestants/readers/incremental.ts";
import type { Result } from "../measure/race.ts";
import { ratioSection } from "../report/ratio-section.ts";
import type { Figures, Section } from "../report/section.ts";

/** What was found out of one kind of call: by size of the text, then by name. */
export type ReaderResults = ReadonlyMap<number, ReadonlyMap<string, Result>>;

const TIME_TARGETS: Figures = { "10 KB": 5, "100 KB": 3.5, "1 MB": 3 };
const RIVAL_TARGETS = { string: 0.8, fields: 0.5 } as const;
/** 1 is linear. */
const GROWTH_TARGET = 1.15;

export function timeSection({ name, title }: ArrivingCall, results: ReaderResults): Section {
  return ratioSection(
    {
      id: `reader-${name}`,
      title: `Arguments as they arrive, ${title}: time / ${joinAndParse.name}`,
      contestants: allReaders,
      base: joinAndParse.name,
      references: new Set([joinAndParse.name]),
      targets: TIME_TARGETS,
    },
    new Map([...results].map(([size, byName]) => [sizeName(size), byName])),
  );
}

/** Ours beside the only peer that keeps up, and shows snapshots. */
export function rivalSection({ name, title }: ArrivingCall, results: ReaderResults): Section {
  const sizes = [...results.keys()];
  const figures = (figureAt: (size: number) => number): Figures =>
    Object.fromEntries(sizes.map((size) => [sizeName(size), figureAt(size)]));
  const at = (size: number, contestant: string): Partial<Result> => results.get(size)?.get(contestant) ?? {};
  const ratio = (size: number): number =>
    (at(size, ourReader.name).ratio ?? Number.NaN) / (at(size, piAiReader.name).ratio ?? Number.NaN);
  const microseconds = (size: number): number => (at(size, piAiReader.name).time ?? Number.NaN) * 1_000;
  return {
    id: `reader-${name}-rival`,
    title: `Arguments as they arrive, ${title}: time / ${piAiReader.name}`,
    unit: "ratio",
    tools: sizes.map(sizeName),
    rows: [{ name: ourReader.name, figures: figures(ratio), isReference: false }],
    base: { name: piAiReader.name, microseconds: figures(microseconds) },
    targets: figures(() => RIVAL_TARGETS[name]),
  };
}

/** The power of the length with which the time grows, up to the longest text that was waited for. */
export function growthSection(results: ReadonlyMap<ArrivingCall, ReaderResults>): Section {
  const calls = [...results];
  return {
    id: "reader-growth",
    title: "Arguments as they arrive: exponent of the growth",
    unit: "ratio",
    tools: calls.map(([{ name }]) => name),
    rows: allReaders.map(({ name }) => ({
      name,
      figures: Object.fromEntries(calls.map(([call, bySize]) => [call.name, exponentOf(bySize, name)])),
      isReference: name !== ourReader.name,
    })),
    targets: Object.fromEntries(calls.map(([{ name }]) => [name, GROWTH_TARGET])),
  };
}

function exponentOf(results: ReaderResults, contestant: string): number {
  const times = [...results].flatMap(([size, byName]) => {
    const result = byName.get(contestant);
    return result === undefined ? [] : [{ size, time: result.time }];
  });
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return Number.NaN;
  return Math.log(last.time / first.time) / Math.log(last.size / first.size);
}

function sizeName(size: number): string {
  return size < 1_000_000 ? `${size / 1_000} KB` : `${size / 1_000_000} MB`;
}
