import fc from "fast-check";
import { expect, test } from "vitest";

import { isRelativeJsonPointer } from "../../src/formats/relative-json-pointer.ts";
import { differ, testFormat } from "../support/format-table.ts";

const STEPS = ["0+1", "1-1", "0+1/a", "0-1#", "2+10/b", "0+0"] as const;

testFormat({
  format: "relative-json-pointer",
  valid: ["0", "1", "10", "120/a", "0/a/b", "0#", "12#", "0/", "0//", "0/~0~1", "0/é", ...STEPS],
  invalid: [
    "",
    "#",
    "/a",
    "a",
    "-1",
    "+1",
    "+1/a",
    "01",
    "00",
    "01/a",
    "01#",
    "0##",
    "0#/a",
    "1#a",
    "0a",
    "0 ",
    " 0",
    "0~",
    "0/~",
    "0/~2",
    "1.5",
    "0+",
    "0-/a",
    "0+01",
    "0+-1",
    "0++1",
    "0+1+1",
    "\u0661",
    "1\n",
    "1#\n",
  ],
  differences: [
    ...differ("ajv", false, "the draft that 2020-12 names has steps in an array", STEPS),
    ...differ("typebox", false, "the draft that 2020-12 names has steps in an array", STEPS),
  ],
});

test("accepts a count, a step and a pointer", () => {
  const step = fc.constantFrom("", "+1", "-1", "+20");
  const rest = fc.oneof(
    fc.constantFrom("#", ""),
    fc.webPath().map((path) => (path === "" ? "" : path.replaceAll("~", "~0"))),
  );
  fc.assert(
    fc.property(fc.nat(), step, rest, (count, move, pointer) => {
      expect(isRelativeJsonPointer(`${count}${move}${pointer}`)).toBe(true);
      expect(isRelativeJsonPointer(`0${count}${move}${pointer}`)).toBe(false);
    }),
  );
});
