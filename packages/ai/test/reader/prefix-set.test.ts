import fc from "fast-check";
import { expect, test } from "vitest";
import { PrefixSet } from "../../src/reader/prefix-set.ts";

const word = fc
  .array(fc.constantFrom("a", "b", "\u0000", "\ud83d", "\ude00", "\uffff"), { maxLength: 4 })
  .map((list) => list.join(""));

test("knows after each unit whether any of the strings begins so", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), word, (words, text) => {
      const set = new PrefixSet(words);
      const range = { low: 0, high: set.size };
      for (let index = 0; index < text.length; index += 1) {
        const fits = set.narrow(range, index, text.charCodeAt(index));
        expect(fits).toBe(words.some((candidate) => candidate.startsWith(text.slice(0, index + 1))));
        if (!fits) break;
      }
    }),
    { numRuns: 2_000 },
  );
});

test("goes by whole chunks as by their units, and knows which text has come whole", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.array(word, { maxLength: 3 }), (words, chunks) => {
      const set = new PrefixSet(words);
      const range = { low: 0, high: set.size };
      let text = "";
      for (const chunk of chunks) {
        const before = { ...range };
        const fits = set.narrowBy(range, text.length, chunk);
        text += chunk;
        expect(fits).toBe(words.some((candidate) => candidate.startsWith(text)));
        if (fits) continue;
        expect(range).toEqual(before);
        return;
      }
      expect(set.isWhole(range, text.length)).toBe(words.includes(text));
    }),
    { numRuns: 2_000 },
  );
});
