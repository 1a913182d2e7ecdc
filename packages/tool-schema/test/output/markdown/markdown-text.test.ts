import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  markdownCode,
  markdownJson,
  markdownLine,
  markdownParagraphs,
} from "../../../src/output/markdown/markdown-text.ts";
import { printableText } from "../../../src/output/text/printable-text.ts";
import { elementsOf, renderMarkdown, textOf } from "../../support/render-markdown.ts";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "|",
        "\\",
        "`",
        "``",
        "*",
        "_",
        "~~",
        "#",
        "-",
        "+",
        "=",
        ">",
        "<b>",
        "</td>",
        "<!--",
        "&lt;",
        "&#58;",
        "$",
      ),
      fc.constantFrom(
        "[a](http://x.test)",
        "![a](b)",
        "[a]: b",
        "http://x.test",
        "www.x.test",
        "(www.x.test)",
        "a@x.test",
        "@user",
        "xmpp:a@b",
      ),
      fc.constantFrom(
        "1.",
        "2)",
        "---",
        "```",
        "[ ]",
        "[^1]",
        "javascript:alert(1)",
        "<http://x.test>",
        "\\|",
        "|---|",
        ":-:",
      ),
      fc.constantFrom(" ", "  ", "\t", "\n", "\r\n", "\n\n", "\u2028", "\u202e", "\u00a0"),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** The words that a reader should see. */
function wordsOf(text: string): string {
  return text
    .split(/[\s\u2028\u2029]+/)
    .filter((word) => word !== "")
    .map(printableText)
    .join(" ");
}

function seen(markdown: string): string {
  return textOf(renderMarkdown(markdown))
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ");
}

describe("a text of any kind shows what it says", () => {
  test("in a line", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = markdownLine(text, "line");
        expect(seen(line)).toBe(wordsOf(text));
        expect(elementsOf(renderMarkdown(line)).filter((name) => name !== "p" && name !== "code")).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test("in a cell of a table", () => {
    fc.assert(
      fc.property(hostile, hostile, (left, right) => {
        const table = `| a | b |\n|---|---|\n| ${markdownLine(left, "cell")} | ${markdownLine(right, "cell")} |`;
        const html = renderMarkdown(table);
        const cells = [...html.matchAll(/<td>(?<cell>[\s\S]*?)<\/td>/g)].map(({ groups }) =>
          seenCell(groups?.["cell"] ?? ""),
        );
        // A pipe in code behind a backslash cannot be written otherwise.
        expect(cells).toEqual([left, right].map((text) => wordsOf(text)));
        expect(elementsOf(html)).not.toContain("a");
      }),
      { numRuns: 400 },
    );
  });

  test("in paragraphs", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = markdownParagraphs(text);
        expect(seen(markdown)).toBe(wordsOf(text));
        expect(elementsOf(renderMarkdown(markdown)).filter((name) => !["p", "code", "br"].includes(name))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

function seenCell(html: string): string {
  return textOf(html).replaceAll("\\u007c", "|").trim();
}

test.each([
  ["lists keep their lines", "Use:\n- one\n- two", "Use:\\\n\\- one\\\n\\- two"],
  ["paragraphs stay apart", "a\n\n\n b \nc", "a\n\nb\\\nc"],
  ["a heading is none", "# Big", "\\# Big"],
  ["a number at the beginning is no list", "1. one", "1\\. one"],
  ["a link is code", "see https://x.test/a_b.", "see `https://x.test/a_b.`"],
  ["an address is code", "ask a@x.test", "ask `a@x.test`"],
  ["HTML is text", "<script>", "\\<script\\>"],
  ["an at sign on its own", "a @ b", "a @ b"],
])("%s", (_, text, expected) => {
  expect(markdownParagraphs(text)).toBe(expected);
});

test.each([
  ["plain", "a.b", "`a.b`"],
  ["backticks", "a`b``c", "```a`b``c```"],
  ["at an end", "`a", "`` `a ``"],
  ["nothing", "", '`""`'],
  ["blanks", "  ", '`"  "`'],
  ["a pipe", "a|b", "`a\\|b`"],
  ["a pipe and a backslash", "\\d|x", "`\\d\\u007cx`"],
  ["a line break", "a\nb", "`a\\nb`"],
  ["too long", "x".repeat(200), `\`${"x".repeat(120)}…\``],
])("code in a cell: %s", (_, text, expected) => {
  expect(markdownCode(text, 120, "cell")).toBe(expected);
});

test("a block of JSON cannot be ended from inside", () => {
  expect(markdownJson({ a: "```\n</pre>\u202e" })).toBe('````json\n{\n  "a": "```\\n</pre>\\u202e"\n}\n````');
});
