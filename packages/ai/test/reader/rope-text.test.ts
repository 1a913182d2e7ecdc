import fc from "fast-check";
import { expect, test } from "vitest";
import { LiveTree } from "../../src/reader/live-tree.ts";
import { RopeText } from "../../src/reader/rope-text.ts";

/** Some so long that one of them is made one piece at once. */
const pieces = fc.array(
  fc.tuple(fc.constantFrom("a", "bc", "\u{1f600}"), fc.constantFrom(0, 1, 7, 5_000, 40_000)).map(([text, count]) => {
    return text.repeat(count);
  }),
  { maxLength: 12 },
);

test("a text in pieces is the same as in one, and so is a string as it grows", () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const rope = new RopeText();
      const tree = new LiveTree(9, true, undefined);
      tree.open(false);
      tree.member("a", undefined);
      tree.openString();
      let text = "";
      for (const part of parts) {
        rope.add(part);
        tree.string.grow(part);
        tree.string.show();
        text += part;
        expect(rope.value.length).toBe(text.length);
        expect(rope.value === text).toBe(true);
        expect(tree.root["a"] === text).toBe(true);
      }
      tree.string.close();
      expect(tree.root["a"] === text).toBe(true);
    }),
    { numRuns: 50 },
  );
});
