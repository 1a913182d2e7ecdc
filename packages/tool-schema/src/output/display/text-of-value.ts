import type { ValueKind } from "@di-code/ai";
import { cutCodePoints, printableText } from "../text/printable-text.ts";
import type { DisplayWords } from "./display-words.ts";

/** A value in words. */
export interface ValueText {
  readonly text: string;
  readonly cut: boolean;
  /** Undefined for what is no JSON. */
  readonly kind: ValueKind | undefined;
}

/** Whether a value has no members; functions and what else is no JSON among them. */
export function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** A value without members. */
export function textOfScalar(value: unknown, words: DisplayWords, most: number): ValueText {
  switch (typeof value) {
    case "string":
      return value === "" ? whole(words.empty, "string") : textOfString(value, words, most);
    case "number":
      return Number.isFinite(value) ? whole(String(value), "number") : whole(words.unreadable, undefined);
    case "boolean":
      return whole(value ? words.yes : words.no, "boolean");
    default:
      return value === null ? whole(words.nothing, "null") : whole(words.unreadable, undefined);
  }
}

/** A list of values without members, of `length` in all; texts in quotes, at the end how many are left out. */
export function textOfList(values: readonly unknown[], length: number, words: DisplayWords, most: number): ValueText {
  const parts: string[] = [];
  let room = most;
  let cut = false;
  for (const value of values) {
    const element = typeof value === "string" ? quoted(value, words, most) : textOfScalar(value, words, most);
    // The first is shown in any case, cut if need be.
    if (parts.length > 0 && element.text.length > room) break;
    parts.push(element.text);
    cut ||= element.cut;
    room -= element.text.length + 2;
  }
  const left = length - parts.length;
  if (left > 0) parts.push(words.more(left));
  return { text: parts.join(", "), cut: cut || left > 0, kind: "array" };
}

export function whole(text: string, kind: ValueKind | undefined): ValueText {
  return { text, cut: false, kind };
}

/** In quotes, so that one text with a comma is not taken for two. */
function quoted(value: string, words: DisplayWords, most: number): ValueText {
  const { text, omitted } = cutCodePoints(value, most);
  const shown = `"${printableText(text).replaceAll('"', '\\"')}"`;
  return {
    text: omitted === 0 ? shown : `${shown} ${words.moreCharacters(omitted)}`,
    cut: omitted > 0,
    kind: "string",
  };
}

function textOfString(value: string, words: DisplayWords, most: number): ValueText {
  const { text, omitted } = cutCodePoints(value, most);
  const shown = printableText(text);
  return { text: omitted === 0 ? shown : `${shown}${words.moreCharacters(omitted)}`, cut: omitted > 0, kind: "string" };
}
