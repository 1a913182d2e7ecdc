import { cutCodePoints, printableText } from "../text/printable-text.ts";

/** Characters that mean something in Markdown (CommonMark and GitHub's tables, strikethrough and math). */
const MARKS = /[\\`*_[\]<>|~&$]/g;
/** What begins a heading, a list, a rule, or the second line of a table, at the beginning of a line. */
const LINE_MARKS = /^(?:([#+\-=:]+)|(\d+)([.)]))/;
/** Renderers make links and mentions of these, and no backslash keeps all of them from it. */
const LINK = /:\/\/|@[\p{L}\p{N}]|www\./iu;

/** Where a text will stand: in a table a pipe would end its cell. */
export type MarkdownPlace = "line" | "cell";

/** A text of whatever source in one line: it shows what it says, and nothing in it is Markdown. */
export function markdownLine(text: string, place: MarkdownPlace): string {
  const words = text.split(/[\s\u2028\u2029]+/).filter((word) => word !== "");
  return words
    .map((word) => markdownWord(word, place))
    .join(" ")
    .replace(LINE_MARKS, escapeLineMark);
}

/** The lines of a text, its paragraphs kept apart. */
export function markdownParagraphs(text: string): string {
  const paragraphs = text.split(/(?:\r\n|[\n\r\u2028\u2029])[^\S\n\r]*(?:\r\n|[\n\r\u2028\u2029])/).map((paragraph) =>
    linesOf(paragraph)
      .map((line) => markdownLine(line, "line"))
      .filter((line) => line !== ""),
  );
  // A backslash at the end of a line keeps the line break.
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\\\n"))
    .join("\n\n");
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/);
}

/** A text as code in a line, cut to at most `most` code points. */
export function markdownCode(text: string, most: number, place: MarkdownPlace): string {
  const cut = cutCodePoints(text, most);
  const shown = `${printableText(cut.text)}${cut.omitted > 0 ? "…" : ""}`;
  if (shown.trim() === "") return shown === "" ? '`""`' : `\`"${shown}"\``;
  const piped = place === "cell" ? escapePipes(shown) : shown;
  const fence = "`".repeat(longestRun(piped) + 1);
  const space =
    piped.startsWith("`") || piped.endsWith("`") || (piped.startsWith(" ") && piped.endsWith(" ")) ? " " : "";
  return `${fence}${space}${piped}${space}${fence}`;
}

/**
 * In a table a pipe ends the cell also inside code, unless a backslash stands before it; but a backslash before that one
 * would be read as escaping it.
 */
function escapePipes(text: string): string {
  return text.includes("\\") ? text.replaceAll("|", "\\u007c") : text.replaceAll("|", "\\|");
}

/** JSON text as a block. */
export function markdownJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2).split("\n").map(printableText).join("\n");
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}json\n${text}\n${fence}`;
}

function markdownWord(word: string, place: MarkdownPlace): string {
  return LINK.test(word) ? markdownCode(word, word.length, place) : printableText(word).replaceAll(MARKS, "\\$&");
}

function escapeLineMark(_match: string, marks: string | undefined, number: string, after: string): string {
  return marks === undefined ? `${number}\\${after}` : `\\${marks}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
