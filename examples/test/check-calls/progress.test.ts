import { expect, test } from "vitest";
import { createProgress, type Terminal } from "../../src/check-calls/progress.ts";

function terminal(isTTY: boolean): Terminal & { readonly written: string[] } {
  const written: string[] = [];
  return { isTTY, columns: 60, written, write: (text) => written.push(text) };
}

test.each<[name: string, isTTY: boolean, term: string]>([
  ["in a pipe", false, "xterm"],
  ["on a dumb terminal", true, "dumb"],
])("writes nothing %s", (_name, isTTY, term) => {
  const output = terminal(isTTY);
  const progress = createProgress(output, term, 100);
  progress.update(50, 5);
  progress.clear();
  expect(output.written).toEqual([]);
});

test("draws how much of a file is read, in one line, and takes it away", () => {
  const output = terminal(true);
  const progress = createProgress(output, "xterm", 1_000);
  progress.update(500, 1_234);
  expect(output.written).toHaveLength(1);
  expect(output.written[0]).toMatch(/^\r\u001B\[2K█{20}░{20} {2}50 % {2}1,234 lines$/);
  progress.clear();
  progress.clear();
  expect(output.written.slice(1)).toEqual(["\r\u001B[2K"]);
});

test("never passes 100 %, though the file grows", () => {
  const output = terminal(true);
  createProgress(output, "xterm", 10).update(5_000, 1);
  expect(output.written[0]).toContain(" 100 %");
});

test("counts where there is no size", () => {
  const output = terminal(true);
  createProgress(output, undefined, undefined).update(1_500_000, 12);
  expect(output.written[0]).toBe("\r\u001B[2K12 lines, 1.5 MB");
});

test("does not draw more often than the eye can follow", () => {
  const output = terminal(true);
  const progress = createProgress(output, "xterm", 100);
  for (let line = 1; line <= 1_000; line += 1) progress.update(line, line);
  expect(output.written.length).toBeLessThan(5);
});
