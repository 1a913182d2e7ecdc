import { checkOptions } from "../options/check-options.ts";
import type { SelectionOptions } from "./selection-case.ts";

const NAMES = ["concurrency", "signal"] as const satisfies readonly (keyof SelectionOptions)[];
const DEFAULT_CONCURRENCY = 4;

/** Throws a `TypeError` for an option that is none, or of a name that there is not. */
export function readOptions(options: SelectionOptions): { concurrency: number; signal: AbortSignal | undefined } {
  checkOptions(options, NAMES);
  const { concurrency = DEFAULT_CONCURRENCY, signal } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new TypeError("concurrency must be a whole number, 1 or more");
  }
  return { concurrency, signal };
}
