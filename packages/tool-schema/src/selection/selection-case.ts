/** What is needed of a tool to choose it; every kind of tool definition has it. */
export interface SelectionTool {
  readonly name: string;
  readonly description: string;
}

/** A real request, and the tool that it should go to. */
export interface SelectionCase {
  readonly request: string;
  /** The name of one of the tools; absent where none of them should be called. */
  readonly tool?: string | undefined;
}

/** What `choose` is given beside the request. */
export interface ChooseOptions {
  /** The signal of the run, for the request to the model; one that never aborts where none was given. */
  readonly signal: AbortSignal;
}

/**
 * The caller's model: the name of the tool that it would call first, undefined or null for none. May throw or reject. The
 * list of tools is frozen, and the same at each call.
 */
export type ChooseTool<TTool extends SelectionTool = SelectionTool> = (
  tools: readonly TTool[],
  request: string,
  options: ChooseOptions,
) => string | null | undefined | PromiseLike<string | null | undefined>;

/** How `runSelectionCases` asks. */
export interface SelectionOptions {
  /** Most requests that are asked at once. Default 4. */
  readonly concurrency?: number;
  /** Ends the run: what has not been answered by then is a miss of the kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}
