import type { JsonValue } from "../../src/contracts/json.ts";
import type { Random } from "./random.ts";

export type Schema = boolean | { readonly [keyword: string]: unknown };

/** Names of members; few, so that schemas and values meet. */
export const NAMES = ["a", "b", "c", "a/b~c", "long name"] as const;

/** Definitions that `$ref` may lead to. */
const DEFINITIONS = ["node", "leaf"] as const;

const PATTERNS = ["^a", "b$", "^[ab]+$"] as const;
const FORMATS = ["date", "uuid", "ipv4"] as const;

/** Each of the items with the probability. */
export function someOf<TItem>(random: Random, items: readonly TItem[], probability: number): TItem[] {
  return items.filter(() => random.chance(probability));
}

/** A literal that instances may meet. */
export function randomLiteral(random: Random): JsonValue {
  return random.pick<JsonValue>([null, true, false, 0, 1, 2.5, "", "a", "ab", "b", "x", [1], [], { a: 1 }, {}]);
}

/** The schema of a tool: over all keywords, with definitions that may be recursive through members and items. */
export function randomToolSchema(random: Random, size: number): Schema {
  return {
    ...objectSchema(random, size),
    type: "object",
    ...applicators(random, size - 1),
    $defs: {
      node: { ...objectSchema(random, size - 1), type: "object" },
      leaf: scalarSchema(random),
    },
  };
}

function randomSchema(random: Random, size: number): Schema {
  if (random.chance(0.02)) return random.chance(0.7);
  if (random.chance(0.07)) return { $ref: `#/$defs/${random.pick(DEFINITIONS)}` };
  if (size <= 0) return scalarSchema(random);
  const make = random.pick([scalarSchema, scalarSchema, objectSchema, objectSchema, arraySchema, mixedSchema]);
  const schema = make(random, size);
  return random.chance(0.3) ? { ...schema, ...applicators(random, size - 1) } : schema;
}

function scalarSchema(random: Random): { readonly [keyword: string]: unknown } {
  return random.pick([stringSchema, numberSchema, literalSchema, typesSchema])(random);
}

function literalSchema(random: Random): object & { readonly [keyword: string]: unknown } {
  if (random.chance(0.4)) return { const: randomLiteral(random) };
  return { enum: Array.from({ length: random.integer(1, 5) }, () => randomLiteral(random)) };
}

function typesSchema(random: Random): { readonly [keyword: string]: unknown } {
  const types = ["null", "boolean", "number", "integer", "string", "array", "object"] as const;
  if (random.chance(0.5)) return { type: random.pick(types) };
  return { type: [...new Set(Array.from({ length: random.integer(1, 3) }, () => random.pick(types)))] };
}

function stringSchema(random: Random): { readonly [keyword: string]: unknown } {
  const [minLength, maxLength] = bounds(random, 0, 4);
  return some(random, 0.25, {
    type: "string",
    minLength,
    maxLength,
    pattern: random.pick(PATTERNS),
    format: random.chance(0.3) ? random.pick(FORMATS) : undefined,
  });
}

function numberSchema(random: Random): { readonly [keyword: string]: unknown } {
  const [minimum, maximum] = bounds(random, -3, 6);
  return some(random, 0.3, {
    type: random.pick(["number", "integer"]),
    minimum,
    maximum,
    exclusiveMinimum: random.integer(-4, 0),
    exclusiveMaximum: random.integer(5, 9),
    multipleOf: random.pick([1, 2, 3, 0.5]),
  });
}

