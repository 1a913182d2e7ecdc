import fc from "fast-check";
import { expect, test } from "vitest";

import { isIri, isIriReference } from "../../src/formats/iri.ts";
import { isUri, isUriReference } from "../../src/formats/uri.ts";
import { differ, testFormat } from "../support/format-table.ts";

const absolute = [
  "http://example.com/",
  "http://ƒøø.ßår/?∂éœ=πîx#πîüx",
  "http://example.com/π/%C3%A9",
  "http://실례.테스트/",
  "http://é:ü@ö:80/",
  "urn:ü",
  "mailto:é@ö",
  "http://[2001:db8::7]/é",
  "http://[V1.fe]",
  "http://a/😀",
  "http://a/?\ue000",
  "http://a/?\u{f0000}",
  "http://a/\u{20000}",
  "http://a/\u00a0",
  "http://",
] as const;

const relative = ["", "/é", "é", "//é/ü", "#é", "?é", "é/ü:ö", "./é:ü", "/%C3"] as const;

const never = [
  " ",
  "http://é ü",
  "http://a/<é>",
  "http://a/é\\",
  "http://a/\u0080",
  "http://a/\u009f",
  "http://a/\ue000",
  "http://a/#\ue000",
  "http://a/\u{f0000}",
  "http://a/\ud800",
  "http://a/\udc00x",
  "http://a/\uffff",
  "http://a/\ufdd0",
  "http://a/\u{1ffff}",
  "http://a/\u{e0001}",
  "http://a/\u202e",
  "http://a/\u200f",
  "http://a/?\u202d",
  "http://a/\ufff9",
  "http://[v1.é]",
  "http://[é]",
  "http://é:ö/",
  "http://é@ü@ö",
  "http://a/%é",
  "é:a",
  "\\\\é\\ü",
  "http://2001:db8::7/é",
  "http://é\n",
] as const;

/** TypeBox asks the runtime's URL parser, which is one of the WHATWG, and mends. */
const IRI_DIFFERENCES = [
  ...differ("typebox", true, "no ucschar: control, surrogate, private, noncharacter or tag (RFC 3987, 2.2)", [
    "http://a/\u0080",
    "http://a/\u009f",
    "http://a/\ue000",
    "http://a/#\ue000",
    "http://a/\u{f0000}",
    "http://a/\ud800",
    "http://a/\udc00x",
    "http://a/\uffff",
    "http://a/\ufdd0",
    "http://a/\u{1ffff}",
    "http://a/\u{e0001}",
    "http://a/\ufff9",
  ]),
  ...differ("typebox", true, "Bidi formatting characters are forbidden (RFC 3987, 4.1)", [
    "http://a/\u202e",
    "http://a/\u200f",
    "http://a/?\u202d",
  ]),
  ...differ("typebox", true, "an at sign ends the user info (RFC 3986, 3.2.1)", ["http://é@ü@ö"]),
  ...differ("typebox", false, "a host may be empty (RFC 3986, 3.2.2)", ["http://"]),
  ...differ("typebox", false, "an IPvFuture is a host (RFC 3986, 3.2.2)", ["http://[V1.fe]"]),
];

testFormat({
  format: "iri",
  valid: absolute,
  invalid: [...relative, ...never],
  differences: IRI_DIFFERENCES,
});

testFormat({
  format: "iri-reference",
  valid: [...absolute, ...relative],
  invalid: never,
  differences: [
    ...IRI_DIFFERENCES,
    ...differ("typebox", true, "no colon in the first segment of a relative path (RFC 3986, 4.2)", ["é:a"]),
    ...differ("typebox", true, "angle brackets are not permitted (RFC 3987, 2.2)", ["http://a/<é>"]),
  ],
});

test("is a URI where all is ASCII, and the URI it stands for is one", () => {
  const part = fc.constantFrom("a", ":", "/", "//", "?", "#", "@", "[::1]", "%41", "%", ".", "{", "http:");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const text = parts.join("");
      expect(isIri(text)).toBe(isUri(text));
      expect(isIriReference(text)).toBe(isUriReference(text));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.constantFrom("é", "漢", "😀")), { maxLength: 10 }), (parts) => {
      const text = parts.join("");
      // RFC 3987, section 3.1: the octets of UTF-8, percent-encoded.
      const mapped = text.replaceAll(/[^ -~]/gu, (character) => encodeURIComponent(character));
      if (isIriReference(text)) expect(isUriReference(mapped)).toBe(true);
    }),
  );
});
