import type { Result } from "../measure/race.ts";
import type { Figures, Row, Section } from "./section.ts";

/** What a table of ratios is about. */
export interface RatioTable {
  readonly id: Section["id"];
  readonly title: string;
  readonly contestants: readonly { readonly name: string }[];
  readonly base: string;
  readonly ours?: string;
  readonly references: ReadonlySet<string>;
  readonly targets: Figures;
}

/** The table of what races have found, tool by tool. */
export function ratioSection(table: RatioTable, results: ReadonlyMap<string, ReadonlyMap<string, Result>>): Section {
  const { id, title, base, targets, ours } = table;
  const rows = table.contestants.map(({ name }): Row => ({
    name,
    figures: figuresOf(results, name, (result) => result.ratio),
    isReference: table.references.has(name),
  }));
  const microseconds = figuresOf(results, base, (result) => result.time * 1000);
  return {
    id,
    title,
    unit: "ratio",
    tools: [...results.keys()],
    rows,
    base: { name: base, microseconds },
    targets,
    ...(ours === undefined ? {} : { ours }),
  };
}

function figuresOf(
  results: ReadonlyMap<string, ReadonlyMap<string, Result>>,
  name: string,
  toFigure: (result: Result) => number,
): Figures {
  const figures: Partial<Record<string, number>> = {};
  for (const [tool, byName] of results) {
    const result = byName.get(name);
    if (result !== undefined) figures[tool] = toFigure(result);
  }
  return figures;
}
