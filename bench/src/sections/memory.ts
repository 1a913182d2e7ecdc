import type { Contestant } from "../contestants/contestant.ts";
import { firstUse } from "../contestants/first-use.ts";
import { objectPath } from "../contestants/object-path.ts";
import { newSubjectOf, prepared, subjectOf } from "../contestants/prepared.ts";
import { retainedBytes, usedBytes } from "../measure/heap.ts";
import { median } from "../measure/median.ts";
import type { Row, Section } from "../report/section.ts";
import { valuePool, wrongValue } from "../tools/pool.ts";
import type { BenchTool, ToolName } from "../tools/tool.ts";

/** Bytes on V8's heap that a schema keeps once it is compiled and was asked once, the schema itself not counted. */
export function measureMemory(tools: readonly BenchTool[], schemas: number): Promise<Section> {
  return measureBytes("memory", "Heap kept by a compiled schema, in bytes", tools, firstUse, (contestant, tool) =>
    keptBytes(contestant, tool, schemas),
  );
}

/** Bytes on V8's heap that one call takes, its result included. What structuredClone takes outside does not show. */
export function measureAllocation(tools: readonly BenchTool[], samples: number): Promise<Section> {
  return measureBytes("allocation", "Heap taken by one call, in bytes", tools, objectPath, (contestant, tool) =>
    allocatedBytes(contestant, tool, samples),
  );
}

async function measureBytes(
  id: Section["id"],
  title: string,
  tools: readonly BenchTool[],
  contestants: readonly Contestant<unknown>[],
  measure: (contestant: Contestant<unknown>, tool: BenchTool) => Promise<number>,
): Promise<Section> {
  const rows: Row[] = [];
  for (const contestant of contestants) {
    const figures: Partial<Record<ToolName, number>> = {};
    for (const tool of tools) {
      const [value] = valuePool(tool);
      if ((await prepared(contestant, tool, value, wrongValue(tool))) === undefined) continue;
      figures[tool.name] = await measure(contestant, tool);
    }
    rows.push({ name: contestant.name, figures, isReference: true });
  }
  return { id, title, unit: "bytes", tools: tools.map((tool) => tool.name), rows };
}

/** The middle one of three: the first also pays for what is made once, and old code is thrown away now and then. */
async function keptBytes(contestant: Contestant<unknown>, tool: BenchTool, schemas: number): Promise<number> {
  const sizes: number[] = [];
  const passes = Math.min(3, schemas);
  for (let pass = 0; pass < passes; pass += 1) sizes.push(await keptBytesOnce(contestant, tool, schemas));
  return median(sizes);
}

async function keptBytesOnce(contestant: Contestant<unknown>, tool: BenchTool, schemas: number): Promise<number> {
  const [value] = valuePool(tool);
  const subjects = Array.from({ length: schemas }, () => newSubjectOf(tool));
  const before = await retainedBytes();
  const compiled = subjects.map((subject) => contestant.prepare(subject));
  for (const validate of compiled) await validate(value);
  const after = await retainedBytes();
  // Both are still needed here, or the collector would have taken them.
  return compiled.length === subjects.length ? (after - before) / schemas : Number.NaN;
}

async function allocatedBytes(contestant: Contestant<unknown>, tool: BenchTool, samples: number): Promise<number> {
  const values = valuePool(tool);
  const validate = contestant.prepare(subjectOf(tool));
  const sizes: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const value = values[sample % values.length];
    const before = usedBytes();
    await validate(value);
    const taken = usedBytes() - before;
    // Negative: garbage was collected in between.
    if (taken >= 0) sizes.push(taken);
  }
  return median(sizes);
}
