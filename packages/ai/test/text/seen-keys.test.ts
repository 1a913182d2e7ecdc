import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeenKeys } from "../../src/text/seen-keys.ts";

const step = fc.oneof(
  { weight: 1, arbitrary: fc.constant("open" as const) },
  { weight: 1, arbitrary: fc.constant("close" as const) },
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 30 }) },
);

test("knows the keys of each open object, few or many, as a list of sets would", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
      const seen = createSeenKeys();
      const model: Set<string>[] = [];
      for (const action of ["open" as const, ...steps]) {
        if (action === "open" || model.length === 0) {
          seen.open();
          model.push(new Set());
        } else if (action === "close") {
          seen.close();
          model.pop();
        } else {
          const key = `k${action}`;
          expect(seen.add(key)).toBe(!model.at(-1)?.has(key));
          model.at(-1)?.add(key);
        }
      }
    }),
  );
});
