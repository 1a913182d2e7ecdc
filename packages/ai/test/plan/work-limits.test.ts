import { describe, expect, test } from "vitest";
import { compileToolArguments } from "../../src/arguments/compile-tool-arguments.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Slow machines included: a hang is minutes. */
const MAX_MILLISECONDS = 25_000;

/** Fewer steps than by default, so that the table is quick; the work a step stands for is the same. */
const MAX_STEPS = 500_000;

function list<TItem>(count: number, item: (index: number) => TItem): TItem[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

function entries(count: number, entry: (index: number) => readonly [string, unknown]): Schema {
  return Object.fromEntries(list(count, entry));
}

function nested(levels: number, value: unknown): unknown {
  return levels === 0 ? value : [nested(levels - 1, value)];
}

/** Definitions `0` to `levels`, each made of the next. */
function chain(levels: number, link: (next: Schema) => Schema, end: Schema): Schema {
  const linked = entries(levels, (index) => [`${index}`, link({ $ref: `#/$defs/${index + 1}` })]);
  return { $ref: "#/$defs/0", $defs: { ...linked, [levels]: end } };
}

/** The schema of the one member `value`, its definitions moved to the root. */
function parametersFor({ $defs = {}, ...schema }: Schema): Schema {
  return { type: "object", properties: { value: schema }, $defs };
}

function outcomeOf(schema: Schema, value: unknown, maxSteps: number): string {
  const tool = { name: "tool", description: "", parameters: parametersFor(schema) };
  const { safeValidate, safeParse } = compileToolArguments(tool, { maxSteps });
  const validated = safeValidate({ value });
  const parsed = safeParse(JSON.stringify({ value }));
  const outcome = validated.ok ? "ok" : validated.error.code;
  expect(parsed.ok ? "ok" : parsed.error.code).toBe(outcome);
  return outcome;
}

const number = { type: "number" };
const keys = entries(20_000, (index) => [`key${index}`, 1]);
const items = list(20_000, () => 1);
const unmatched = (index: number): Schema => ({ not: { pattern: `x${index}$` } });

type Row = readonly [name: string, schema: Schema, value: unknown, outcome: string];

const rows: readonly Row[] = [
  ["doubled allOf", chain(40, (next) => ({ allOf: [next, next] }), number), 1, "limit"],
  ["doubled allOf, a wrong value", chain(40, (next) => ({ allOf: [next, next] }), number), "a", "schema_mismatch"],
  ["doubled anyOf, told by kind", chain(40, (next) => ({ anyOf: [next, next] }), number), "a", "schema_mismatch"],
  ["doubled anyOf", chain(40, (next) => ({ anyOf: [next, next] }), { minimum: 2 }), 1, "limit"],
  ["doubled oneOf", chain(40, (next) => ({ oneOf: [next, next] }), number), 1, "limit"],
  ["doubled if and then", chain(40, (next) => ({ if: next, then: next }), number), 1, "limit"],
  ["twentyfold allOf", chain(12, (next) => ({ allOf: list(20, () => next) }), number), 1, "limit"],
  ["sixtyfold anyOf", chain(12, (next) => ({ anyOf: list(60, () => next) }), { minimum: 2 }), 1, "limit"],
  ["doubled items", chain(40, (next) => ({ items: next, allOf: [{ items: next }] }), number), nested(40, 1), "limit"],
  [
    "recursive contains",
    { ...chain(0, Object, { contains: { $ref: "#/$defs/0" } }) },
    nested(100, []),
    "schema_mismatch",
  ],
  ["nested contains", list(60, () => 0).reduce<Schema>((inner) => ({ contains: inner }), number), nested(40, 1), "ok"],
  ["oneOf of 3,000", { items: { oneOf: list(3_000, (index) => ({ minimum: index + 2 })) } }, items, "schema_mismatch"],
  ["anyOf of 3,000", { items: { anyOf: list(3_000, (index) => ({ maximum: -index })) } }, items, "schema_mismatch"],
  ["3,000 patternProperties", { patternProperties: entries(3_000, (index) => [`x${index}$`, {}]) }, keys, "limit"],
  [
    "3,000 patternProperties and unevaluated ones",
    { patternProperties: entries(3_000, (index) => [`x${index}$`, {}]), unevaluatedProperties: number },
    keys,
    "limit",
  ],
  ["3,000 patterns on long text", { allOf: list(3_000, unmatched) }, "x".repeat(2_000_000), "limit"],
  ["3,000 patterns on names", { propertyNames: { allOf: list(3_000, unmatched) } }, keys, "limit"],
  [
    "3,000 enum values that are arrays",
    { items: { enum: list(3_000, (index) => [index]) } },
    items.map(() => [2_999]),
    "ok",
  ],
  [
    "uniqueItems at every level",
    chain(0, Object, { uniqueItems: true, items: { $ref: "#/$defs/0" } }),
    nested(100, list(20_000, Number)),
    "limit",
  ],
  [
    "20,000 dependentRequired",
    { items: { dependentRequired: entries(20_000, (index) => [`${index}`, []]) } },
    items.map(() => ({})),
    "limit",
  ],
  [
    "5,000 dependentSchemas",
    { items: { dependentSchemas: entries(5_000, (index) => [`${index}`, {}]) } },
    items.map(() => ({})),
    "limit",
  ],
  ["20,000 required", { items: { required: list(20_000, String) } }, items.map(() => ({})), "schema_mismatch"],
  ["5,000 allOf", { items: { allOf: list(5_000, () => ({ minimum: 0 })) } }, items, "limit"],
  [
    "many levels of notes",
    { ...chain(400, (next) => ({ allOf: [next], unevaluatedProperties: true }), {}) },
    keys,
    "limit",
  ],
  ["1,000 prefixes", { allOf: list(1_000, () => ({ items: true })), unevaluatedItems: false }, items, "limit"],
  ["multipleOf at the end of the range", { items: { multipleOf: 3e-320 } }, items.map(() => 1.5e308), "ok"],
  ["10,000 references in a row", chain(10_000, (next) => next, number), 1, "ok"],
  ["900 references with siblings", chain(900, (next) => ({ ...next, minimum: 0 }), number), 1, "ok"],
  ["10,000 references with siblings", chain(10_000, (next) => ({ ...next, minimum: 0 }), number), 1, "limit"],
  ["9,000 allOf in a row", chain(9_000, (next) => ({ allOf: [next] }), number), 1, "limit"],
];

test.each(rows)("%s", (_name, schema, value, outcome) => {
  const start = performance.now();
  expect(outcomeOf(schema, value, MAX_STEPS)).toBe(outcome);
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
});

test("the default of 50,000,000 steps ends in time", () => {
  const start = performance.now();
  expect(
    outcomeOf(
      chain(40, (next) => ({ allOf: [next, next] }), number),
      1,
      50_000_000,
    ),
  ).toBe("limit");
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
});

describe("schemas at the limits of their check compile", () => {
  test.each<Row>([
    ["20,000 enum values", { enum: list(20_000, (index) => `value ${index}`) }, "value 19999", "ok"],
    ["19,000 properties", { properties: entries(19_000, (index) => [`p${index}`, {}]) }, { p1: 1 }, "ok"],
    ["19,000 branches", { anyOf: list(19_000, (index) => ({ const: index })) }, 18_999, "ok"],
    ["6,000 branches with a discriminator", { oneOf: list(6_000, branch) }, { kind: "k5999" }, "ok"],
    ["60 levels of allOf", deep(60, (inner) => ({ allOf: [inner] })), 1, "ok"],
    ["60 levels of items", deep(60, (items) => ({ items })), nested(60, 1), "ok"],
    ["60 levels of not", deep(60, (not) => ({ not })), 1, "ok"],
    ["9,000 patterns", { patternProperties: entries(9_000, (index) => [`^x${index}$`, {}]) }, { x1: 1 }, "ok"],
    ["9,000 anyOf in a row", chain(9_000, (next) => ({ anyOf: [next, false] }), number), 1, "limit"],
  ])("%s", (_name, schema, value, outcome) => {
    const start = performance.now();
    expect(outcomeOf(schema, value, MAX_STEPS)).toBe(outcome);
    expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
  });
});

function branch(index: number): Schema {
  return { type: "object", properties: { kind: { const: `k${index}` } }, required: ["kind"] };
}

function deep(levels: number, around: (inner: Schema) => Schema): Schema {
  return list(levels, () => 0).reduce<Schema>(around, number);
}
