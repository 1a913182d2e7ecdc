import { expect, test } from "vitest";
import { isAbsolute, resolveUri, splitFragment } from "../../src/schema/uri-reference.ts";

const BASE = "http://a/b/c/d;p?q";

// RFC 3986, sections 5.4.1 and 5.4.2, without fragments.
test.each([
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  [";x", "http://a/b/c/;x"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../g", "http://a/g"],
  ["../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["g?y/../x", "http://a/b/c/g?y/../x"],
])("%j from the base of RFC 3986 is %j", (reference, expected) => {
  expect(resolveUri(BASE, reference)).toBe(expected);
});

test.each([
  ["", "Node", "Node"],
  ["", "./a/../b", "b"],
  ["Node", "Leaf", "Leaf"],
  ["a/b.json", "c.json", "a/c.json"],
  ["http://host", "x", "http://host/x"],
  ["urn:uuid:1", "", "urn:uuid:1"],
  ["file:///c:/folder/file.json", "other.json", "file:///c:/folder/other.json"],
])("from %j, %j is %j", (base, reference, expected) => {
  expect(resolveUri(base, reference)).toBe(expected);
});

test("a fragment begins at the first #", () => {
  expect(splitFragment("a#b#c")).toEqual({ uri: "a", fragment: "b#c" });
  expect(splitFragment("a")).toEqual({ uri: "a", fragment: undefined });
});

test("a scheme or an authority makes a URI absolute", () => {
  expect(["http://x", "urn:x:y", "//host/x", "a/b", "/a", "1a:b"].map(isAbsolute)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
