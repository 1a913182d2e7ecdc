import { expect, test } from "vitest";
import { nearestName } from "../../../src/lint/words/nearest-name.ts";

const names = ["preset", "maxTools", "maxParameters", "rules"];

test.each([
  ["presets", "preset"],
  ["max_tools", "maxTools"],
  ["MaxParameter", "maxParameters"],
  ["rule", "rules"],
  ["severity", undefined],
  ["", undefined],
  ["x".repeat(65), undefined],
])("%j means %j", (name, expected) => {
  expect(nearestName(name, names)).toBe(expected);
});
