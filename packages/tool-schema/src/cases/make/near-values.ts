import type { JsonValue } from "@di-code/ai";
import { keywordOf, type JsonSchema, type SchemaObject } from "../../document/json-schema.ts";
import { referred } from "../fault/referred.ts";
import { literalsOf, numberOf, schemaOf, schemasOf, typesOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Shape } from "../schema/shape.ts";

/** Schemas whose bounds are looked at. */
const MAX_SCHEMAS = 64;

/** Values that are kept. */
const MAX_VALUES = 64;

/**
 * Literals, and numbers and lengths at and beside bounds, of the schemas that must not hold or of which only one may:
 * where a value that was made by chance is refused, one of these is taken, if any is.
 */
export function nearValues({ parts, refuted }: Shape, source: SchemaSource): NearValues {
  const near: Mutable = { literals: [], numbers: [], lengths: [] };
  const schemas: JsonSchema[] = [...refuted, ...parts.flatMap(({ schema }) => othersOf(schema))];
  for (let next = 0; next < Math.min(schemas.length, MAX_SCHEMAS); next += 1) {
    const schema = referred(schemas[next] ?? true, source);
    if (typeof schema === "boolean") continue;
    schemas.push(...othersOf(schema), ...(schemasOf(schema, "allOf") ?? []), ...(schemasOf(schema, "anyOf") ?? []));
    note(schema, near);
  }
  return {
    literals: near.literals.slice(0, MAX_VALUES),
    numbers: [...new Set(near.numbers)].slice(0, MAX_VALUES),
    lengths: [...new Set(near.lengths)].slice(0, MAX_VALUES),
  };
}

export interface NearValues {
  readonly literals: readonly JsonValue[];
  readonly numbers: readonly number[];
  readonly lengths: readonly number[];
}

interface Mutable {
  readonly literals: JsonValue[];
  readonly numbers: number[];
  readonly lengths: number[];
}

/** The schemas that a value made by chance may come into conflict with. */
function othersOf(schema: SchemaObject): readonly JsonSchema[] {
  const not = schemaOf(schema, "not");
  const condition = keywordOf(schema, "then") ?? keywordOf(schema, "else");
  return [
    ...(not === undefined ? [] : [not]),
    ...(condition === undefined ? [] : [schemaOf(schema, "if") ?? true]),
    ...(schemasOf(schema, "oneOf") ?? []),
  ];
}

function note(schema: SchemaObject, near: Mutable): void {
  for (const { values } of literalsOf(schema))
    for (const value of values.slice(0, MAX_VALUES)) near.literals.push(value);
  for (const keyword of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
    const bound = numberOf(schema, keyword);
    if (bound !== undefined) near.numbers.push(bound, bound - 1, bound + 1);
  }
  // Fractions, where another branch takes the whole numbers.
  if (typesOf(schema)?.includes("integer") === true) {
    near.numbers.push(...near.numbers.map((bound) => bound + 0.5), 0.5);
  }
  const divisor = numberOf(schema, "multipleOf");
  if (divisor !== undefined) near.numbers.push(divisor, divisor / 2, 0.5);
  for (const keyword of ["minLength", "maxLength"]) {
    const length = numberOf(schema, keyword);
    if (length !== undefined) near.lengths.push(Math.max(0, length - 1), length + 1, length);
  }
}
