type SectionId =
  | "object"
  | "text"
  | "first-use"
  | "memory"
  | "allocation"
  | "events"
  | `reader-${"string" | "fields"}`
  | `reader-${"string" | "fields"}-rival`
  | "reader-growth"
  | "registry";

/** A table: a row a contestant, a column a tool, a stream or a size. */
export interface Section {
  readonly id: SectionId;
  readonly title: string;
  /** What a number of the rows is: a ratio to the base, or a size. */
  readonly unit: "ratio" | "bytes";
  /** The names of the columns. */
  readonly tools: readonly string[];
  /** The name of our row, where it is not that of `@di-code/ai`. */
  readonly ours?: string;
  readonly rows: readonly Row[];
  /** What 1 stands for. */
  readonly base?: { readonly name: string; readonly microseconds: Figures };
  /** What our row must not exceed. */
  readonly targets?: Figures;
}

export interface Row {
  readonly name: string;
  readonly figures: Figures;
  /** Checks nothing or copies nothing: shown to compare with, no rival. */
  readonly isReference: boolean;
}

/** Absent where the contestant does not run. */
export type Figures = Readonly<Partial<Record<string, number>>>;

/** Our figures that exceed their targets. */
export function missedTargets(section: Section, ours: string): readonly string[] {
  const figures = section.rows.find((row) => row.name === ours)?.figures ?? {};
  return section.tools.filter((tool) => (figures[tool] ?? 0) > (section.targets?.[tool] ?? Number.POSITIVE_INFINITY));
}