function objectSchema(random: Random, size: number): { readonly [keyword: string]: unknown } {
  const declared = someOf(random, NAMES, 0.5);
  const isClosed = random.chance(0.25);
  const names = isClosed ? declared : NAMES;
  const [minProperties, maxProperties] = bounds(random, 0, 5);
  const child = (): Schema => randomSchema(random, size - 1);
  // TypeBox applies `unevaluatedProperties` to arrays too, so it stands only where there are none.
  const isTyped = random.chance(0.9);
  return {
    ...(isTyped ? { type: "object" } : {}),
    ...(random.chance(0.9)
      ? { properties: Object.fromEntries(declared.map((name) => [name, child()])) }
      : { properties: Object.fromEntries(declared.map((name) => [name, {}])) }),
    ...(random.chance(0.6) ? { required: someOf(random, names, 0.4) } : {}),
    ...(isClosed ? { additionalProperties: false } : random.chance(0.2) ? { additionalProperties: child() } : {}),
    ...some(random, 0.1, {
      patternProperties: { [random.pick(PATTERNS)]: child() },
      propertyNames: random.pick<Schema>([{ maxLength: 3 }, { pattern: "^[abc]" }, { enum: [...NAMES] }, true]),
      minProperties,
      maxProperties,
      dependentRequired: { [random.pick(NAMES)]: someOf(random, NAMES, 0.3) },
      dependentSchemas: { [random.pick(NAMES)]: randomInPlace(random, size - 1) },
      dependencies: random.chance(0.5)
        ? { [random.pick(NAMES)]: someOf(random, NAMES, 0.3) }
        : { [random.pick(NAMES)]: randomInPlace(random, size - 1) },
      unevaluatedProperties: isTyped ? (random.chance(0.5) ? false : child()) : undefined,
    }),
  };
}

function arraySchema(random: Random, size: number): { readonly [keyword: string]: unknown } {
  const child = (): Schema => randomSchema(random, size - 1);
  const [minItems, maxItems] = bounds(random, 0, 4);
  const [minContains, maxContains] = bounds(random, 0, 3);
  const tuple = Array.from({ length: random.integer(1, 3) }, child);
  const end = random.chance(0.4) ? false : child();
  const items = random.pick<object>([
    { items: child() },
    { items: child() },
    { prefixItems: tuple },
    { prefixItems: tuple, items: end },
    { items: tuple },
    { items: tuple, additionalItems: end },
    {},
  ]);
  const contains = random.chance(0.15) ? { contains: child(), ...some(random, 0.4, { minContains, maxContains }) } : {};
  return {
    ...(random.chance(0.9) ? { type: "array" } : {}),
    ...items,
    ...contains,
    ...some(random, 0.15, {
      minItems,
      maxItems,
      uniqueItems: true,
      unevaluatedItems: random.chance(0.5) ? false : child(),
    }),
  };
}

/** Rules for several kinds at once, without a type or with a list of them. */
function mixedSchema(random: Random, size: number): { readonly [keyword: string]: unknown } {
  const { type: _, ...string } = stringSchema(random);
  const { type: __, ...number } = numberSchema(random);
  const { type: ___, unevaluatedProperties: ____, ...object } = objectSchema(random, size - 1);
  return { ...typesSchema(random), ...string, ...number, ...(random.chance(0.5) ? object : {}) };
}

/** A schema beside others of the same value: no `$ref` that could lead back to where it stands. */
function randomInPlace(random: Random, size: number): Schema {
  const schema = randomSchema(random, size);
  return typeof schema === "object" && Object.hasOwn(schema, "$ref") ? { $ref: "#/$defs/leaf" } : schema;
}

function applicators(random: Random, size: number): { readonly [keyword: string]: unknown } {
  const child = (): Schema => randomInPlace(random, size);
  const list = (): readonly Schema[] => Array.from({ length: random.integer(1, 3) }, child);
  return some(random, 0.12, {
    anyOf: random.chance(0.3) ? discriminated(random, size) : list(),
    oneOf: random.chance(0.3) ? discriminated(random, size) : list(),
    allOf: list(),
    not: child(),
    ...(random.chance(0.12) ? { if: child(), then: child(), else: child() } : {}),
  });
}

/** Objects that a member tells apart. */
function discriminated(random: Random, size: number): readonly Schema[] {
  return ["a", "ab", "x"].map((value) => {
    const schema = objectSchema(random, size - 1);
    return {
      ...schema,
      type: "object",
      properties: { ...Object(schema["properties"]), a: { const: value } },
      required: random.chance(0.9) ? ["a"] : [],
    };
  });
}

function bounds(random: Random, from: number, to: number): readonly [number, number] {
  const low = random.integer(from, to);
  return [low, random.integer(low, to)];
}

/** The first keyword, and each of the others with the probability. */
function some(
  random: Random,
  probability: number,
  keywords: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept = Object.entries(keywords).filter(
    ([name, value]) =>
      value !== undefined && (name === "type" || ["if", "then", "else"].includes(name) || random.chance(probability)),
  );
  return Object.fromEntries(kept);
}
