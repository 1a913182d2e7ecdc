import { edits } from "./edits.ts";
import { read } from "./read.ts";
import { search } from "./search.ts";
import { text } from "./text.ts";
import type { BenchTool } from "./tool.ts";
import { wide } from "./wide.ts";

/** The five tools, in the order of the tables. */
export const allTools: readonly BenchTool[] = [read, search, edits, text, wide];
