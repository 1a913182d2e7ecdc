import { expect, test } from "vitest";
import { lossOfNumber } from "../../src/text/lossy-number.ts";

test.each([
  ["0", "none"],
  ["-0", "none"],
  ["999999999999999", "none"],
  ["-9007199254740991", "none"],
  ["9007199254740992", "none"],
  ["9007199254740993", "rounded"],
  ["-9007199254740993", "rounded"],
  ["9007199254740994", "none"],
  ["9007199254740993.0", "none"],
  ["9007199254740993e0", "none"],
  ["9223372036854775807", "rounded"],
  ["9223372036854775808", "none"],
  ["0.1000000000000000055511151231257827", "none"],
  ["1e308", "none"],
  ["1e309", "overflow"],
  ["-1E+309", "overflow"],
  ["1e-9999", "none"],
  ["0e9999", "none"],
  ["1.7976931348623157e308", "none"],
  ["1.7976931348623159e308", "overflow"],
  [`1${"0".repeat(22)}`, "none"],
  [`1${"0".repeat(23)}`, "rounded"],
  [`1${"0".repeat(309)}`, "overflow"],
  [`-1${"0".repeat(309)}`, "overflow"],
  [`1${"0".repeat(309)}.0`, "overflow"],
  [`${"9".repeat(309)}.0`, "overflow"],
  [`${"9".repeat(308)}.0`, "none"],
  [`0.${"0".repeat(400)}1`, "none"],
])("%s: %s", (literal, loss) => {
  expect(lossOfNumber(literal)).toBe(loss);
});
