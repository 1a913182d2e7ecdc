import fc from "fast-check";

/** Characters that decide something in a JSON text, and some that must not. */
const DECISIVE = Array.from(
  "{}[]\":,\\/-+.eE0123456789truefalsnbu'`~N \t\n\r\u0000\u001f\ufeff\u00a0\u2028\ud800\udc00é",
);

/** A JSON text with any spacing. */
export const jsonText: fc.Arbitrary<string> = fc
  .tuple(fc.jsonValue({ maxDepth: 4, stringUnit: "grapheme" }), fc.constantFrom(undefined, 1, "\t", "\r\n "))
  .map(([value, space]) => JSON.stringify(value, null, space).replaceAll("\n", space === "\r\n " ? "\r\n" : "\n"));

/** A JSON text with some characters put in, taken out or replaced: nearly always wrong, and at any place. */
export const nearlyJsonText: fc.Arbitrary<string> = fc
  .tuple(
    jsonText,
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        remove: fc.integer({ min: 0, max: 2 }),
        insert: fc.array(fc.constantFrom(...DECISIVE), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((edited, { at, remove, insert }) => {
      const place = Math.floor(at * edited.length);
      return edited.slice(0, place) + insert.join("") + edited.slice(place + remove);
    }, text),
  );

/** Any text of decisive characters. */
export const decisiveText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...DECISIVE), { maxLength: 12 })
  .map((characters) => characters.join(""));

const space = fc.constantFrom("", "", "", " ", "\n\t", "\r\n");
const keyOrString = fc
  .array(
    fc.constantFrom(
      ..."aab:,1[{ ~/",
      "\\u0061",
      "\\u003a",
      "\\u003A",
      '\\"',
      "\\\\",
      "\\/",
      "\\n",
      "é",
      "\ud83d\ude00",
      "\ud83d",
      "\ude00",
      "\\ud83d",
      "\\uDE00",
      "\\uD83D\\ude00",
      "\ud83d\\ude00",
      "__proto__",
      "constructor",
    ),
    { maxLength: 3 },
  )
  .map((parts) => `"${parts.join("")}"`);
const number = fc.constantFrom(
  "0",
  "-0",
  "-1",
  "1.5",
  "1e3",
  "1e400",
  "-1E+400",
  "1e-400",
  "9007199254740991",
  "9007199254740992",
  "9007199254740993",
  "-9007199254740993",
  "9007199254740993.0",
  "100000000000000000000",
  "123456789012345678901",
);

/** JSON texts of an author who repeats keys, escapes at whim, tears surrogates apart and likes large numbers. */
export const carelessJsonText: fc.Arbitrary<string> = fc.letrec<{ value: string; array: string; object: string }>(
  (tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("true", "null"),
      keyOrString,
      number,
      tie("array"),
      tie("object"),
      tie("object"),
    ),
    array: fc
      .array(
        fc.tuple(space, tie("value"), space).map((parts) => parts.join("")),
        { maxLength: 4 },
      )
      .map((items) => `[${items.join()}]`),
    object: fc
      .array(
        fc
          .tuple(space, keyOrString, space, fc.constant(":"), space, tie("value"), space)
          .map((parts) => parts.join("")),
        // More than the few keys that are looked at one by one.
        { maxLength: 14 },
      )
      .map((members) => `{${members.join()}}`),
  }),
).value;
