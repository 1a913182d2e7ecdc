import { printableName } from "@di-code/ai";
import type { Answer } from "./ask-all.ts";
import type { SelectionMiss } from "./selection-report.ts";
import type { IndexedTool, ReadyCase, ToolIndex } from "./tool-index.ts";

/** Longest reason, in UTF-16 units: an error may hold a whole response. */
const MAX_REASON = 500;

/** What an answer says of its case. `chosen` is absent where nothing was chosen that the table could hold. */
export type Verdict = Comparison & { readonly chosen?: IndexedTool | undefined };

export function judgeAnswer({ index, request, expected }: ReadyCase, answer: Answer, tools: ToolIndex): Verdict {
  const one = { index, request };
  const side = expected?.side;
  if (answer.kind === "aborted") return missed({ ...one, kind: "aborted", expected: side });
  if (answer.kind === "thrown") {
    const { error } = answer;
    return missed({ ...one, kind: "failed", expected: side, reason: reasonOf(error), error });
  }
  // Null is what JSON has for none.
  const value = answer.value ?? undefined;
  if (value !== undefined && typeof value !== "string") {
    const reason = `choose must give the name of a tool, undefined or null, not ${typeof value}`;
    return missed({ ...one, kind: "failed", expected: side, reason, error: new TypeError(reason) });
  }
  const chosen = value === undefined ? undefined : tools.get(value);
  if (value !== undefined && chosen === undefined) {
    return missed({ ...one, kind: "unknown_tool", expected: side, chosenName: printableName(value) });
  }
  return { ...compare(one, expected, chosen), chosen };
}

type Comparison = { readonly isHit: true } | { readonly isHit: false; readonly miss: SelectionMiss };

/** Undefined is none of the tools, and may be right. */
function compare(
  one: Pick<ReadyCase, "index" | "request">,
  expected: IndexedTool | undefined,
  chosen: IndexedTool | undefined,
): Comparison {
  if (expected === undefined) {
    if (chosen === undefined) return { isHit: true };
    return missed({ ...one, kind: "needless_tool", expected, chosen: chosen.side });
  }
  if (chosen === undefined) return missed({ ...one, kind: "no_tool", expected: expected.side, chosen });
  if (chosen === expected) return { isHit: true };
  return missed({ ...one, kind: "wrong_tool", expected: expected.side, chosen: chosen.side });
}

function missed(miss: SelectionMiss): Comparison & { readonly isHit: false } {
  return { isHit: false, miss: Object.freeze(miss) };
}

/** The message of what was thrown, which may be anything. */
function reasonOf(error: unknown): string {
  try {
    return (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON);
  } catch {
    return "what was thrown cannot be read";
  }
}
