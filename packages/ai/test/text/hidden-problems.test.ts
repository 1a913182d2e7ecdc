import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findHiddenProblems, type HiddenProblemOptions } from "../../src/text/hidden-problems.ts";
import { carelessJsonText, jsonText } from "../support/json-texts.ts";
import { referenceProblems } from "../support/reference-problems.ts";

const all: HiddenProblemOptions = { duplicateKeys: true, unsafeNumbers: true, loneSurrogates: true, limit: 1000 };

describe("one problem", () => {
  test.each([
    ["a key twice", '{"path":"docs/a.md","path":"/etc/hosts"}', "duplicate_key", "/path", 20],
    ["a key twice, once with escapes", '{"path":1,"p\\u0061th":2}', "duplicate_key", "/path", 10],
    ["a key twice, once with an escaped slash", '{"a/b~":1,"a\\/b~":2}', "duplicate_key", "/a~1b~0", 10],
    ["a key twice with blanks", '{"a" : 1 ,\n "a" : 2}', "duplicate_key", "/a", 12],
    ["an empty key twice", '{"":1,"":2}', "duplicate_key", "/", 6],
    ["__proto__ twice", '{"__proto__":1,"__proto__":2}', "duplicate_key", "/__proto__", 15],
    ["constructor twice", '{"constructor":1,"constructor":2}', "duplicate_key", "/constructor", 17],
    ["a quote as a key twice", '{"\\"":1,"\\u0022":2}', "duplicate_key", '/"', 8],
    ["a key twice in an object of an array", '[0,{"a":1},{"b":[],"a":{"a":1},"a":2}]', "duplicate_key", "/2/a", 31],
    ["a key twice around an object with that key", '{"a":{"a":1,"b":2},"a":1}', "duplicate_key", "/a", 19],
    ["an integer that a double cannot hold", '{"id":9007199254740993}', "unsafe_number", "/id", 6],
    ["a negative one", "[1,-9007199254740993]", "unsafe_number", "/1", 3],
    ["a root that is one", "123456789012345678901", "unsafe_number", "", 0],
    ["a literal that overflows", '{"a":[1e400]}', "unsafe_number", "/a/0", 6],
    ["one that overflows downwards", "[-1E+400]", "unsafe_number", "/0", 1],
    ["digits that overflow", `[${"9".repeat(310)}]`, "unsafe_number", "/0", 1],
    ["digits that overflow before a point", `[${"9".repeat(310)}.5]`, "unsafe_number", "/0", 1],
    ["half a pair as an escape", '{"a":"x\\ud800"}', "lone_surrogate", "/a", 5],
    ["half a pair, raw", '["\ud83dx"]', "lone_surrogate", "/0", 1],
    ["the halves in the wrong order", '["\\ude00\\ud83d"]', "lone_surrogate", "/0", 1],
    ["half a pair in a key", '{"a":1,"\\uDFAA":0}', "lone_surrogate", "/\udfaa", 7],
  ])("%s", (_name, text, kind, path, offset) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(findHiddenProblems(text, all)).toEqual({ problems: [{ kind, path, offset }], omitted: 0 });
  });
});

describe("no problem", () => {
  test.each([
    ["a key in two objects", '[{"a":1},{"a":{"a":1}},{"a":2}]'],
    ["a key and a string", '{"a":"a","b":"a"}'],
    ["keys that differ in normalization", '{"\u00e9":1,"e\u0301":2}'],
    ["keys that look like escapes", '{"\\\\u0061":1,"a":2}'],
    ["keys that differ by a quote", '{"a":1,"\\"a":2}'],
    ["the names of prototypes", '{"__proto__":1,"constructor":2,"toString":3,"hasOwnProperty":4}'],
    ["the largest safe integer and the next", "[9007199254740991,9007199254740992,-9007199254740992]"],
    ["a large integer that is a double", "[100000000000000000000,9223372036854775808]"],
    ["a large integer with a fraction or exponent", "[9007199254740993.0,9007199254740993e0,0.1]"],
    ["zero", "[0,-0,0.0,0e9999]"],
    ["a literal that becomes zero", "[1e-400]"],
    ["the largest double", "[1.7976931348623157e308]"],
    ["digits in strings and keys", '{"9007199254740993":"9007199254740993, 1e400"}'],
    ["pairs, raw, escaped and half escaped", '["\ud83d\ude00","\\ud83d\\ude00","\ud83d\\ude00","\\ud83d\ude00"]'],
    ["an escaped backslash before what looks like half a pair", '["\\\\ud800"]'],
    ["quotes and brackets in strings", '{"a":"\\"},{\\"a\\":1","b":"]"}'],
    ["nothing in it", "{}"],
  ])("%s", (_name, text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(findHiddenProblems(text, all)).toEqual({ problems: [], omitted: 0 });
  });
});

