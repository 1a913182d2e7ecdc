import { printableName } from "@di-code/ai";
import type { SelectionOptions } from "./selection-case.ts";

const NAMES: ReadonlySet<string> = new Set<keyof SelectionOptions>(["concurrency", "signal"]);
const DEFAULT_CONCURRENCY = 4;

/** Throws a `TypeError` for an option that is none, or of a name that there is not. */
export function readOptions(options: SelectionOptions): { concurrency: number; signal: AbortSignal | undefined } {
  for (const name of Object.keys(options)) {
    if (!NAMES.has(name)) throw new TypeError(`there is no option ${printableName(name)}`);
  }
  const { concurrency = DEFAULT_CONCURRENCY, signal } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new TypeError("concurrency must be a whole number, 1 or more");
  }
  return { concurrency, signal };
}
