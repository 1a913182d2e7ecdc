import { expect, test } from "vitest";
import { createScreen, type Output } from "../../../src/coding-agent/show/screen.ts";
import { createStyle } from "../../../src/terminal/style.ts";

function terminal(isTTY: boolean): Output & { readonly written: string[] } {
  const written: string[] = [];
  return { isTTY, columns: 40, written, write: (text) => written.push(text) };
}

const plain = createStyle(false);

test.each<[name: string, isTTY: boolean, term: string]>([
  ["in a pipe", false, "xterm"],
  ["on a dumb terminal", true, "dumb"],
])("%s only lines that stay are written", (_name, isTTY, term) => {
  const output = terminal(isTTY);
  const screen = createScreen(output, term, plain);
  screen.grow("growing");
  screen.print("one  ", "two");
  expect(output.written).toEqual(["one\ntwo\n"]);
});

test("on a terminal a line grows in its place, and goes before the next that stays", () => {
  const output = terminal(true);
  const screen = createScreen(output, "xterm", plain);
  screen.grow("growing");
  screen.print("done");
  screen.print("more");
  expect(output.written).toEqual(["\r\u001B[2Kgrowing", "\r\u001B[2Kdone\n", "more\n"]);
});

test.each<[name: string, line: string, expected: number]>([
  ["letters", "a".repeat(500), 39],
  ["characters of two columns", "漢".repeat(500), 19],
  ["pictures of two units", "😀".repeat(500), 38],
])("the line that grows never wraps: %s", (_name, line, expected) => {
  const output = terminal(true);
  createScreen(output, "xterm", plain).grow(line);
  expect(output.written[0]?.slice("\r\u001B[2K".length)).toBe(line.slice(0, expected));
});