describe("options", () => {
  const text = '{"a":9007199254740993,"a":[1e400],"b":"\\ud800"}';
  const kinds = (options: Partial<HiddenProblemOptions>): readonly string[] =>
    findHiddenProblems(text, { ...all, ...options }).problems.map(({ kind, offset }) => `${kind} ${offset}`);

  test("each kind can be left out, an overflow cannot", () => {
    const found = ["unsafe_number 5", "duplicate_key 22", "unsafe_number 27", "lone_surrogate 38"];
    expect(kinds({})).toEqual(found);
    expect(kinds({ duplicateKeys: false })).toEqual(found.toSpliced(1, 1));
    expect(kinds({ unsafeNumbers: false })).toEqual(found.toSpliced(0, 1));
    expect(kinds({ loneSurrogates: false })).toEqual(found.toSpliced(3, 1));
  });

  test.each([
    [0, 0, 4],
    [3, 3, 1],
    [4, 4, 0],
  ])("a limit of %i lists %i and counts %i more", (limit, listed, omitted) => {
    const result = findHiddenProblems(text, { ...all, limit });
    expect(result.problems).toEqual(findHiddenProblems(text, all).problems.slice(0, listed));
    expect(result.omitted).toBe(omitted);
  });

  test("each further occurrence of a key is a problem", () => {
    const { problems } = findHiddenProblems('{"a":1,"a":2,"a":3}', all);
    expect(problems.map(({ offset }) => offset)).toEqual([7, 13]);
  });
});

describe("properties", () => {
  test("finds what the slow reference finds", () => {
    fc.assert(
      fc.property(fc.oneof(carelessJsonText, jsonText), (text) => {
        const { problems } = referenceProblems(text);
        expect(findHiddenProblems(text, all)).toEqual({
          problems: problems.slice(0, 1000),
          omitted: Math.max(0, problems.length - 1000),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test("with everything allowed only overflows are left", () => {
    fc.assert(
      fc.property(carelessJsonText, (text) => {
        const { problems } = findHiddenProblems(text, {
          ...all,
          duplicateKeys: false,
          unsafeNumbers: false,
          loneSurrogates: false,
        });
        expect(problems.map(({ offset }) => offset)).toEqual(referenceProblems(text).overflows);
      }),
      { numRuns: 500 },
    );
  });
});

describe("size", () => {
  const levels = 100_000;
  const deep = `${'{"a":['.repeat(levels / 2)}{"b":1,"b":2}${"]}".repeat(levels / 2)}`;

  test("a problem below 100,000 levels has the beginning of its path", () => {
    const [problem] = findHiddenProblems(deep, all).problems;
    expect(problem).toEqual({
      kind: "duplicate_key",
      path: "/a/0".repeat(256),
      pathTruncated: true,
      offset: deep.indexOf('"b":2'),
    });
  });

  test.each([
    ["300,000 keys", `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":${index}`).join()},"k7":1}`, 1],
    [
      "300,000 keys that are numbers",
      `{${Array.from({ length: 300_000 }, (_, index) => `"${index * 4096}":1`).join()}}`,
      0,
    ],
    ["a key 1,000,000 times", `{${Array.from({ length: 1_000_000 }, () => '"a":1').join()}}`, 999_999],
    [
      "problems at every one of 100,000 levels",
      `${'{"b":1,"b":1e999,"a":'.repeat(levels)}1${"}".repeat(levels)}`,
      2 * levels,
    ],
    ["2 million levels", "[".repeat(2_000_000) + "]".repeat(2_000_000), 0],
    [
      "objects of nine keys, one in the other",
      `${'{"1":1,"2":1,"3":1,"4":1,"5":1,"6":1,"7":1,"8":1,"9":'.repeat(50_000)}1${"}".repeat(50_000)}`,
      0,
    ],
    ["10 MB of escaped quotes", `["${'\\"'.repeat(5_000_000)}"]`, 0],
    ["10 MB of backslashes", `["${"\\".repeat(10_000_000)}"]`, 0],
    ["10 MB of half pairs", `["${"\\ud800".repeat(1_600_000)}"]`, 1],
    ["10 MB of digits", `[${"9".repeat(10_000_000)}]`, 1],
    ["25,000 integers of 300 digits", `[${Array.from({ length: 25_000 }, () => "9".repeat(300)).join()}]`, 25_000],
    [
      "problems below a key of 10 MB",
      `{"${"k".repeat(10_000_000)}":[${Array.from({ length: 1000 }, () => "1e999").join()}]}`,
      1000,
    ],
  ])("%s", (_name, text, expected) => {
    const start = performance.now();
    const { problems, omitted } = findHiddenProblems(text, { ...all, limit: 100 });
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(problems.length + omitted).toBe(expected);
  });
});
