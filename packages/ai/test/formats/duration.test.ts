import fc from "fast-check";
import { Format } from "typebox/format";
import { expect, test } from "vitest";

import { isDuration } from "../../src/formats/duration.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "duration",
  valid: [
    "P1Y",
    "P1M",
    "P1D",
    "P1W",
    "PT1H",
    "PT1M",
    "PT1S",
    "P1Y2M",
    "P1Y2M3D",
    "P1M2D",
    "PT1H2M",
    "PT1H2M3S",
    "PT1M2S",
    "P1YT1S",
    "P1Y2M3DT4H5M6S",
    "P4DT12H30M5S",
    "P0D",
    "PT0S",
    "P007D",
    "P99999999999999999999W",
  ],
  invalid: [
    "",
    "P",
    "PT",
    "P1",
    "PT1",
    "P1YT",
    "1Y",
    "p1y",
    "P1y",
    "P1S",
    "P1H",
    "PT1D",
    "PT1Y",
    "PT1W",
    "P1Y2D",
    "PT1H2S",
    "P2D1Y",
    "PT2S1M",
    "P1Y1Y",
    "P1W1D",
    "P1D1W",
    "P1WT1H",
    "P1Y2W",
    "PW",
    "P-1D",
    "-P1D",
    "+P1D",
    "P1.5D",
    "P1,5D",
    "PT0.5S",
    "P1DT",
    "P1DT2",
    "P1D2H",
    "P1DTT2H",
    "P 1D",
    " P1D",
    "P1D\n",
    "P\u0967D",
    "P1D2T3H",
    "PD",
    "P0001-00-04T12:30:05",
  ],
  differences: [
    ...differ("ajv", true, "the grammar leaves out no unit between two (RFC 3339, appendix A)", ["P1Y2D", "PT1H2S"]),
  ],
});

test("agrees with TypeBox's expression on texts near the grammar", () => {
  const text = fc.array(fc.constantFrom("P", "T", "1", "23", "Y", "M", "D", "H", "S", "W"), {
    maxLength: 9,
  });
  fc.assert(
    fc.property(text, (parts) => {
      const duration = `P${parts.join("")}`;
      expect(isDuration(duration)).toBe(Format.IsDuration(duration));
    }),
    { numRuns: 2_000 },
  );
});
