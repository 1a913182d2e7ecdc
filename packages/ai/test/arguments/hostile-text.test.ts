import { describe, expect, test } from "vitest";
import { type ArgumentOptions, parseArgumentsText, safeParseToolArguments, type TextHint } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedText } from "../support/refused.ts";

/** Text that is no JSON: what it looks like, where, and what whoever receives it calls that. */
const INVALID: readonly (readonly [string, string, TextHint | undefined, number, "truncated" | "malformed"])[] = [
  ["nothing", "", "empty", 0, "malformed"],
  ["blanks", " \n\t ", "empty", 4, "malformed"],
  ["cut in a string", '{"a":"secret', "truncated", 12, "truncated"],
  ["cut after a colon", '{"a":', "truncated", 5, "truncated"],
  ["cut in a literal", '{"a":tru', "truncated", 8, "truncated"],
  ["cut in an escape", '{"a":"\\u00', "truncated", 10, "truncated"],
  ["a fence", '```json\n{"a":"secret"}\n```', "fenced", 0, "malformed"],
  ["two objects", '{"a":1}{"a":1}', "multiple_values", 7, "malformed"],
  ["words after the object", '{"a":1} done', "trailing_text", 8, "malformed"],
  ["a raw newline", '{"a":"x\ny"}', "control_character", 7, "malformed"],
  ["single quotes", "{'a':1}", "single_quotes", 1, "malformed"],
  ["NaN", '{"a":NaN}', "nonstandard_literal", 5, "malformed"],
  ["True", '{"a":True}', "nonstandard_literal", 5, "malformed"],
  ["None", '{"a":None}', "nonstandard_literal", 5, "malformed"],
  ["a trailing comma", '{"a":1,}', "trailing_comma", 6, "malformed"],
  ["a byte order mark", '\ufeff{"a":1}', "byte_order_mark", 0, "malformed"],
  ["a bare key", "{secret:1}", undefined, 1, "malformed"],
  ["a leading zero", '{"a":01}', undefined, 6, "malformed"],
];

describe.each(INVALID)("%s", (_name, text, hint, offset, reason) => {
  test("is refused with its place and what it looks like", () => {
    for (const tool of payloadTools) {
      const error = refusedText(tool, text);
      expect(error.code).toBe("invalid_json");
      expect(error.issues).toEqual(["/: arguments must be valid JSON"]);
      expect(error.details[0]?.hint).toBe(hint);
      expect(JSON.stringify(error)).not.toContain("secret");
    }
    const [issue] = refusedText(openTool, text).details;
    // The trailing comma is named at the comma or right after it.
    expect(Math.abs((issue?.offset ?? -9) - offset)).toBeLessThanOrEqual(hint === "trailing_comma" ? 1 : 0);
    const parsed = parseArgumentsText(text);
    expect(parsed).toMatchObject({ ok: false, reason, issues: [issue] });
    if (!parsed.ok) expect(Object.isFrozen(parsed.issues)).toBe(true);
  });
});

test.each([[undefined], [null], [7], [{}], [["{}"]], [Object("{}") as object]])("%o is no text", (json) => {
  // JavaScript callers pass what they like.
  const error = refusedText(openTool, json as unknown as string);
  expect([error.code, error.issues]).toEqual(["invalid_json", ["/: arguments must be valid JSON"]]);
  expect(parseArgumentsText(json as unknown as string)).toMatchObject({ ok: false, reason: "malformed" });
});

type Found = readonly (readonly [string, string, number])[];

