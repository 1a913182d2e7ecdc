import { describe, expect, test } from "vitest";
import { contextFindings, findingsOf, pointersOf, toolWith } from "../support/findings.ts";

const members = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`member_${index}`, { type: "boolean" }]));

describe("too-many-parameters", () => {
  test.each([
    [15, []],
    [16, ["/parameters/properties"]],
  ])("%d", (count, pointers) => {
    expect(pointersOf("too-many-parameters", toolWith(members(count)))).toEqual(pointers);
  });

  test("as one says", () => {
    expect(pointersOf("too-many-parameters", toolWith(members(3)), { maxParameters: 2 })).toHaveLength(1);
    expect(
      pointersOf("too-many-parameters", toolWith(members(300)), { maxParameters: Number.POSITIVE_INFINITY }),
    ).toEqual([]);
  });
});

describe("too-many-tools", () => {
  test.each([
    [40, 0],
    [41, 1],
  ])("%d", (count, found) => {
    const tools = Array.from({ length: count }, (_, index) => ({ ...toolWith({}), name: `list_orders_${index}` }));
    expect(contextFindings("too-many-tools", tools)).toHaveLength(found);
  });
});

describe("examples-missing", () => {
  const lacking = (examples: unknown, options?: object): unknown =>
    findingsOf("examples-missing", { ...toolWith(members(1)), examples }, { preset: "strict", ...options })[0]?.message;

  test.each([
    [undefined, "the tool has 0 of 3 examples"],
    [[{}, {}], "the tool has 2 of 3 examples"],
  ])("%j", (examples, message) => {
    expect(lacking(examples)).toContain(message);
  });

  test("enough of them", () => {
    expect(lacking([{}, {}, {}])).toBeUndefined();
    expect(lacking([{}], { minExamples: 1 })).toBeUndefined();
    expect(lacking(undefined, { minExamples: 0 })).toBeUndefined();
  });

  test("off under recommended, and for tools without parameters", () => {
    expect(findingsOf("examples-missing", toolWith(members(1)))).toEqual([]);
    expect(findingsOf("examples-missing", toolWith({}), { preset: "strict" })).toEqual([]);
  });
});

test("a rule lists 100 findings of a tool, and that there are more", () => {
  const properties = Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [`a${index}_query`, { type: "string" }]),
  );
  const found = findingsOf("unbounded-string", toolWith(properties));
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toMatchObject({ pointer: "", message: "there are more than 100 of these" });
});
