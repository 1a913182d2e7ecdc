import fc from "fast-check";
import { expect, test } from "vitest";

import { isUriTemplate } from "../../src/formats/uri-template.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "uri-template",
  valid: [
    "",
    "http://example.com",
    "{a}",
    "a{b}c",
    "{a}{b}",
    "{+a}",
    "{#a}",
    "{.a}",
    "{/a}",
    "{;a}",
    "{?a}",
    "{&a}",
    "{=a}",
    "{!a}",
    "{@a}",
    "{|a}",
    "{,a}",
    "{a,b,c}",
    "{a:1}",
    "{a:9999}",
    "{a*}",
    "{?a*,b:3}",
    "{a.b}",
    "{a_1}",
    "{1}",
    "{%41}",
    "{a%41.b}",
    "%41",
    "é",
    "😀",
    "a'b",
    "?a=[b]",
    "\ue000",
    "a:b@c",
  ],
  invalid: [
    "{",
    "}",
    "{}",
    "{a",
    "a}",
    "{{a}}",
    "{a}}",
    "{a,}",
    "{,}",
    "{a,,b}",
    "{+}",
    "{a b}",
    "{a-b}",
    "{a:0}",
    "{a:}",
    "{a:01}",
    "{a:10000}",
    "{a:b}",
    "{a**}",
    "{a*:1}",
    "{a:1*}",
    "{.}",
    "{a.}",
    "{..a}",
    "{a..b}",
    "{é}",
    "{%4}",
    "{%zz}",
    "{$a}",
    "{a=b}",
    "{ a}",
    "%",
    "%4",
    "%zz",
    " ",
    "a b",
    "<",
    ">",
    "\\",
    "^",
    "`",
    "|",
    '"',
    "\x7f",
    "\x00",
    "\ud800",
    "\ufdd0",
    "\uffff",
    "{a\n}",
    "\u0085",
  ],
  differences: [
    ...differ("ajv", true, "no literal (RFC 6570, 2.1)", ["\x7f", "\u0085", "\ud800", "\ufdd0", "\uffff"]),
    ...differ("ajv", false, "the apostrophe is a literal (erratum 6937)", ["a'b"]),
    ...differ("ajv", false, "a varname may have dots (RFC 6570, 2.3)", ["{a.b}", "{a%41.b}"]),
    ...differ("typebox", true, "no literal (RFC 6570, 2.1)", ["\u0085", "\ud800", "\ufdd0", "\uffff"]),
  ],
});

test("accepts generated templates, and none with a brace cut off", () => {
  const name = fc.stringMatching(/^[a-zA-Z0-9_]{1,5}(\.[a-z]{1,3}){0,2}$/);
  const variable = fc.tuple(name, fc.constantFrom("", "*", ":1", ":20", ":9999")).map((both) => both.join(""));
  const expression = fc
    .tuple(fc.constantFrom("", "+", "#", ".", "/", ";", "?", "&"), fc.array(variable, { minLength: 1, maxLength: 4 }))
    .map(([operator, variables]) => `{${operator}${variables.join(",")}}`);
  const literal = fc.webPath();
  fc.assert(
    fc.property(fc.array(fc.oneof(literal, expression)), expression, (parts, last) => {
      const text = parts.join("") + last;
      expect(isUriTemplate(text)).toBe(true);
      expect(isUriTemplate(text.slice(0, -1))).toBe(false);
    }),
  );
});
