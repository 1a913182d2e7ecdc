import { compileAndCheck, firstUse } from "../contestants/first-use.ts";
import { newSubjectOf, prepared } from "../contestants/prepared.ts";
import type { Contestant } from "../contestants/contestant.ts";
import type { Effort } from "../measure/effort.ts";
import { allowsCodeGeneration } from "../measure/code-generation.ts";
import { type Result, resultsOf } from "../measure/race.ts";
import { createRandom, shuffled } from "../measure/random.ts";
import { ratioSection } from "../report/ratio-section.ts";
import type { Section } from "../report/section.ts";
import { valuePool, wrongValue } from "../tools/pool.ts";
import type { BenchTool, ToolName } from "../tools/tool.ts";

/** Rounds that are thrown away: the contestants' own code is to be warm, the schema is not. */
const WARM_UP_SHARE = 0.5;

/**
 * A tool's way to its first answer: the schema is written (not counted), compiled and asked once. Each measurement is
 * of a schema that nobody has seen before. Where code generation is forbidden TypeBox compiles nothing, and there is
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
  const able: Contestant<unknown>[] = [];
  for (const contestant of firstUse) {
    if ((await prepared(contestant, tool, first, wrongValue(tool))) !== undefined) able.push(contestant);
  }
  const random = createRandom(tool.name.length);
  const unmeasured = Math.ceil(effort.rounds * WARM_UP_SHARE);
  const rounds: ReadonlyMap<string, number>[] = [];
  for (let round = 0; round < unmeasured + effort.rounds; round += 1) {
    const times = new Map<string, number>();
    for (const contestant of shuffled(able, random)) {
      times.set(contestant.name, await timeOfFirstUse(contestant, tool, values[round % values.length]));
    }
    rounds.push(times);
  }
  return resultsOf(rounds.slice(unmeasured), compileAndCheck.name);
}

async function timeOfFirstUse(contestant: Contestant<unknown>, tool: BenchTool, value: unknown): Promise<number> {
  const subject = newSubjectOf(tool);
  const start = performance.now();
  const answer = contestant.prepare(subject)(value);
  const time = performance.now() - start;
  await answer;
  return time;
}
