import { expect, test } from "vitest";
import { suggest } from "../../src/issues/suggest.ts";

test.each<[string, readonly string[], string | undefined]>([
  ["pth", ["limit", "path"], "path"],
  ["page_size", ["term", "pageSize"], "pageSize"],
  ["size", ["term", "pageSize"], "pageSize"],
  ["prod", ["staging", "production"], "production"],
  ["lable", ["limit", "label"], "label"],
  ["lable", ["table", "label"], "table"],
  ["x", ["y"], undefined],
  ["ab", ["ba"], "ba"],
  ["foo", ["limit", "path"], undefined],
  ["path", [], undefined],
  ["", ["a"], undefined],
  ["a".repeat(65), ["a".repeat(66)], undefined],
  ["name", ["n".repeat(10_000), "nam"], "nam"],
  ["__proto__", ["proto"], "proto"],
])("case %#: for %.20s it suggests the nearest", (name, candidates, expected) => {
  expect(suggest(name, candidates)).toBe(expected);
});

test("20,000 names of 64 characters are bounded work", () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `${"y".repeat(50)}${"x".repeat(8)}${index}`);
  const start = performance.now();
  suggest("y".repeat(64), names);
  expect(performance.now() - start).toBeLessThan(20_000);
});
