import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FileView } from "../../src/stream-write/file-view.ts";
import { createStyle } from "../../src/terminal/style.ts";

const COLUMNS = 20;

function drawn(...pieces: readonly string[]): string {
  const view = new FileView(COLUMNS, createStyle(false));
  return pieces.map((piece) => view.append(piece)).join("") + view.end();
}

describe("a file that grows", () => {
  test.each([
    ["nothing", "", ""],
    ["numbered lines", "a\nb\n", "    1 │ a\n    2 │ b\n"],
    ["a last line without an end", "a\nb", "    1 │ a\n    2 │ b\n"],
    ["empty lines, with no space after the margin", "\n\na", "    1 │\n    2 │\n    3 │ a\n"],
    ["a line that is too long", "123456789012345", "    1 │ 123456789012\n      │ 345\n"],
    ["what would move the cursor", "\u001B[2J", "    1 │ \\u{1b}[2J\n"],
    ["half of a surrogate pair", "a\uD83D", "    1 │ a\\u{d83d}\n"],
  ])("shows %s", (_, text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  test("looks the same however its text is cut", () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom("a", " ", "\n", "\uD83D", "\uDE00", "\u001B") }));
    fc.assert(
      fc.property(pieces, (cut) => {
        expect(drawn(...cut)).toBe(drawn(cut.join("")));
      }),
    );
  });
});
