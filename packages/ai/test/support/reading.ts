import {
  createToolArgumentsReader,
  type ReaderOptions,
  type ToolArgumentsReader,
} from "../../src/arguments/create-tool-arguments-reader.ts";
import { safeParseToolArguments, type ToolArgumentsResult } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import type { ReaderState } from "../../src/reader/reader-state.ts";

/** What came of a text that was pushed piece by piece. */
export interface Reading {
  readonly reader: ToolArgumentsReader<unknown>;
  readonly state: ReaderState;
  /** After each push, in a copy. */
  readonly previews: readonly unknown[];
}

/** The text in pieces of these sizes, over and over; one piece without sizes. */
export function pieces(text: string, sizes: readonly number[]): readonly string[] {
  const all: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = sizes.length === 0 ? text.length : (sizes[all.length % sizes.length] ?? 1);
    all.push(text.slice(at, at + size));
    at += size;
  }
  return all;
}

export function read(tool: ToolDefinition, parts: readonly string[], options: ReaderOptions = {}): Reading {
  const reader = createToolArgumentsReader(tool, options);
  let state: ReaderState = { status: "open" };
  const previews: unknown[] = [];
  for (const part of parts) {
    state = reader.push(part);
    previews.push(structuredClone(reader.preview));
  }
  return { reader, state, previews };
}

/** What can be compared of a result: the value, or the error's code and issues. */
export function outcome(result: ToolArgumentsResult): unknown {
  if (result.ok) return { value: result.value };
  const { code, message, details } = result.error;
  return { code, message, details };
}

export function parsed(tool: ToolDefinition, text: string, options: ReaderOptions = {}): unknown {
  return outcome(safeParseToolArguments(tool, text, options));
}

/** Whether `later` is `earlier` grown: members and items added, strings longer, nothing else changed. */
export function hasGrown(earlier: unknown, later: unknown): boolean {
  if (typeof earlier === "string") return typeof later === "string" && later.startsWith(earlier);
  if (typeof earlier !== "object" || earlier === null) return Object.is(earlier, later);
  if (typeof later !== "object" || later === null || Array.isArray(earlier) !== Array.isArray(later)) return false;
  const then = new Map(Object.entries(later));
  return Object.entries(earlier).every(([key, value]) => then.has(key) && hasGrown(value, then.get(key)));
}
