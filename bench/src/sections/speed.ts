import type { Contestant } from "../contestants/contestant.ts";
import { prepared } from "../contestants/prepared.ts";
import type { Effort } from "../measure/effort.ts";
import { type Lane, lane, race, warmUp } from "../measure/race.ts";
import type { Figures, Row, Section } from "../report/section.ts";
import type { BenchTool, ToolName } from "../tools/tool.ts";

export interface SpeedTable<TInput> {
  readonly id: Section["id"];
  readonly title: string;
  readonly contestants: readonly Contestant<TInput>[];
  readonly base: string;
  readonly references: ReadonlySet<string>;
  readonly targets: Readonly<Record<ToolName, number>>;
  readonly inputs: (tool: BenchTool) => readonly TInput[];
  readonly wrong: (tool: BenchTool) => TInput;
}

/** Races all contestants on each tool; all of them have met all tools before the first race. */
export async function measureSpeed<TInput>(
  table: SpeedTable<TInput>,
  tools: readonly BenchTool[],
  effort: Effort,
): Promise<Section> {
  const { id, title, contestants, base, targets } = table;
  const lanes = new Map<ToolName, readonly Lane[]>();
  for (const tool of tools) lanes.set(tool.name, await warmLanes(table, tool, effort));
  const times = new Map<ToolName, ReadonlyMap<string, number>>();
  for (const [tool, runners] of lanes) times.set(tool, await race(runners, effort));

  const names = tools.map((tool) => tool.name);
  const figures = (toFigure: (times: ReadonlyMap<string, number>) => number | undefined): Figures => {
    const entries = names.map((name) => [name, toFigure(times.get(name) ?? new Map<string, number>())] as const);
    return Object.fromEntries(entries.filter(([, figure]) => figure !== undefined));
  };
  const rows = contestants.map(({ name }): Row => ({
    name,
    figures: figures((byName) => ratio(byName.get(name), byName.get(base))),
    isReference: table.references.has(name),
  }));
  const microseconds = figures((byName) => scaled(byName.get(base), 1000));
  return { id, title, unit: "ratio", tools: names, rows, base: { name: base, microseconds }, targets };
}

async function warmLanes<TInput>(table: SpeedTable<TInput>, tool: BenchTool, effort: Effort): Promise<readonly Lane[]> {
  const inputs = table.inputs(tool);
  const [first] = inputs;
  if (first === undefined) throw new Error(`no inputs for ${tool.name}`);
  const lanes: Lane[] = [];
  for (const contestant of table.contestants) {
    const ready = await prepared(contestant, tool, first, table.wrong(tool));
    if (ready === undefined) continue;
    const runner = lane(ready, inputs);
    await warmUp(runner, effort);
    lanes.push(runner);
  }
  return lanes;
}

function ratio(time: number | undefined, base: number | undefined): number | undefined {
  return time === undefined || base === undefined ? undefined : time / base;
}

function scaled(time: number | undefined, factor: number): number | undefined {
  return time === undefined ? undefined : time * factor;
}
