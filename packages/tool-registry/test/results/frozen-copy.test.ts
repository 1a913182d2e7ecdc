import fc from "fast-check";
import { expect, test } from "vitest";
import { frozenCopy } from "../../src/results/frozen-copy.ts";

const json = fc.jsonValue({ maxDepth: 6 }).map((value) => ({ value }));

function isDeepFrozen(value: unknown): boolean {
  return (
    typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))
  );
}

test("a copy is equal and frozen at every depth, and the original is left as it was", () => {
  fc.assert(
    fc.property(json, (value) => {
      const copy = frozenCopy(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      expect(isDeepFrozen(copy)).toBe(true);
      expect(copy).not.toBe(value);
      expect(Object.isFrozen(value)).toBe(false);
    }),
  );
});

test("an own __proto__ stays one", () => {
  const copy = frozenCopy(JSON.parse('{"a":{"__proto__":{"b":1}}}'));
  expect(JSON.stringify(copy)).toBe('{"a":{"__proto__":{"b":1}}}');
});

test("100,000 levels end in a copy, not in a RangeError", () => {
  let value: Record<string, unknown> = { end: [1, "__proto__"] };
  for (let level = 0; level < 100_000; level += 1) value = level % 2 === 0 ? { value } : { list: [value] };
  let copy: unknown = frozenCopy(value);
  let levels = 0;
  let frozen = 0;
  while (typeof copy === "object" && copy !== null && !Object.hasOwn(copy, "end")) {
    frozen += Object.isFrozen(copy) ? 1 : 0;
    [copy] = Object.values(copy) as unknown[];
    levels += 1;
  }
  expect(frozen).toBe(150_000);
  expect(levels).toBe(150_000);
  expect(JSON.stringify(copy)).toBe('{"end":[1,"__proto__"]}');
});
