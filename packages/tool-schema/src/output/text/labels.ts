import type { ToolDisplay } from "@di-code/ai";
import { printableLine } from "./printable-text.ts";

const MAX_LABEL = 200;

/** The label that somebody wrote for a place; undefined where nobody did. One line, at most 200 code points. */
export function writtenLabel(displays: readonly ToolDisplay[], pointer: string): string | undefined {
  for (const { labels } of displays) {
    const label: unknown = labels !== undefined && Object.hasOwn(labels, pointer) ? labels[pointer] : undefined;
    if (typeof label === "string" && label.trim() !== "") return printableLine(label, MAX_LABEL);
  }
  return undefined;
}

/** What the tool is called in front of a person; undefined where nobody wrote it. */
export function writtenTitle(displays: readonly ToolDisplay[]): string | undefined {
  for (const { title } of displays) {
    if (typeof title === "string" && title.trim() !== "") return printableLine(title, MAX_LABEL);
  }
  return undefined;
}
