import { expect, test } from "vitest";
import { pointersOf, toolWith } from "../support/findings.ts";

test.each([[""], [" \n\t"], [undefined]])("%j is none", (description) => {
  expect(pointersOf("description-missing", { ...toolWith({}), description })).toEqual(["/description"]);
});

test.each([["x"], [3], [{}]])("%j is something, or another rule's", (description) => {
  expect(pointersOf("description-missing", { ...toolWith({}), description })).toEqual([]);
});
