import fc from "fast-check";
import { expect, test } from "vitest";
import { BoundedOutput } from "../../../src/coding-agent/commands/bounded-output.ts";

test("what is short is kept whole, however it was cut", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 50, unit: "grapheme" }), { maxLength: 50 }), (pieces) => {
      const output = new BoundedOutput();
      const bytes = new TextEncoder().encode(pieces.join(""));
      for (let start = 0; start < bytes.length; start += 3) output.add(bytes.subarray(start, start + 3));
      expect(output.text()).toBe(new TextDecoder().decode(bytes));
    }),
  );
});

test.each([1_000, 16_384, 1_000_000])("of what is long, beginning, end and count, in pieces of %i", (size) => {
  const output = new BoundedOutput();
  const bytes = new Uint8Array(100_000).map((_, index) => (index < 16_384 ? 0x61 : index < 83_616 ? 0x62 : 0x63));
  for (let start = 0; start < bytes.length; start += size) output.add(bytes.subarray(start, start + size));
  const half = 16_384;
  expect(output.text()).toBe(`${"a".repeat(half)}\n[67232 bytes are left out here]\n${"c".repeat(half)}`);
});
