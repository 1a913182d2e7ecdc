import type { ToolDisplay } from "@di-code/ai";
import { EACH, isAt, patternsOf, type PlacePattern } from "./place-pattern.ts";
import { printableLine } from "./printable-text.ts";

const MAX_LABEL = 200;

/** A label that somebody wrote. */
export interface WrittenLabel {
  readonly text: string;
  /** For this place alone, not for each of several. */
  readonly isExact: boolean;
}

/** The labels of one or several `ToolDisplay`s, the first of which counts most. */
export class Labels {
  readonly #exact = new Map<string, string>();
  readonly #patterns: { readonly pattern: PlacePattern; readonly text: string }[] = [];
  /** What the tool is called in front of a person. */
  readonly title: string | undefined;

  constructor(displays: readonly ToolDisplay[]) {
    let written: string | undefined;
    for (const { title, labels = {} } of displays) {
      written ??= lineOf(title);
      for (const [pointer, label] of Object.entries(labels)) {
        const text = lineOf(label);
        if (text === undefined || this.#exact.has(pointer)) continue;
        this.#exact.set(pointer, text);
        const [pattern = []] = patternsOf([pointer]);
        if (pattern.includes(EACH)) this.#patterns.push({ pattern, text });
      }
    }
    this.title = written;
  }

  /** The label of a place; undefined where nobody wrote one. One line, at most 200 code points. */
  of(pointer: string, segments: PlacePattern): WrittenLabel | undefined {
    const exact = this.#exact.get(pointer);
    if (exact !== undefined) return { text: exact, isExact: true };
    const found = this.#patterns.find(({ pattern }) => isAt(pattern, segments));
    return found === undefined ? undefined : { text: found.text, isExact: false };
  }
}

function lineOf(text: unknown): string | undefined {
  return typeof text === "string" && text.trim() !== "" ? printableLine(text, MAX_LABEL) : undefined;
}