/** What parsing hides: keyword, pointer, offset. */
const HIDDEN: readonly (readonly [string, string, ArgumentOptions, Found])[] = [
  ["a key twice", '{"a":1,"a":1}', {}, [["duplicate_key", "/a", 7]]],
  ["a key twice, once with an escape", '{"a":1,"\\u0061":2}', {}, [["duplicate_key", "/a", 7]]],
  ["a key twice, with another escape", '{"/":1,"\\/":2}', {}, [["duplicate_key", "/~1", 7]]],
  ["a key twice below", '{"l":[{"a~":1,"a~":{}}]}', {}, [["duplicate_key", "/l/0/a~0", 14]]],
  [
    "a key three times",
    '{"a":1,"a":2,"a":3}',
    {},
    [
      ["duplicate_key", "/a", 7],
      ["duplicate_key", "/a", 13],
    ],
  ],
  ["an empty key twice", '{"":1,"":2}', {}, [["duplicate_key", "/", 6]]],
  ["2 ** 53 + 1", '{"n":9007199254740993}', {}, [["unsafe_number", "/n", 5]]],
  ["a long integer", '{"n":[-12345678901234567890]}', {}, [["unsafe_number", "/n/0", 6]]],
  ["an overflow", '{"n":1e400}', {}, [["unsafe_number", "/n", 5]]],
  [
    "an overflow where unsafe numbers are allowed",
    '{"n":-1e400}',
    { unsafeNumbers: "allow" },
    [["unsafe_number", "/n", 5]],
  ],
  ["half a pair", '{"s":"\\ud800"}', { loneSurrogates: "refuse" }, [["lone_surrogate", "/s", 5]]],
  ["half a pair in a key", '{"\\udc00":1}', { loneSurrogates: "refuse" }, [["lone_surrogate", "/\udc00", 1]]],
  [
    "both",
    '{"a":1,"a":9007199254740993}',
    {},
    [
      ["duplicate_key", "/a", 7],
      ["unsafe_number", "/a", 11],
    ],
  ],
];

describe.each(HIDDEN)("%s", (_name, text, options, found) => {
  test("is refused at its place, whatever the schema", () => {
    for (const tool of payloadTools) {
      const error = refusedText(tool, text, options);
      expect(error.code).toBe("unsafe_json");
      expect(error.details.map(({ keyword, path }) => [keyword, path])).toEqual(
        found.map(([keyword, path]) => [keyword, path]),
      );
      expect(error.details[0]?.offset).toBe(found[0]?.[2]);
    }
    const parsed = parseArgumentsText(text, options);
    expect(parsed).toMatchObject({ ok: false, reason: "malformed" });
  });
});

test.each<readonly [string, string, ArgumentOptions]>([
  ["a key twice, allowed", '{"a":1,"a":2}', { duplicateKeys: "allow" }],
  ["an unsafe number, allowed", '{"n":9007199254740993}', { unsafeNumbers: "allow" }],
  ["both, allowed", '{"n":9007199254740993,"n":1}', { unsafeNumbers: "allow", duplicateKeys: "allow" }],
  ["half a pair, by default", '{"s":"\\ud800","\\udfff":1}', {}],
  ["a whole pair", '{"s":"\\ud83d\\ude00"}', { loneSurrogates: "refuse" }],
  ["-0", '{"n":-0}', {}],
  ["an underflow", '{"n":1e-400}', {}],
  ["0.1", '{"n":0.1}', {}],
  ["2 ** 53", '{"n":9007199254740992}', {}],
  ["a large number that is a double", '{"n":1e300}', {}],
  ["a fraction that is rounded", '{"n":0.1000000000000000055511151231257827}', {}],
  ["the same key in two objects", '{"a":{"k":1},"b":{"k":1}}', {}],
  ["colons and quotes in strings", '{"a":"\\":1,\\"a\\":2","b":":::"}', {}],
])("%s is what JSON.parse makes of it", (_name, text, options) => {
  const value: unknown = JSON.parse(text);
  for (const tool of payloadTools.filter(({ name }) => ["open", "declared", "by name", "any of"].includes(name))) {
    expect(safeParseToolArguments(tool, text, options)).toStrictEqual({ ok: true, value });
  }
  expect(parseArgumentsText(text, options)).toStrictEqual({ ok: true, value });
});

test("what the text hides is said before what the schema says", () => {
  const tool = { name: "closed", description: "", parameters: { type: "object", additionalProperties: false } };
  expect(refusedText(tool, '{"a":1,"a":2}').details).toMatchObject([{ keyword: "duplicate_key", path: "/a" }]);
  expect(refusedText(tool, '[{"a":1,"a":2}]').code).toBe("unsafe_json");
});
