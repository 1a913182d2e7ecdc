import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { builtInFormats } from "../../src/formats/built-in-formats.ts";

const names = [...builtInFormats.keys()];

test("has the formats of JSON Schema 2020-12, and no others", () => {
  expect(names.toSorted()).toEqual([
    "date",
    "date-time",
    "duration",
    "email",
    "hostname",
    "idn-email",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "iri",
    "iri-reference",
    "json-pointer",
    "regex",
    "relative-json-pointer",
    "time",
    "uri",
    "uri-reference",
    "uri-template",
    "uuid",
  ]);
});

const suite = join(process.env["TOOL_CORPORA"] ?? "/nowhere", "json-schema-test-suite", "tests");

interface SuiteGroup {
  readonly schema: { readonly format: string };
  readonly tests: readonly {
    readonly data: unknown;
    readonly valid: boolean;
    readonly description: string;
  }[];
}

/** What the official suite expects and we do not give, with the reason: nothing, so far. */
const SUITE_DIFFERENCES: readonly string[] = [];

describe.skipIf(!existsSync(suite))("official JSON Schema test suite (skipped without TOOL_CORPORA)", () => {
  // `ecmascript-regex.json` holds more of the format "regex".
  const cases = ["draft2020-12", "draft7"].flatMap((draft) =>
    [...names, "ecmascript-regex"]
      .map((name) => [draft, name, join(suite, draft, "optional", "format", `${name}.json`)] as const)
      .filter(([, , file]) => existsSync(file)),
  );

  test("is there for all formats", () => {
    expect(cases.length).toBe(20 + 18);
  });

  test.each(cases)("%s: %s", (draft, name, file) => {
    const groups = JSON.parse(readFileSync(file, "utf8")) as readonly SuiteGroup[];
    const wrong: string[] = [];
    for (const { schema, tests } of groups) {
      for (const { data, valid, description } of tests) {
        // A format says nothing of values that are no strings: the caller's matter.
        if (typeof data !== "string") continue;
        if (builtInFormats.get(schema.format)?.(data) !== valid) wrong.push(`${draft} ${name}: ${description}`);
      }
    }
    expect(wrong).toEqual(SUITE_DIFFERENCES.filter((line) => line.startsWith(`${draft} ${name}: `)));
  });
});

const samples = [
  "2024-05-17T08:30:06.283Z",
  "P1Y2M3DT4H5M6S",
  '"joe bloggs"@[IPv6:::1]',
  "실례@실례.테스트",
  "xn--9n2bp8q.xn--9t4b11yi5a",
  "ب\u200cب.l\u00b7l",
  "1:2::192.168.0.1",
  "https://user@[::1]:80/%41?b#c",
  "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
  "http://{+a,b*}/{c:3}",
  "1+2/a~0b",
  "^(?<n>a)\\k<n>[b-c]{1,2}$",
] as const;

test.each([...builtInFormats])("%s gives a verdict on any edit of any text, without throwing", (_, check) => {
  const edited = fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat({ max: 3 }), fc.string({ unit: "binary", maxLength: 3 }))
    .map(([text, place, cut, insert]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + insert + text.slice(at + cut);
    });
  const halves = fc.array(fc.constantFrom("\ud800", "\udc00", "a", ".", "@", "-")).map((units) => units.join(""));
  fc.assert(
    fc.property(fc.oneof(edited, halves, fc.string({ unit: "binary" })), (text) => {
      expect(typeof check(text)).toBe("boolean");
    }),
    { numRuns: 300 },
  );
});

const LENGTH = 1_000_000;
const fill = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length));
const hostile: readonly (readonly [name: string, text: string])[] = [
  ["letters", fill("a")],
  ["digits", fill("1")],
  ["dots", fill(".")],
  ["labels", fill("a.")],
  ["colons", fill(":")],
  ["at signs", fill("@")],
  ["slashes", fill("/")],
  ["hyphens", fill("-")],
  ["backslashes", fill("\\")],
  ["percent signs", fill("%")],
  ["percent triplets", fill("%41")],
  ["question marks", fill("?")],
  ["opening brackets", fill("[")],
  ["opening braces", fill("{")],
  ["an expression", `{${fill("a,")}a}`],
  ["opening parentheses", fill("(")],
  ["property escapes", fill("\\p{L}")],
  [
    "a class of falling ranges",
    `[${Array.from({ length: 300_000 }, (_, index) => String.fromCodePoint(0x100000 - 3 * index)).join("")}]`,
  ],
  ["a fraction", `2024-05-17T08:30:06.${fill("1")}Z`],
  ["a duration", `P${fill("1")}D`],
  ["many units", `P${fill("1Y")}`],
  ["a quoted local part", `"${fill("\\a")}"@a`],
  ["an open quote", `"${fill("a")}`],
  ["an authority", `http://${fill("a:")}`],
  ["an address", `http://[${fill("::")}]`],
  ["Punycode", `xn--${fill("9")}`],
  ["Hangul", fill("실")],
  ["marks out of order", `a@${fill("\u0301\u0323")}`],
  ["joiners", fill("क\u200c")],
  ["halves of pairs", fill("\ud800")],
  ["tildes", `/${fill("~0")}`],
];

test.each(hostile)("1 MB of %s: every format answers at once", (_, text) => {
  for (const [name, check] of builtInFormats) {
    const start = performance.now();
    check(text);
    // The slowest take 20 ms; the rest is for a busy machine. What is quadratic takes minutes.
    expect(performance.now() - start, name).toBeLessThan(20_000);
  }
});
