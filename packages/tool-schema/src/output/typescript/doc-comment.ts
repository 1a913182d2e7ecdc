import { printableText } from "../text/printable-text.ts";

/** A line of a doc comment: a text of whatever source, behind a tag of ours or none. */
export interface DocLine {
  readonly tag?: string;
  readonly text: string;
}

/** Columns of a line, as far as words can be wrapped. */
const WIDTH = 100;

/** A doc comment with its line break; empty for no lines. Nothing in a text can end it, or be a tag. */
export function docComment(lines: readonly DocLine[], indent: string): string {
  const written = lines.flatMap(({ tag, text }) => {
    const safe = safeText(text);
    return tag === undefined ? wrap(safe, WIDTH - indent.length - 3) : [`@${tag}${safe === "" ? "" : ` ${safe}`}`];
  });
  const [first] = written;
  if (first === undefined) return "";
  if (written.length === 1 && indent.length + first.length + 7 <= WIDTH) return `${indent}/** ${first} */\n`;
  return `${indent}/**\n${written.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** The lines of a description; blank lines at its ends are left out. */
export function docLinesOf(text: string): DocLine[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => ({ text: line.trimEnd() }));
  const isSaid = (line: DocLine): boolean => line.text !== "";
  const first = lines.findIndex(isSaid);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isSaid) + 1);
}

/**
 * In a comment only its end and tags mean something. TypeScript reads some tags (`@jsx`, `@ts-ignore`) anywhere in a
 * comment, also behind a backslash: these are taken apart.
 */
function safeText(text: string): string {
  return printableText(text)
    .replaceAll("*/", "*\\/")
    .replaceAll(/@(?=jsx|ts-)/gi, "@ ")
    .replaceAll(/(?<![A-Za-z0-9._@])@/g, "\\@");
}

/** Broken between words; a word longer than a line stays whole. The first line keeps its indent. */
function wrap(text: string, width: number): readonly string[] {
  if (text.length <= width) return [text];
  const [indent = ""] = /^ {0,16}/.exec(text) ?? [];
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (word === "") continue;
    if (line === "") line = lines.length === 0 ? `${indent}${word}` : word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
