import type { Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { join } from "node:path";
import { ToolError } from "@di-code/tool-registry";
import { codeOf } from "./resolve-inside.ts";

/** One entry of a folder. */
export interface Entry {
  readonly absolute: string;
  /** Relative to where the walk began, with `/`. */
  readonly path: string;
  readonly kind: "file" | "folder" | "link" | "other";
}

/** Entries that one walk looks at. */
const MAX_ENTRIES = 20_000;

/** Folders that are named but not gone into: not the project's own text. */
const SKIPPED: ReadonlySet<string> = new Set([".git", "node_modules"]);

/**
 * The entries below a folder, sorted by name, a folder before what is in it; links are never followed. Ends with an
 * entry count at its limit, silently: who needs all says so. Throws a `ToolError` where the folder cannot be read.
 */
export async function* walk(absolute: string, depth: number, signal: AbortSignal): AsyncGenerator<Entry> {
  const waiting: { readonly absolute: string; readonly path: string; readonly depth: number }[] = [];
  let seen = 0;
  const enter = async (folder: string, path: string, level: number): Promise<readonly Entry[]> => {
    const entries = await readFolder(folder, path, MAX_ENTRIES - seen, signal);
    seen += entries.length;
    if (level < depth) {
      const inner = entries.filter((entry) => entry.kind === "folder" && !SKIPPED.has(lastOf(entry.path)));
      waiting.push(...inner.map((entry) => ({ ...entry, depth: level + 1 })).toReversed());
    }
    return entries;
  };
  yield* await enter(absolute, "", 1);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen >= MAX_ENTRIES) return;
    try {
      yield* await enter(next.absolute, next.path, next.depth);
    } catch (error) {
      // A folder inside that cannot be read is passed over, as one that was removed meanwhile.
      if (signal.aborted || !(error instanceof ToolError)) throw error;
    }
  }
}

async function readFolder(
  absolute: string,
  path: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  try {
    const folder = await opendir(absolute);
    for await (const entry of folder) {
      signal.throwIfAborted();
      if (entries.length >= limit) break;
      entries.push({
        absolute: join(absolute, entry.name),
        path: path === "" ? entry.name : `${path}/${entry.name}`,
        kind: kindOf(entry),
      });
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ToolError(faultOf(codeOf(error)), { code: codeOf(error) || "EXECUTION_ERROR" });
  }
  return entries.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

function kindOf(entry: Dirent): Entry["kind"] {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}

function faultOf(code: string): string {
  if (code === "ENOENT") return "There is no such folder.";
  if (code === "ENOTDIR") return "It is a file, not a folder.";
  return "The folder cannot be read.";
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
