import type { Contestant } from "../contestants/contestant.ts";
import { prepared } from "../contestants/prepared.ts";
import type { Effort } from "../measure/effort.ts";
import { type Lane, lane, race, type Result, warmUp } from "../measure/race.ts";
import { type RatioTable, ratioSection } from "../report/ratio-section.ts";
import type { Section } from "../report/section.ts";
import type { BenchTool, ToolName } from "../tools/tool.ts";

export interface SpeedTable<TInput> extends RatioTable {
  readonly contestants: readonly Contestant<TInput>[];
  readonly inputs: (tool: BenchTool) => readonly TInput[];
  readonly wrong: (tool: BenchTool) => TInput;
}

/** Races all contestants on each tool; all of them have met all tools before the first race. */
export async function measureSpeed<TInput>(
  table: SpeedTable<TInput>,
  tools: readonly BenchTool[],
  effort: Effort,
): Promise<Section> {
  const lanes = new Map<ToolName, readonly Lane[]>();
  for (const tool of tools) lanes.set(tool.name, await warmLanes(table, tool, effort));
  const results = new Map<ToolName, ReadonlyMap<string, Result>>();
  for (const [tool, runners] of lanes) results.set(tool, await race(runners, table.base, effort));
  return ratioSection(table, results);
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
