import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diagnoseJson } from "../../src/text/diagnose-json.ts";
import { decisiveText, jsonText, nearlyJsonText } from "../support/json-texts.ts";
import { parses } from "../support/parses.ts";

describe("hints", () => {
  test.each([
    ["cut off in a string", '{"path":"notes.md","content":"# Title\\nfirst ha', 47, "truncated"],
    ["cut off in a key", '{"pa', 4, "truncated"],
    ["cut off after a comma", "[1,", 3, "truncated"],
    ["cut off in a literal", "tru", 3, "truncated"],
    ["cut off in an exponent", "1e", 2, "truncated"],
    ["cut off after a minus", "-", 1, "truncated"],
    ["cut off after a point", "[1.", 3, "truncated"],
    ["cut off in an escape", '"\\u12', 5, "truncated"],
    ["cut off after a backslash", '["\\', 3, "truncated"],
    ["cut off between surrogates", '"\\ud83d', 7, "truncated"],
    ["cut off with spaces at the end", '{"a" : ', 7, "truncated"],
    ["fence of backticks", '```json\n{"zone":"north"}\n```', 0, "fenced"],
    ["fence of tildes after a line feed", "\n~~~\n{}\n~~~", 1, "fenced"],
    ["the same object twice", '{"q":"rain"}{"q":"rain"}', 12, "multiple_values"],
    ["two objects, a line each", "{}\n[]\n", 3, "multiple_values"],
    ["two numbers", "1 2", 2, "multiple_values"],
    ["three values", "{}{}{", 2, "multiple_values"],
    ["words after the value", '{"a":1} as you asked', 8, "trailing_text"],
    ["a comma after the value", '{"a":1},', 7, "trailing_text"],
    ["a bracket too many", "[1]]", 3, "trailing_text"],
    ["a value that stays open after the value", '{}{"a":', 2, "trailing_text"],
    ["a fence after the value", "{}\n```", 3, "trailing_text"],
    ["a word that begins like a number", "{} 2nd", 3, "trailing_text"],
    ["a word that begins like a literal", "{} nullable", 3, "trailing_text"],
    ["a number with a leading zero", "01", 1, "trailing_text"],
    ["a number with two leading zeros", "007", 1, "trailing_text"],
    ["an object right after a number", "1{}", 1, "multiple_values"],
    ["a line feed in a string", '{"old":"if x:\n\treturn","new":"pass"}', 13, "control_character"],
    ["a tab in a key", '{"a\tb":1}', 3, "control_character"],
    ["a control character after an escaped backslash", '"\\\\\u0001"', 3, "control_character"],
    ["a key in single quotes", "{'name': 'Bo\\'s', 'open': True, 'rank': None}", 1, "single_quotes"],
    ["a later key in single quotes", "{\"a\":1,'b':2}", 7, "single_quotes"],
    ["a value in single quotes", "{\"a\":'b'}", 5, "single_quotes"],
    ["a root in single quotes", "'a'", 0, "single_quotes"],
    ["NaN", '{"a":NaN}', 5, "nonstandard_literal"],
    ["Infinity", "[1, Infinity]", 4, "nonstandard_literal"],
    ["minus Infinity", "[-Infinity]", 2, "nonstandard_literal"],
    ["True", '{"a": True}', 6, "nonstandard_literal"],
    ["False", "[False]", 1, "nonstandard_literal"],
    ["None", "None", 0, "nonstandard_literal"],
    ["undefined", '{"a":undefined}', 5, "nonstandard_literal"],
    ["a comma before a brace", '{"id":0,}', 8, "trailing_comma"],
    ["a comma and space before a bracket", "[1 , ]", 5, "trailing_comma"],
    ["nothing", "", 0, "empty"],
    ["blanks", " \r\n\t", 4, "empty"],
    ["byte order mark", "\ufeff{}", 0, "byte_order_mark"],
    ["byte order mark and nothing", "\ufeff", 0, "byte_order_mark"],
    ["a key that is no JSON", "key_FAKE_AAAABBBB", 0, undefined],
    ["a word that begins like a foreign literal", "[Nonesuch]", 1, undefined],
    ["a foreign literal as a key", "{None:1}", 1, undefined],
    ["commas in a row", '{"id":0,,}', 8, undefined],
    ["a comma before the wrong bracket", "[1,}", 3, undefined],
    ["a comma alone", "{,}", 1, undefined],
    ["an escape that does not exist", '"\\x41"', 2, undefined],
    ["a control character after a backslash", '"\\\t"', 2, undefined],
    ["a broken unicode escape", '"\\u12g4"', 5, undefined],
    ["a literal that goes wrong", "[nul]", 4, undefined],
    ["a number that goes wrong", "[1.]", 3, undefined],
    ["a number with a leading zero inside", "[012]", 2, undefined],
    ["a missing colon", '{"a" 1}', 5, undefined],
    ["a missing comma", '{"a":1 "b":2}', 7, undefined],
    ["the wrong closing bracket", "[1}", 2, undefined],
    ["a control character between values", "[\u0000]", 1, undefined],
    ["a space that JSON does not know", "\u00a0{}", 0, undefined],
    ["prose before a fence", "Sure: ```json\n{}```", 0, undefined],
  ])("%s", (_name, text, offset, hint) => {
    const truncated = hint === "truncated" || hint === "empty";
    expect(diagnoseJson(text)).toEqual({ offset, truncated, ...(hint === undefined ? {} : { hint }) });
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test("a JSON text has nothing to diagnose", () => {
    expect(diagnoseJson(' {"a":[1]}\n')).toEqual({ offset: 11, truncated: false });
  });
});

describe("properties", () => {
  test("a JSON text that is cut anywhere is truncated, there", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        for (let end = 0; end < text.length; end++) {
          const cut = text.slice(0, end);
          if (parses(cut)) continue;
          expect(diagnoseJson(cut)).toEqual({
            offset: end,
            hint: cut.trim() === "" ? "empty" : "truncated",
            truncated: true,
          });
        }
      }),
    );
  });

  test("what is called truncated can be completed", () => {
    fc.assert(
      fc.property(fc.oneof(nearlyJsonText, decisiveText), (text) => {
        if (parses(text)) return;
        const { offset } = diagnoseJson(text);
        const start = text.slice(0, offset);
        expect(parses(start) || completions(start).some(parses), JSON.stringify(start)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("the character at the offset is one that nothing mends", () => {
    fc.assert(
      fc.property(fc.oneof(nearlyJsonText, decisiveText), (text) => {
        const { offset, truncated } = diagnoseJson(text);
        if (parses(text)) return;
        expect(truncated).toBe(offset === text.length);
        if (truncated) return;
        const wrong = text.slice(0, offset + 1);
        expect(completions(wrong).some(parses), JSON.stringify(wrong)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("size", () => {
  test.each([
    ["20 MB of brackets", "[".repeat(20_000_000)],
    ["100,000 levels and a wrong end", `${'{"a":['.repeat(50_000)}${"]}".repeat(49_999)}]`],
    ["20 MB of text without its end", `"${"a".repeat(20_000_000)}`],
    ["20 MB of escapes without their end", `"${'\\"'.repeat(10_000_000)}`],
    ["10 million objects", "{}".repeat(10_000_000)],
    ["20 MB of blanks", " ".repeat(20_000_000)],
    ["20 MB of digits", `${"1".repeat(20_000_000)}x`],
  ])("%s", (_name, text) => {
    const start = performance.now();
    diagnoseJson(text);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

/** The text with every ending that could make it whole: the rest of a token, of a member, then the open brackets. */
function completions(text: string): readonly string[] {
  const structure = text.replaceAll(/"(?:[^"\\]|\\[^])*"/g, "").replace(/".*$/s, "");
  let brackets = "";
  for (const character of structure) {
    if (character === "{") brackets = `}${brackets}`;
    if (character === "[") brackets = `]${brackets}`;
    if (character === "}" || character === "]") brackets = brackets.slice(1);
  }
  const tokens = ["", '"', 'n"', '"":0', "0", "rue", "ue", "e", "alse", "lse", "se", "ull", "ll", "l"];
  const escapes = ['0"', '00"', '000"', '0000"'];
  return [...tokens, ...escapes].flatMap((end) => [`${text}${end}${brackets}`, `${text}${end}:0${brackets}`]);
}
