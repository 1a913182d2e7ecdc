import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestNames } from "../../src/results/suggest-names.ts";

/** Levenshtein's distance by its definition. */
function distance(left: string, right: string): number {
  if (left === "" || right === "") return left.length + right.length;
  const replaced = distance(left.slice(1), right.slice(1)) + (left[0] === right[0] ? 0 : 1);
  if (left[0] === right[0]) return replaced;
  return Math.min(replaced, distance(left.slice(1), right) + 1, distance(left, right.slice(1)) + 1);
}

const name = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 6 });

test("a name is suggested when few edits lead to it, or when one holds the other", () => {
  fc.assert(
    fc.property(name, name, (said, known) => {
      const longer = Math.max(said.length, known.length);
      const most = Math.min(3, Math.max(1, Math.floor(longer / 3)), longer - 1);
      const isPart = Math.min(said.length, known.length) >= 3 && (said.includes(known) || known.includes(said));
      expect(suggestNames(said, [known]).length > 0).toBe(distance(said, known) <= most || isPart);
    }),
  );
});

test("the nearest come first, those that hold the name last", () => {
  expect(suggestNames("read_file", ["read_file_or_folder", "write_file", "red_file", "readfiles"])).toEqual([
    "red_file",
    "readfiles",
    "read_file_or_folder",
  ]);
});

test("thousands of wrong names beside hundreds of tools are answered in time", () => {
  const known = Array.from({ length: 200 }, (_, index) => "a".repeat(56) + String(index).padStart(8, "x"));
  const start = performance.now();
  for (let index = 0; index < 1_000; index += 1)
    expect(suggestNames("b".repeat(56) + String(index), known)).toEqual([]);
  // The whole table took 10 s on a quiet machine.
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("what is no text is near to nothing", () => {
  expect(suggestNames(undefined as never, ["undefined"])).toEqual([]);
});
