import fc from "fast-check";
import { Format } from "typebox/format";
import { expect, test } from "vitest";

import { isUri, isUriReference } from "../../src/formats/uri.ts";
import { differ, testFormat } from "../support/format-table.ts";

const absolute = [
  "http://example.com",
  "http://example.com/",
  "HTTP://EXAMPLE.COM/%7Ea?b=c&d=e#f",
  "https://user:pass@example.com:8080/a/b;c=1?x=1#y",
  "http://example.com:",
  "http://",
  "file:///etc/hosts",
  "file:/etc/hosts",
  "mailto:joe@example.com",
  "urn:isbn:0451450523",
  "tel:+1-816-555-1212",
  "a:",
  "a:b",
  "a+b-c.d1:x",
  "http:?q",
  "http:#f",
  "a://b?c/d?e#f/g?h",
  "http://[::1]:80/",
  "http://[2001:db8::7]",
  "http://[v1.a:b]/",
  "http://[::ffff:1.2.3.4]/",
  "http://1.2.3.4/",
  "http://999.1.1.1/",
  "http://a_b~c!$&'()*+,;=/",
  "http://%41/",
  "http://a//b",
  "http://a/b:c@d",
  "http://:80",
  "http://@a",
  "http://a:b:c@d",
  "data:text/plain;base64,SGk=",
  "http://example.com/a/../b",
  "javascript:alert(1)",
] as const;

const relative = [
  "",
  "/",
  "//",
  "//a",
  "//a:80/b",
  "///",
  "a",
  "a/b",
  "./a:b",
  "../a",
  "?q",
  "#f",
  "#",
  "?",
  "a?b:c",
  "a/b:c",
  "/a:b",
  "/%20",
  "a#b:c",
  "*",
  "1",
  "//[::1]/x",
] as const;

const never = [
  " ",
  "http://a b",
  "http://a/\n",
  "http://a/<b>",
  'http://a/"',
  "http://a/\\b",
  "http://a/^",
  "http://a/`",
  "http://a/{b}",
  "http://a/|",
  "http://a/é",
  "http://a/%",
  "http://a/%4",
  "http://a/%4g",
  "http://a%zz/",
  "http://a/#b#c",
  "http://a:b",
  "http://a:8a/",
  "http://a:1:2",
  "http://a@b@c",
  "http://[::1",
  "http://::1]/",
  "http://[::1]a",
  "http://[::1]:a",
  "http://[1.2.3.4]",
  "http://[v1]",
  "http://[v.a]",
  "http://[vg.a]",
  "http://[v1.é]",
  "http://[fe80::1%25eth0]",
  "http://[]",
  "http://[::ffff:1.2.3.04]",
  "http://a/[b]",
  "http://a?[b]",
  "1a:b",
  "a_b:c",
  ":a",
  "é:a",
  "a b:c",
  "\\\\server\\share",
  "http://a/\u0000",
  "http:[::1]",
  "http://[::1]@a",
  "http://a[b]/",
] as const;

const BAD_AUTHORITIES = ["http://a:b", "http://a:8a/", "http://a:1:2", "http://a@b@c"] as const;

testFormat({
  format: "uri",
  valid: absolute,
  invalid: [...relative, ...never],
  differences: [
    ...differ("ajv", true, "a port is digits, an at sign ends the user info (RFC 3986, 3.2)", BAD_AUTHORITIES),
    ...differ("ajv", true, "dec-octet has no leading zero (RFC 3986, 3.2.2)", ["http://[::ffff:1.2.3.04]"]),
    ...differ("ajv", false, "the path may be empty without an authority (RFC 3986, 3)", ["a:", "http:?q", "http:#f"]),
  ],
});

testFormat({
  format: "uri-reference",
  valid: [...absolute, ...relative],
  invalid: never,
  differences: [
    ...differ("ajv", true, "a port is digits, an at sign ends the user info (RFC 3986, 3.2)", BAD_AUTHORITIES),
    ...differ("ajv", true, "dec-octet has no leading zero (RFC 3986, 3.2.2)", ["http://[::ffff:1.2.3.04]"]),
    ...differ("ajv", true, "no colon in the first segment of a relative path (RFC 3986, 4.2)", ["1a:b", ":a", "a_b:c"]),
    ...differ("ajv", true, "a quotation mark is no pchar (RFC 3986, 3.3)", ['http://a/"']),
  ],
});

test("accepts generated addresses", () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (text) => {
      expect(isUri(text)).toBe(true);
      expect(isUriReference(text.slice(text.indexOf("//")))).toBe(true);
    }),
  );
});

test("agrees with TypeBox's expression on texts near the grammar", () => {
  const part = fc.constantFrom(
    "a",
    "1",
    ":",
    "/",
    "//",
    "?",
    "#",
    "@",
    "[",
    "]",
    "[::1]",
    "[v1.a]",
    "%41",
    "%",
    ".",
    "!",
    "{",
    "http:",
    "1.2.3.4",
    "-",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const text = parts.join("");
      expect(isUri(text)).toBe(Format.IsUri(text));
      expect(isUriReference(text)).toBe(Format.IsUriReference(text));
    }),
    { numRuns: 3_000 },
  );
});
