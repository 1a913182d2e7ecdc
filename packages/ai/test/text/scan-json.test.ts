import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonText, scanJsonValue } from "../../src/text/scan-json.ts";
import { carelessJsonText, decisiveText, jsonText, nearlyJsonText } from "../support/json-texts.ts";
import { parses } from "../support/parses.ts";

test("takes the texts that JSON.parse takes, and no others", () => {
  fc.assert(
    fc.property(fc.oneof(jsonText, carelessJsonText, nearlyJsonText, decisiveText), (text) => {
      expect(isJsonText(text), JSON.stringify(text)).toBe(parses(text));
    }),
    { numRuns: 3000 },
  );
});

test("agrees with JSON.parse on every short text of a small alphabet", () => {
  const alphabet = ["{", "}", "[", "]", '"', ":", ",", "0", "-", ".", "e", " ", "\\", "\n"];
  let texts = [""];
  for (let length = 1; length <= 4; length++) {
    texts = texts.flatMap((text) => alphabet.map((character) => text + character));
    const different = texts.filter((text) => isJsonText(text) !== parses(text));
    expect(different).toEqual([]);
  }
});

test.each([
  ["an object, and what follows it", '{"a":1} x', 0, { complete: true, offset: 7, place: "separator" }],
  ["from the middle", '{"a":[1,2]}', 5, { complete: true, offset: 10, place: "separator" }],
  ["a string that ends wrong", '["a\n"]', 0, { complete: false, offset: 3, place: "string" }],
  ["an escape that ends wrong", '["\\u00x0"]', 0, { complete: false, offset: 6, place: "escape" }],
  ["past the end", "1", 1, { complete: false, offset: 1, place: "value" }],
])("scans one value: %s", (_name, text, from, expected) => {
  expect(scanJsonValue(text, from)).toEqual(expected);
});

test("every unit below the space, and no other, must be escaped in a string", () => {
  for (let code = 0; code <= 0xffff; code++) {
    const text = `"${String.fromCharCode(code)}"`;
    if (isJsonText(text) !== parses(text)) expect.fail(`0x${code.toString(16)}`);
  }
});

test("every unit after a backslash, and every blank, agrees with JSON.parse", () => {
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    for (const text of [`"\\${character}"`, `${character}0`]) {
      if (isJsonText(text) !== parses(text)) expect.fail(`0x${code.toString(16)}`);
    }
  }
});

test("takes 2 million levels", () => {
  const text = "[".repeat(2_000_000) + "]".repeat(2_000_000);
  expect(isJsonText(text)).toBe(true);
  expect(isJsonText(text.slice(1))).toBe(false);
});
