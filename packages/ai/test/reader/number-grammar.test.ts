import fc from "fast-check";
import { expect, test } from "vitest";
import { canEnd, NUMBER_OVER, numberNext, numberStart } from "../../src/reader/number-grammar.ts";
import { parses } from "../support/parses.ts";

/** Whether the grammar takes the text as one number. */
function isNumber(text: string): boolean {
  let state = numberStart(text.charCodeAt(0));
  for (let index = 1; index < text.length; index += 1) {
    state = numberNext(state, text.charCodeAt(index));
    if (state === NUMBER_OVER) return false;
  }
  return canEnd(state);
}

const characters = fc.array(fc.constantFrom(..."0019+-.eE"), { maxLength: 9 }).map((list) => list.join(""));

test("takes what JSON.parse takes for a number", () => {
  fc.assert(
    fc.property(fc.constantFrom("-", "0", "1", "9"), characters, (first, rest) => {
      expect(isNumber(first + rest)).toBe(parses(first + rest));
    }),
    { numRuns: 3_000 },
  );
});
