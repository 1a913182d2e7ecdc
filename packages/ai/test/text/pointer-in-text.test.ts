import { expect, test } from "vitest";
import { pointerInText } from "../../src/text/pointer-in-text.ts";

test.each([
  ["the root", "1", [], ""],
  ["an item", "[1,2]", [~1], "/1"],
  ["a member of an item", '[{"a/b~c":1}]', [~0, 2], "/0/a~1b~0c"],
  ["a key with escapes", '{"\\u0061\\"\\\\\\/":1}', [1], '/a"\\~1'],
  ["an empty key", '{"":1}', [1], "/"],
  ["a key that ends in backslashes", '{"a\\\\":{"b":1}}', [1, 8], "/a\\/b"],
])("%s", (_name, text, place, path) => {
  expect(pointerInText(text, place)).toEqual({ path });
});

test.each([
  ["1,024 characters are exact", "k".repeat(1023), `/${"k".repeat(1023)}`, false],
  ["1,025 are cut", "k".repeat(1024), `/${"k".repeat(1023)}`, true],
  ["an escape of the pointer is not cut in two", `${"k".repeat(1022)}/k`, `/${"k".repeat(1022)}`, true],
  ["a pair is not cut in two", `${"k".repeat(1022)}\ud83d\ude00`, `/${"k".repeat(1022)}`, true],
  ["a key of escapes is read as far as it shows", "\u0001".repeat(5000), `/${"\u0001".repeat(1023)}`, true],
  ["a key of slashes", "/".repeat(5000), `/${"~1".repeat(511)}`, true],
])("%s", (_name, key, path, truncated) => {
  const text = JSON.stringify({ [key]: 1 });
  expect(pointerInText(text, [1])).toEqual(truncated ? { path, pathTruncated: true } : { path });
});
