import { printableName } from "@di-code/ai";
import type { SelectionCase, SelectionTool } from "./selection-case.ts";
import type { SelectionSide } from "./selection-report.ts";

/** A tool by its place in the list, which orders the report. */
export interface IndexedTool {
  readonly place: number;
  readonly side: SelectionSide;
}

export type ToolIndex = ReadonlyMap<string, IndexedTool>;

/** The tools by name, as they are now. Throws a `TypeError` for a name that two of them have. */
export function indexTools(tools: readonly SelectionTool[]): ToolIndex {
  const index = new Map<string, IndexedTool>();
  for (const [place, { name, description }] of tools.entries()) {
    if (index.has(name)) throw new TypeError(`two tools are named "${printableName(name)}"`);
    index.set(name, { place, side: Object.freeze({ name, description }) });
  }
  return index;
}

/** A case with its tool looked up. */
export interface ReadyCase {
  readonly index: number;
  readonly request: string;
  readonly expected: IndexedTool | undefined;
}

/** The cases as they are now. Throws a `TypeError` where one expects a tool that there is not. */
export function readCases(cases: readonly SelectionCase[], tools: ToolIndex): readonly ReadyCase[] {
  return cases.map(({ request, tool }, index) => {
    const expected = tool === undefined ? undefined : tools.get(tool);
    if (tool !== undefined && expected === undefined) {
      throw new TypeError(`case ${index} expects a tool that there is not: "${printableName(String(tool))}"`);
    }
    return { index, request, expected };
  });
}
