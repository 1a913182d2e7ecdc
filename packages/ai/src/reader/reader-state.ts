import type { ToolArgumentIssue } from "../issues/issue.ts";

/** How reading went so far. */
export type ReaderState =
  | { readonly status: "open" | "complete"; readonly issue?: undefined }
  | { readonly status: "refused"; readonly issue: ToolArgumentIssue };
