import { describe, expect, test } from "vitest";
import { generateArgumentCases } from "../../src/cases/generate-argument-cases.ts";
import { MAX_STEPS } from "../../src/cases/step-budget.ts";

type Keywords = Readonly<Record<string, unknown>>;

function member(it: unknown, more: Keywords = {}): Keywords {
  return { type: "object", properties: { it }, required: ["it"], ...more };
}

function times<TItem>(count: number, make: (index: number) => TItem): readonly TItem[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function named(count: number, make: (index: number) => unknown): Keywords {
  return Object.fromEntries(times(count, (index) => [`p${index}`, make(index)]));
}

/** Definitions of which each names the next one twice. */
function doubled(make: (next: Keywords) => Keywords, levels = 25): Keywords {
  const $defs: Record<string, unknown> = { [`d${levels}`]: { type: "string" } };
  for (let level = 0; level < levels; level += 1) $defs[`d${level}`] = make({ $ref: `#/$defs/d${level + 1}` });
  return member({ $ref: "#/$defs/d0" }, { $defs });
}

const enormous = "^(?:(?:(?:(?:a?){1000}){1000}){1000}){1000}$";

// Without the bounds each of these takes minutes, or the memory; the time limit of a test is the assertion.
describe("schemas that ask for more than there is time for", () => {
  test.each<readonly [string, Keywords]>([
    ["members that double at every level", doubled((next) => ({ type: "object", properties: { a: next, b: next } }))],
    [
      "required members that double",
      doubled((next) => ({ type: "object", properties: { a: next, b: next }, required: ["a", "b"] })),
    ],
    ["unions that double", doubled((next) => ({ anyOf: [next, next] }), 16)],
    ["allOf that doubles", doubled((next) => ({ allOf: [next, next] }), 16)],
    ["not that doubles", doubled((next) => ({ not: { not: { allOf: [next, next] } } }), 12)],
    ["40 members, each the whole again", { type: "object", properties: named(40, () => ({ $ref: "#" })) }],
    ["2,000 members", { type: "object", properties: named(2_000, () => ({ type: "string" })) }],
    [
      "3,000 members that must be there",
      { type: "object", properties: named(3_000, () => ({})), required: times(3_000, (index) => `p${index}`) },
    ],
    [
      "a chain of 3,000 references",
      {
        ...member({ $ref: "#/$defs/p0" }),
        $defs: { ...named(3_000, (index) => ({ $ref: `#/$defs/p${index + 1}` })), p3000: {} },
      },
    ],
    ["a pattern of 10^12 repetitions of nothing", member({ type: "string", pattern: enormous })],
    [
      "80 unions beside each other",
      {
        type: "object",
        allOf: times(80, (index) => ({
          anyOf: times(3, (value) => ({ properties: { [`p${index}`]: { const: value } } })),
        })),
      },
    ],
    [
      "a union of unions",
      member({
        oneOf: times(40, (index) => ({
          type: "object",
          properties: named(20, () => ({ type: "integer" })),
          required: [`p${index % 20}`],
        })),
      }),
    ],
    [
      "300 texts, arrays and objects that are too long",
      {
        type: "object",
        properties: named(
          300,
          (index) =>
            [
              { type: "string", minLength: 1e15 },
              { type: "array", minItems: 1e9 },
              { type: "object", minProperties: 1e9 },
            ][index % 3],
        ),
      },
    ],
    [
      "150 items that contain, all different",
      member({ type: "array", contains: { type: "integer" }, minContains: 150, uniqueItems: true }),
    ],
    [
      "more different items than there are",
      member({ type: "array", items: { type: "boolean" }, uniqueItems: true, minItems: 3 }),
    ],
    [
      "members that each bring the next one",
      {
        type: "object",
        properties: named(150, () => true),
        dependentRequired: named(150, (index) => [`p${(index + 1) % 150}`]),
      },
    ],
  ])("%s", (_, schema) => {
    const { valid, invalid } = generateArgumentCases(schema, { imported: true, maxCases: 100 });
    expect(valid.length).toBeLessThanOrEqual(100);
    expect(invalid.length).toBeGreaterThanOrEqual(5);
  });

  test("an enum of 19,000 values and a union of 2,000 branches are shown up to the limit", () => {
    const many = times(19_000, (index) => `value ${index}`);
    const branches = times(2_000, (kind) => ({
      type: "object",
      properties: { kind: { const: kind } },
      required: ["kind"],
    }));
    for (const it of [{ enum: many }, { anyOf: branches }]) {
      const { valid, isCut } = generateArgumentCases(member(it), { maxCases: 50 });
      expect([valid.length, isCut]).toEqual([50, true]);
    }
  });
});

describe("schemas that end the search", () => {
  const text = { type: "string" };
  test.each<readonly [string, Keywords]>([
    [
      "300 unions under one allOf",
      {
        type: "object",
        allOf: times(300, (index) => ({
          anyOf: [{ properties: { [`a${index}`]: text } }, { properties: { [`b${index}`]: { type: "integer" } } }],
        })),
      },
    ],
    [
      "1,500 patterns of names",
      { type: "object", patternProperties: Object.fromEntries(times(1_500, (index) => [`^p${index}_`, text])) },
    ],
    [
      "600 members that each bring the next one",
      {
        type: "object",
        properties: named(601, () => text),
        dependentRequired: named(600, (index) => [`p${index + 1}`]),
      },
    ],
    [
      "1,900 members that must be there",
      { type: "object", properties: named(1_900, () => text), required: times(1_900, (index) => `p${index}`) },
    ],
  ])("%s", (_, schema) => {
    const { valid, invalid, isCut } = generateArgumentCases(schema);
    const members = [...valid, ...invalid].reduce((sum, { value }) => sum + Object.keys(value ?? {}).length, 0);
    // Ten steps for each member that is checked, and some to make it.
    expect(10 * members).toBeLessThanOrEqual(MAX_STEPS);
    expect([valid.length > 0, isCut]).toEqual([true, true]);
  });
});

test("recursion is followed two rounds", () => {
  const schema = { type: "object", properties: { next: { $ref: "#" }, n: { type: "integer" } } };
  const { invalid, isCut } = generateArgumentCases(schema);
  const pointers = new Set(invalid.map(({ pointer }) => pointer));
  expect([...pointers].toSorted()).toEqual(["", "/n", "/next", "/next/n", "/next/next", "/next/next/n"]);
  expect(isCut).toBe(false);
});
