import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expandedSize } from "../../src/value/expanded-size.ts";
import { hasCycle } from "../../src/value/has-cycle.ts";

function ring(): object {
  const value: Record<string, unknown> = { a: 1 };
  value["b"] = [{ value }];
  return value;
}

const shared = [1, 2];

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value, value];
  return value;
}

const throwing = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error("trap");
    },
  },
);

describe("expandedSize", () => {
  test.each<readonly [string, unknown, number]>([
    ["a scalar", 1, 1],
    ["nothing in it", {}, 1],
    ["members", { a: 1, b: [2, 3] }, 5],
    ["a shared part, each time it is reached", [shared, shared, { shared }], 1 + 3 + 3 + 1 + 3],
    ["members that are left out", { a: undefined, b: 1 }, 2],
    ["items that are not", [undefined, 1], 3],
    [
      "a getter that is not called",
      {
        get a(): never {
          throw new Error("called");
        },
      },
      2,
    ],
    ["4 nested [a, a]", nested(4), 31],
    ["a proxy that throws", [throwing], 2],
  ])("counts %s", (_name, value, size) => {
    expect(expandedSize(value, 1_000)).toBe(size);
  });

  test.each<readonly [string, unknown]>([
    ["a cycle", ring()],
    ["what passes the limit", nested(30)],
    ["an array that is longer than the limit", Object.assign([], { length: 2 ** 32 - 1 })],
  ])("is infinite for %s", (_name, value) => {
    expect(expandedSize(value, 1_000)).toBe(Number.POSITIVE_INFINITY);
  });

  test("equals the size of the text's tree", () => {
    const count = (value: unknown): number =>
      typeof value === "object" && value !== null
        ? Object.values(value).reduce<number>((sum, member) => sum + count(member), 1)
        : 1;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(expandedSize(value, 1_000_000)).toBe(count(value));
      }),
    );
  });

  test("goes as deep as the value", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
    expect(expandedSize(deep, 1_000_000)).toBe(200_001);
    expect(hasCycle(deep)).toBe(false);
  });
});

describe("hasCycle", () => {
  test.each<readonly [string, unknown, boolean]>([
    ["a scalar", 1, false],
    ["a tree", { a: [{ b: 1 }], c: {} }, false],
    ["shared parts", [shared, shared, { shared }], false],
    ["40 nested [a, a]", nested(40), false],
    ["a ring", ring(), true],
    ["a ring below shared parts", [[ring()], [ring()]], true],
    ["a proxy that throws", { throwing }, false],
  ])("of %s", (_name, value, expected) => {
    expect(hasCycle(value)).toBe(expected);
  });
});
