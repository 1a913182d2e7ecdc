import { describe, expect, test } from "vitest";
import { safeValidateToolArguments, validateToolArguments } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedValue, timed } from "../support/refused.ts";

function doubled(levels: number, join: (below: unknown) => unknown, leaf: unknown = 1): unknown {
  let value = leaf;
  for (let level = 0; level < levels; level += 1) value = join(value);
  return value;
}

const inArrays = (below: unknown): unknown => [below, below];
const inObjects = (below: unknown): unknown => ({ x: below, y: below });

const BOMBS: readonly (readonly [string, () => unknown])[] = [
  ["23 nested [a, a]", () => doubled(23, inArrays)],
  ["23 nested { x: a, y: a }", () => doubled(23, inObjects)],
  ["100 nested [a, a]", () => doubled(100, inArrays)],
  ["100 nested { x: a, y: a }", () => doubled(100, inObjects)],
  ["23 nested [a, a] over an empty array", () => doubled(23, inArrays, [])],
  ["60 of either", () => doubled(30, (below) => inObjects(inArrays(below)))],
  [
    "wide: 100 times 100 times 1,000",
    () =>
      doubled(
        2,
        (below) => Array.from({ length: 100 }, () => below),
        Array.from({ length: 1_000 }, () => 1),
      ),
  ],
];

/** Untyped, so that the way down is the same for each tool; typed ones end at the first difference of kind. */
const tools = payloadTools.filter(({ name }) => name !== "text" && name !== "list");

describe.each(BOMBS)("%s", (name, make) => {
  test.each(tools)("is refused at once: $name", (tool) => {
    refusedValue(tool, { payload: make() });
    const bomb = { payload: make() };
    const { result: error, ms } = timed(`${name}, ${tool.name}`, () => refusedValue(tool, bomb));
    expect(error.code).toBe("limit");
    expect(error.issues).toEqual(["/: arguments must not hold more than 1000000 values"]);
    // The goal is 20 ms; a shared machine may take a few times that.
    expect(ms).toBeLessThan(1_000);
  });
});

describe("honest sharing", () => {
  test.each(tools)("passes: $name", (tool) => {
    const shared = { list: Array.from({ length: 100 }, (_, index) => ({ index })) };
    const payload = Array.from({ length: 500 }, () => shared);
    const result = validateToolArguments(tool, { payload }) as { readonly payload: readonly unknown[] };
    expect(result.payload).toHaveLength(500);
    expect(result.payload[499]).toStrictEqual(shared);
    expect(result.payload[499]).not.toBe(result.payload[0]);
  });

  test("16 nested [a, a] are 131,071 values and pass", () => {
    const { result, ms } = timed("16 nested [a, a]", () =>
      safeValidateToolArguments(openTool, { payload: doubled(16, inArrays) }),
    );
    expect(result.ok).toBe(true);
    expect(ms).toBeLessThan(6_000);
  });
});

describe("sharing and cycles", () => {
  test("a cycle below shared parts is no JSON or too large, at once", () => {
    const ring: unknown[] = [];
    ring.push(ring);
    for (const tool of tools) {
      const bomb = { payload: doubled(30, inArrays, ring) };
      const { result: error, ms } = timed(`cycle below 30 nested [a, a], ${tool.name}`, () => refusedValue(tool, bomb));
      expect(["not_json", "limit"]).toContain(error.code);
      expect(ms).toBeLessThan(6_000);
    }
  });

  test("a cycle beside a bomb", () => {
    const ring: Record<string, unknown> = {};
    ring["self"] = ring;
    for (const payload of [
      { ring, bomb: doubled(30, inObjects) },
      { bomb: doubled(30, inObjects), ring },
    ]) {
      const { result: error, ms } = timed("a cycle beside a bomb", () => refusedValue(openTool, { payload }));
      expect(["not_json", "limit"]).toContain(error.code);
      expect(ms).toBeLessThan(6_000);
    }
  });
});
