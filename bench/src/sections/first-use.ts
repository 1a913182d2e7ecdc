import { compileAndCheck, firstUse } from "../contestants/first-use.ts";
import { newSubjectOf, prepared } from "../contestants/prepared.ts";
import type { Contestant } from "../contestants/contestant.ts";
import type { Effort } from "../measure/effort.ts";
import { median } from "../measure/median.ts";
import { createRandom, shuffled } from "../measure/random.ts";
import type { Row, Section } from "../report/section.ts";
import { valuePool, wrongValue } from "../tools/pool.ts";
import type { BenchTool, ToolName } from "../tools/tool.ts";

/** Rounds that are thrown away: the contestants' own code is to be warm, the schema is not. */
const WARM_UP_SHARE = 0.5;

/**
 * A tool's way to its first answer: the schema is written (not counted), compiled and asked once. Each measurement is
 * of a schema that nobody has seen before.
 */
export async function measureFirstUse(tools: readonly BenchTool[], effort: Effort): Promise<Section> {
  const times = new Map<ToolName, ReadonlyMap<string, number>>();
  for (const tool of tools) times.set(tool.name, await raceFirstUse(tool, effort));
  const rows = firstUse.map(({ name }): Row => ({
    name,
    figures: figuresOf(times, (byName) => ratio(byName, name)),
    isReference: false,
  }));
  const base = {
    name: compileAndCheck.name,
    microseconds: figuresOf(times, (byName) => (byName.get(compileAndCheck.name) ?? Number.NaN) * 1000),
  };
  return {
    id: "first-use",
    title: `First use of a new schema: time / ${compileAndCheck.name}`,
    unit: "ratio",
    tools: tools.map((tool) => tool.name),
    rows,
    base,
    targets: { read: 0.15, search: 0.15, edits: 0.15, text: 0.15, wide: 0.15 },
  };
}

async function raceFirstUse(tool: BenchTool, effort: Effort): Promise<ReadonlyMap<string, number>> {
  const values = valuePool(tool);
  const [first] = values;
  const able: Contestant<unknown>[] = [];
  for (const contestant of firstUse) {
    if ((await prepared(contestant, tool, first, wrongValue(tool))) !== undefined) able.push(contestant);
  }
  const random = createRandom(tool.name.length);
  const samples = new Map(able.map(({ name }) => [name, [] as number[]]));
  const unmeasured = Math.ceil(effort.rounds * WARM_UP_SHARE);
  for (let round = 0; round < unmeasured + effort.rounds; round += 1) {
    for (const contestant of shuffled(able, random)) {
      const time = await timeOfFirstUse(contestant, tool, values[round % values.length]);
      if (round >= unmeasured) samples.get(contestant.name)?.push(time);
    }
  }
  return new Map([...samples].map(([name, list]) => [name, median(list)]));
}

async function timeOfFirstUse(contestant: Contestant<unknown>, tool: BenchTool, value: unknown): Promise<number> {
  const subject = newSubjectOf(tool);
  const start = performance.now();
  const answer = contestant.prepare(subject)(value);
  const time = performance.now() - start;
  await answer;
  return time;
}

function figuresOf(
  times: ReadonlyMap<ToolName, ReadonlyMap<string, number>>,
  toFigure: (byName: ReadonlyMap<string, number>) => number | undefined,
): Row["figures"] {
  const entries = [...times].map(([tool, byName]) => [tool, toFigure(byName)] as const);
  return Object.fromEntries(entries.filter(([, figure]) => figure !== undefined));
}

function ratio(byName: ReadonlyMap<string, number>, name: string): number | undefined {
  const time = byName.get(name);
  const base = byName.get(compileAndCheck.name);
  return time === undefined || base === undefined ? undefined : time / base;
}
