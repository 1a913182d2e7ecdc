import { askAll } from "./ask-all.ts";
import { ConfusionTable } from "./confusion-table.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { readOptions } from "./read-options.ts";
import type { ChooseOptions, ChooseTool, SelectionCase, SelectionOptions, SelectionTool } from "./selection-case.ts";
import type { SelectionHit, SelectionMiss, SelectionReport } from "./selection-report.ts";
import { indexTools, readCases } from "./tool-index.ts";

/**
 * Asks the caller's model which tool each request should go to, and says how often it went wrong and between which tools.
 * Each case is asked once, in its order, up to `concurrency` at a time. What `choose` throws is a miss of that one case.
 *
 * @throws TypeError before anything is asked, as a rejection: two tools of one name, a case that expects a tool that there
 * is not, an option that is none. Never rejects otherwise, also not when the signal ends the run.
 */
export async function runSelectionCases<TTool extends SelectionTool>(
  tools: readonly TTool[],
  cases: readonly SelectionCase[],
  choose: ChooseTool<TTool>,
  options: SelectionOptions = {},
): Promise<SelectionReport> {
  const { concurrency, signal } = readOptions(options);
  const offered = Object.freeze([...tools]);
  const index = indexTools(offered);
  const ready = readCases(cases, index);
  const given: ChooseOptions = Object.freeze({ signal: signal ?? new AbortController().signal });
  const ask = (at: number): unknown => choose(offered, ready[at]?.request ?? "", given);
  const answers = await askAll({ count: ready.length, concurrency, signal, ask });

  const hits: SelectionHit[] = [];
  const misses: SelectionMiss[] = [];
  const confusion = new ConfusionTable();
  for (const [at, answer] of answers.entries()) {
    const one = ready[at];
    if (one === undefined) continue;
    const verdict = judgeAnswer(one, answer, index);
    if (Object.hasOwn(verdict, "chosen")) confusion.count(one.expected, verdict.chosen);
    if (!verdict.isHit) misses.push(verdict.miss);
    else hits.push(Object.freeze({ index: at, request: one.request, tool: one.expected?.side.name }));
  }
  const asked = ready.length - misses.filter(({ kind }) => kind === "aborted").length;
  return Object.freeze({
    hits: Object.freeze(hits),
    misses: Object.freeze(misses),
    confusion: confusion.cells(),
    rate: asked === 0 ? 0 : hits.length / asked,
  });
}
