import { compileAndCheck, firstUse } from "../contestants/first-use.ts";
import { newSubjectOf, prepared } from "../contestants/prepared.ts";
import type { Contestant } from "../contestants/contestant.ts";
import type { Effort } from "../measure/effort.ts";
import { allowsCodeGeneration } from "../measure/code-generation.ts";
import { type Lane, race, type Result, warmUp } from "../measure/race.ts";
import { ratioSection } from "../report/ratio-section.ts";
import type { Section } from "../report/section.ts";
import { valuePool, wrongValue } from "../tools/pool.ts";
import type { BenchTool, ToolName } from "../tools/tool.ts";

/**
 * A tool's way to its first answer: the schema is written (not counted), compiled and asked once. Each schema is one that
 * nobody has seen before; the contestants' own code is as warm as in the other tables. Where code generation is forbidden TypeBox compiles nothing, and there is
 * nothing to reach.
 */
export async function measureFirstUse(tools: readonly BenchTool[], effort: Effort): Promise<Section> {
  const results = new Map<ToolName, ReadonlyMap<string, Result>>();
  for (const tool of tools) results.set(tool.name, await raceFirstUse(tool, effort));
  return ratioSection(
    {
      id: "first-use",
      title: `First use of a new schema: time / ${compileAndCheck.name}`,
      contestants: firstUse,
      base: compileAndCheck.name,
      references: new Set(),
      targets: allowsCodeGeneration() ? { read: 0.15, search: 0.15, edits: 0.15, text: 0.15, wide: 0.15 } : {},
    },
    results,
  );
}

async function raceFirstUse(tool: BenchTool, effort: Effort): Promise<ReadonlyMap<string, Result>> {
  const values = valuePool(tool);
  const [first] = values;
  const lanes: Lane[] = [];
  for (const contestant of firstUse) {
    if ((await prepared(contestant, tool, first, wrongValue(tool))) === undefined) continue;
    const runner = firstUseLane(contestant, tool, values);
    await warmUp(runner, effort);
    lanes.push(runner);
  }
  return race(lanes, compileAndCheck.name, effort);
}

/** The schemas of a sample are written before its clock starts. */
function firstUseLane(contestant: Contestant<unknown>, tool: BenchTool, values: readonly unknown[]): Lane {
  const run = async (calls: number): Promise<number> => {
    const subjects = Array.from({ length: calls }, () => newSubjectOf(tool));
    const answers: unknown[] = [];
    const start = performance.now();
    for (const [index, subject] of subjects.entries()) {
      answers.push(contestant.prepare(subject)(values[index % values.length]));
    }
    const time = performance.now() - start;
    await Promise.all(answers);
    return time;
  };
  return { name: contestant.name, run, calls: 1 };
}
