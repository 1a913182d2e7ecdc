import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutValues } from "../../src/validator/without-values.ts";

const LONG = "a long text that some library will not quote as a whole, but only its beginning";

test.each<[string, string, unknown, string]>([
  [
    "Valibot's words",
    'Invalid type: Expected number but received "s3cret"',
    "s3cret",
    'Invalid type: Expected number but received "…"',
  ],
  ["ArkType's words", 'code must be uppercase (was "s3cret")', "s3cret", 'code must be uppercase (was "…")'],
  ["ArkType's words of a number", "must be even (was 7)", 7, "must be even (was …)"],
  ["a number that is part of another", "must be below 70 (was 7)", 7, "must be below 70 (was …)"],
  ["a word", "alice is taken, ask alice", "alice", "… is taken, ask …"],
  ["part of a word", "the malice of it", "alice", "the malice of it"],
  ["a short word", "is not a name", "a", "is not a name"],
  ["a short word in quotes", "'a' is not a name", "a", "'…' is not a name"],
  ["text that JSON escapes", String.raw`received "a\n\"b\""`, 'a\n"b"', 'received "…"'],
  ["punctuation", "is $$$!", "$$$", "is …!"],
  ["a beginning", `received "${LONG.slice(0, 40)}…" there`, LONG, 'received "……" there'],
  ["a beginning in an object", `(was {"t":"${LONG.slice(0, 30)}…)`, { t: LONG }, '(was {"t":"……)'],
  ["an empty text", 'is "" wrong', "", 'is "" wrong'],
  [
    "an object as JSON",
    'must be ordered (was {"from":"alice","to":"bob","n":1234})',
    { from: "alice", to: "bob", n: 1234 },
    'must be ordered (was {"from":"…","to":"…","n":…})',
  ],
  [
    "names and literals of an object",
    "alice must give 2 of a, b",
    { mode: "alice", a: 2 },
    "alice must give 2 of a, b",
  ],
  ["one value within another", 'was ["secret","secret two"]', ["secret", "secret two"], 'was ["…","…"]'],
  ["true, false and null", "must not be true", true, "must not be true"],
  ["nothing", "must be there", undefined, "must be there"],
])("%s", (_name, sentence, value, expected) => {
  expect(withoutValues(sentence, value)).toBe(expected);
});

describe("bounds", () => {
  test("a value that holds much is not looked for", () => {
    expect(
      withoutValues(
        "m",
        Array.from({ length: 999 }, (_, index) => index),
      ),
    ).toBe("m");
    expect(
      withoutValues(
        "m",
        Array.from({ length: 1_000 }, (_, index) => index),
      ),
    ).toBeUndefined();
  });

  test("a value inside itself ends", () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(withoutValues("m", ring)).toBeUndefined();
  });

  test("a long sentence is cut", () => {
    expect(withoutValues("x ".repeat(1_000_000), "secret")?.length).toBe(1_024);
  });
});

test("a text of three characters or more never stands in quotes", () => {
  const sentences = fc.tuple(
    fc.string({ maxLength: 40 }),
    fc.string({ minLength: 3, maxLength: 60 }),
    fc.string({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(sentences, ([before, value, after]) => {
      const words = withoutValues(`${before}"${value}"${after}`, value) ?? "";
      expect(words.includes(`"${value}"`)).toBe(value.includes("…") && words.includes(`"${value}"`));
    }),
  );
});
