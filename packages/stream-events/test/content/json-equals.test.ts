import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonEquals } from "../../src/content/json-equals.ts";

const json = (text: string): unknown => JSON.parse(text);

describe("values", () => {
  test.each<[name: string, ours: unknown, sent: unknown, expected: boolean]>([
    ["the same scalars", 1, 1, true],
    ["-0 and 0", -0, 0, true],
    ["-0 and 0 inside", [{ a: 0 }], [{ a: -0 }], true],
    ["a number and its text", 1, "1", false],
    ["null and an object", null, {}, false],
    ["an object and null", {}, null, false],
    ["a list and an object", [], {}, false],
    ["an object and a list", {}, [], false],
    ["an object of the same keys as a list", { 0: "a", length: 1 }, ["a"], false],
    ["keys in another order", json('{"a":1,"b":{"c":2,"d":3}}'), json('{"b":{"d":3,"c":2},"a":1}'), true],
    ["items in another order", [1, 2], [2, 1], false],
    ["a key more", { a: 1 }, { a: 1, b: 2 }, false],
    ["a key less", { a: 1, b: 2 }, { a: 1 }, false],
    ["a key that is undefined", { a: 1 }, { a: 1, b: undefined }, true],
    ["a key that is undefined in place of null", { a: null }, { a: undefined }, false],
    ["a key of the prototype", { toString: 1 }, {}, false],
    ["what the prototype has for another key", { a: 1 }, { constructor: Object }, false],
    ["an own key that the prototype has as well", { toString: 1 }, { toString: 1 }, true],
    ["__proto__ as a key", json('{"__proto__":{"a":1}}'), json('{"__proto__":{"a":1}}'), true],
    ["__proto__ as the prototype", json('{"__proto__":{"a":1}}'), { __proto__: { a: 1 } }, false],
    ["no prototype", { a: 1 }, Object.assign(Object.create(null) as object, { a: 1 }), true],
    ["an instance of a class", { a: 1 }, Object.assign(new (class Point {})(), { a: 1 }), false],
    ["a date", {}, new Date(0), false],
    ["a map", {}, new Map(), false],
    ["a hole", [null], Array.from({ length: 1 }), false],
    ["NaN", [null], [Number.NaN], false],
    ["a symbol for a key", { a: 1 }, { a: 1, [Symbol("b")]: 2 }, true],
    ["a key that is not enumerable", { a: 1 }, Object.defineProperty({ a: 1 }, "b", { value: 2 }), true],
    ["a boxed string", ["a"], [Object("a")], false],
    ["halves of a pair", ["\ud800"], ["\udc00"], false],
  ])("%s: %j", (_name, ours, sent, expected) => {
    expect(jsonEquals(ours, sent)).toBe(expected);
  });
});

/** The same value with the keys of its objects the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

describe("for any JSON value", () => {
  const value = fc.jsonValue().map((any): unknown => json(JSON.stringify(any)));

  test("a copy in another order is equal", () => {
    fc.assert(fc.property(value, (any) => jsonEquals(any, reversed(any))));
  });

  test("two values are equal if their texts are", () => {
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom("a", "b") });
    fc.assert(
      fc.property(small, small, (left, right) => {
        expect(jsonEquals(json(JSON.stringify(left)), right)).toBe(sorted(left) === sorted(right));
      }),
    );
  });

  test("one place that differs makes a difference", () => {
    fc.assert(
      fc.property(value, fc.nat(), (any, at) => {
        const texts = [...JSON.stringify(any).matchAll(/\btrue\b|\bfalse\b|\d+/g)];
        const chosen = texts[at % Math.max(1, texts.length)];
        fc.pre(chosen !== undefined);
        const changed = json(
          `${chosen.input.slice(0, chosen.index)}${chosen[0] === "true" ? "false" : "7"}${chosen.input.slice(chosen.index + chosen[0].length)}`,
        );
        expect(jsonEquals(any, changed)).toBe(sorted(any) === sorted(changed));
      }),
    );
  });
});

test("depth takes no stack", () => {
  let ours: unknown = [];
  let sent: unknown = [];
  for (let level = 0; level < 500_000; level += 1) {
    ours = [ours];
    sent = [sent];
  }
  expect(jsonEquals(ours, sent)).toBe(true);
  expect(jsonEquals(ours, [sent])).toBe(false);
});

test("a cycle ends with our tree", () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  expect(jsonEquals([[[[]]]], cycle)).toBe(false);
});

test("each member is read once", () => {
  let reads = 0;
  const sent = {
    get a() {
      reads += 1;
      return { b: 1 };
    },
  };
  expect(jsonEquals({ a: { b: 1 } }, sent)).toBe(true);
  expect(reads).toBe(1);
});

test("what a getter throws passes through", () => {
  const sent = Object.defineProperty({}, "a", {
    enumerable: true,
    get() {
      throw new RangeError("mine");
    },
  });
  expect(() => jsonEquals({ a: 1 }, sent)).toThrow("mine");
});
