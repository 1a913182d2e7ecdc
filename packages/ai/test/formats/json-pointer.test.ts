import fc from "fast-check";
import { expect, test } from "vitest";

import { isJsonPointer } from "../../src/formats/json-pointer.ts";
import { testFormat } from "../support/format-table.ts";

testFormat({
  format: "json-pointer",
  valid: [
    "",
    "/",
    "//",
    "/a",
    "/a/b/0",
    "/a~0b",
    "/a~1b",
    "/~0~1",
    "/~01",
    "/ ",
    "/a b",
    "/é/😀",
    "/\n",
    "/-",
    "/%25",
    "/\0",
  ],
  invalid: ["a", "a/b", "#", "#/a", "~0", "/~", "/a~", "/~2", "/~~0", "/a~/b", " /a", "/a/~a", "0", "./a", "/~0~"],
  differences: [],
});

test("accepts exactly what escaping tokens gives", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), (tokens) => {
      const escaped = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      expect(isJsonPointer(escaped.join(""))).toBe(true);
      const raw = tokens.map((token) => `/${token}`).join("");
      expect(isJsonPointer(raw)).toBe(!/~(?![01])/.test(raw));
    }),
  );
});
