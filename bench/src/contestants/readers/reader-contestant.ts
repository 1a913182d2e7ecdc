import type { ToolDefinition } from "@di-code/ai";
import type { Prepared } from "../prepared.ts";

/** The text of one call as it comes in. */
export interface ArrivingText {
  readonly tool: ToolDefinition;
  readonly fragments: readonly string[];
  /** Where each preview is shown. */
  readonly screen: { readonly show: (preview: unknown) => void };
}

/** Shows a preview after each fragment, as far as it can, and gives the final arguments. */
export type ReaderContestant = Prepared<ArrivingText>;
