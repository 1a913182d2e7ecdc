import type { JsonValue } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import { type JsonKind, jsonKinds, kindOfType } from "../../document/json-kind.ts";
import { typesOf } from "../schema/keyword-reading.ts";
import { both, ownKinds } from "../schema/possible-kinds.ts";
import type { Applied, Shape } from "../schema/shape.ts";
import { isTextAllowed, makeText, type TextRules, textRules } from "../text/make-text.ts";
import { literalValues } from "./literal-values.ts";
import { makeArray } from "./make-array.ts";
import type { Maker, Wish } from "./make-context.ts";
import { allowedNumbers, isNumberAllowed, type NumberRules, numberRules } from "./make-number.ts";
import { makeObject } from "./make-object.ts";
import { type NearValues, nearValues } from "./near-values.ts";

/** A value of the first kind that one can be made of; another kind or value for another attempt. */
export function makeFromShape(
  shape: Shape,
  applied: readonly Applied[],
  wish: Wish,
  maker: Maker,
): JsonValue | undefined {
  const literals = literalValues(shape, maker.source);
  if (literals !== undefined) return literals[wish.attempt % Math.max(1, literals.length)];
  const kinds = kindsOf(shape);
  for (const [index] of kinds.entries()) {
    const kind = kinds[(index + wish.attempt) % kinds.length];
    const value = kind === undefined ? undefined : makeOfKind(kind, shape, applied, wish, maker);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A value of one kind, from the rules for it. */
function makeOfKind(
  kind: JsonKind,
  shape: Shape,
  applied: readonly Applied[],
  wish: Wish,
  maker: Maker,
): JsonValue | undefined {
  const { random, source } = maker;
  const schemas = shape.parts.map(({ schema }) => schema);
  const near = wish.attempt === 0 ? undefined : nearValues(shape, source);
  switch (kind) {
    case "null":
      return null;
    case "boolean":
      return wish.attempt === 0 ? random.integer(0, 1) === 1 : wish.attempt % 2 === 1;
    case "number":
      return makeNumber(numberRules(schemas), near, wish, maker);
    case "string":
      return makeString(textRules(schemas), near, wish, maker);
    case "array":
      return makeArray(shape, wish, maker);
    case "object":
      return makeObject(shape, applied, wish, maker);
  }
}

/** Inside the bounds by chance; after that what is near to those of other schemas, and at the bounds. */
function makeNumber(
  rules: NumberRules,
  near: NearValues | undefined,
  { attempt }: Wish,
  maker: Maker,
): number | undefined {
  const { inside, least, most } = allowedNumbers(rules, maker.random, maker.source);
  const usual = inside ?? least ?? most;
  if (near === undefined) return usual;
  const others = [...near.numbers, ...near.literals, least, most];
  const allowed = others.filter((one) => typeof one === "number" && isNumberAllowed(rules, one, maker.source));
  const chosen = allowed[attempt - 1];
  return typeof chosen === "number" ? chosen : usual;
}

function makeString(
  rules: TextRules,
  near: NearValues | undefined,
  { attempt }: Wish,
  maker: Maker,
): string | undefined {
  const { random, source } = maker;
  for (const literal of (near?.literals ?? []).slice(attempt - 1)) {
    if (typeof literal === "string" && isTextAllowed(rules, literal, source)) return literal;
  }
  const length = near?.lengths[attempt - 1 - near.literals.length];
  const text = length === undefined ? undefined : makeText(rules, random, source, length);
  return text ?? makeText(rules, random, source);
}

/** What a schema without `type` is probably about. */
const HINTS: readonly (readonly [JsonKind, readonly string[]])[] = [
  [
    "object",
    [
      "properties",
      "required",
      "additionalProperties",
      "patternProperties",
      "minProperties",
      "propertyNames",
      "dependentRequired",
      "dependentSchemas",
      "dependencies",
      "unevaluatedProperties",
      "maxProperties",
    ],
  ],
  ["array", ["items", "prefixItems", "minItems", "contains", "uniqueItems", "unevaluatedItems", "maxItems"]],
  ["string", ["minLength", "maxLength", "pattern", "format"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

/** The kinds that all parts allow, in the order in which they are tried. */
function kindsOf({ parts }: Shape): readonly JsonKind[] {
  let allowed: ReadonlySet<JsonKind> = new Set(jsonKinds);
  const order = new Set<JsonKind>();
  for (const { schema } of parts) {
    allowed = both(allowed, ownKinds(schema));
    for (const type of typesOf(schema) ?? []) {
      const kind = kindOfType(type);
      if (kind !== undefined) order.add(kind);
    }
  }
  for (const [kind, keywords] of HINTS) {
    if (parts.some(({ schema }) => keywords.some((keyword) => keywordOf(schema, keyword) !== undefined)))
      order.add(kind);
  }
  for (const kind of ["string", "number", "boolean", "null", "object", "array"] as const) order.add(kind);
  return [...order].filter((kind) => allowed.has(kind));
}
