import fc from "fast-check";

const ATOMS = [
  "a",
  "b",
  "c",
  "-",
  ".",
  "\\.",
  "\\w",
  "\\d",
  "\\s",
  "[ab]",
  "[^a]",
  "[a-z]",
  "[^-]",
  "\\S",
  "😀",
  "\\p{Ll}",
];
const QUANTIFIERS = ["*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}", "{0,2}", "{2,}", "{0,9}", "{3,}?"];
const ASSERTIONS = ["\\b", "\\B", "^", "$"];

/** Sources of patterns over few characters, so that their parts overlap often; each compiles with the flag `u`. */
export function patternArbitrary(options: { readonly lookaround: boolean }): fc.Arbitrary<string> {
  const atom = fc.constantFrom(...ATOMS);
  const { source } = fc.letrec<{ source: string; part: string; group: string }>((tie) => ({
    group: fc.oneof(
      { weight: 6, arbitrary: tie("source").map((source) => `(?:${source})`) },
      { weight: 2, arbitrary: tie("source").map((source) => `(${source})`) },
    ),
    part: fc.oneof(
      { maxDepth: 3, depthIdentifier: "pattern" },
      { weight: 6, arbitrary: atom },
      {
        weight: 5,
        arbitrary: fc.tuple(atom, fc.constantFrom(...QUANTIFIERS)).map((pair) => pair.join("")),
      },
      {
        weight: 4,
        arbitrary: fc.tuple(tie("group"), fc.constantFrom("", ...QUANTIFIERS)).map((pair) => pair.join("")),
      },
      { weight: 1, arbitrary: fc.constantFrom(...ASSERTIONS) },
      ...(options.lookaround
        ? [
            {
              weight: 2,
              arbitrary: fc
                .tuple(fc.constantFrom("(?=", "(?!", "(?<=", "(?<!"), tie("source"))
                .map(([open, source]) => `${open}${source})`),
            },
          ]
        : []),
    ),
    source: fc
      .array(fc.array(tie("part"), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
        size: "small",
      })
      .map((branches) => branches.map((parts) => parts.join("")).join("|")),
  }));
  const affixed = fc
    .tuple(fc.constantFrom("^", "^", "^(?:", ""), source, fc.constantFrom("$", "$", "x", ""))
    .map(([before, middle, after]) => `${before}${middle}${before.endsWith("(?:") ? ")" : ""}${after}`);
  return affixed;
}
