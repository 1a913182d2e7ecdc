import type { SelectionCount } from "./selection-report.ts";
import type { IndexedTool } from "./tool-index.ts";

interface Cell {
  readonly expected: IndexedTool | undefined;
  readonly chosen: IndexedTool | undefined;
  count: number;
}

/** Counts the pairs that occur: a table of all would have a cell for each two tools. */
export class ConfusionTable {
  private readonly rows = new Map<IndexedTool | undefined, Map<IndexedTool | undefined, Cell>>();

  count(expected: IndexedTool | undefined, chosen: IndexedTool | undefined): void {
    const row = this.rows.get(expected) ?? new Map<IndexedTool | undefined, Cell>();
    const cell = row.get(chosen) ?? { expected, chosen, count: 0 };
    cell.count += 1;
    row.set(chosen, cell);
    this.rows.set(expected, row);
  }

  /** Frozen, in the order of the tools: by the expected one, then by the chosen one, none last. */
  cells(): readonly SelectionCount[] {
    const cells = [...this.rows.values()].flatMap((row) => [...row.values()]);
    cells.sort((one, other) => compare(one.expected, other.expected) || compare(one.chosen, other.chosen));
    return Object.freeze(
      cells.map(({ expected, chosen, count }) =>
        Object.freeze({ expected: expected?.side.name, chosen: chosen?.side.name, count }),
      ),
    );
  }
}

/** Below, at or above 0. Two infinities have no difference. */
function compare(one: IndexedTool | undefined, other: IndexedTool | undefined): number {
  if (one === other) return 0;
  return (one?.place ?? Infinity) - (other?.place ?? Infinity);
}
