/** A tool as the model saw it, cut down to what it was chosen by. */
export interface SelectionSide {
  readonly name: string;
  readonly description: string;
}

interface OfCase {
  /** Of the case in the list that was given, from 0. */
  readonly index: number;
  readonly request: string;
}

/** A request that went where it should; `tool` is undefined where none was expected and none was chosen. */
export interface SelectionHit extends OfCase {
  readonly tool: string | undefined;
}

/** A request that did not, with the descriptions of both tools side by side. */
export type SelectionMiss = OfCase &
  (
    | { readonly kind: "wrong_tool"; readonly expected: SelectionSide; readonly chosen: SelectionSide }
    | { readonly kind: "no_tool"; readonly expected: SelectionSide; readonly chosen: undefined }
    | { readonly kind: "needless_tool"; readonly expected: undefined; readonly chosen: SelectionSide }
    /** No tool has the name that was chosen, which is escaped and cut to 64 characters. */
    | { readonly kind: "unknown_tool"; readonly expected: SelectionSide | undefined; readonly chosenName: string }
    /** `choose` threw or rejected with `error`, or gave something else than a name; `reason` says it in words. */
    | {
        readonly kind: "failed";
        readonly expected: SelectionSide | undefined;
        readonly reason: string;
        readonly error: unknown;
      }
    /** Not answered when the signal ended the run. */
    | { readonly kind: "aborted"; readonly expected: SelectionSide | undefined }
  );

/** One cell of the table of expected against chosen tools; undefined stands for none. */
export interface SelectionCount {
  readonly expected: string | undefined;
  readonly chosen: string | undefined;
  /** At least 1. */
  readonly count: number;
}

/** What came of a run. Frozen, and in the same order whatever was answered first. */
export interface SelectionReport {
  /** In the order of the cases. */
  readonly hits: readonly SelectionHit[];
  /** In the order of the cases. Hits and misses together are all cases. */
  readonly misses: readonly SelectionMiss[];
  /**
   * How often each tool was chosen where each was expected, hits included; ordered as the tools are, by the expected one
   * and then by the chosen one, none last. Cases that are `unknown_tool`, `failed` or `aborted` are in no cell.
   */
  readonly confusion: readonly SelectionCount[];
  /** Hits among the cases that were not aborted, from 0 to 1; 0 where there are none. */
  readonly rate: number;
}
