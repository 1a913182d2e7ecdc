import { expect, test } from "vitest";
import { createStyle, hasColour, type Surroundings } from "../../src/terminal/style.ts";

test.each<[name: string, surroundings: Surroundings, expected: boolean]>([
  ["a terminal", { isTTY: true, env: { TERM: "xterm" } }, true],
  ["a terminal that says nothing of itself", { isTTY: true, env: {} }, true],
  ["a pipe", { isTTY: undefined, env: { TERM: "xterm" } }, false],
  ["a dumb terminal", { isTTY: true, env: { TERM: "dumb" } }, false],
  ["NO_COLOR", { isTTY: true, env: { NO_COLOR: "1" } }, false],
  ["an empty NO_COLOR", { isTTY: true, env: { NO_COLOR: "" } }, true],
  ["FORCE_COLOR in a pipe", { isTTY: false, env: { FORCE_COLOR: "" } }, true],
  ["FORCE_COLOR=0 on a terminal", { isTTY: true, env: { FORCE_COLOR: "0" } }, false],
  ["FORCE_COLOR beside NO_COLOR", { isTTY: false, env: { FORCE_COLOR: "1", NO_COLOR: "1" } }, true],
])("%s", (_name, surroundings, expected) => {
  expect(hasColour(surroundings)).toBe(expected);
});

test("sets text off, but never an empty one", () => {
  expect(createStyle(true).red("a")).toBe("\u001B[31ma\u001B[39m");
  expect(createStyle(true).red("")).toBe("");
  expect(createStyle(false).red("a")).toBe("a");
});
