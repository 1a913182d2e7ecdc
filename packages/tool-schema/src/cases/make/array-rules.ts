import { listOf, numberOf, schemaOf, schemasOf } from "../schema/keyword-reading.ts";
import { keywordOf, type JsonSchema, type SchemaObject } from "../../document/json-schema.ts";
import { unevaluated } from "./unevaluated.ts";
import type { Applied, Shape } from "../schema/shape.ts";

/** The items at the beginning that have schemas of their own: `prefixItems`, or draft 7's list of `items`. */
export function prefixOf(schema: SchemaObject): readonly JsonSchema[] {
  if (listOf(schema, "items") !== undefined) return schemasOf(schema, "items") ?? [];
  return schemasOf(schema, "prefixItems") ?? [];
}

/** What applies to the items after the prefix, and the keyword that says so. */
export function restOf(schema: SchemaObject): { readonly keyword: string; readonly schema: JsonSchema | undefined } {
  const keyword = listOf(schema, "items") === undefined ? "items" : "additionalItems";
  return { keyword, schema: schemaOf(schema, keyword) };
}

/** All that applies to an item; `unevaluatedItems` where nothing else does. */
export function appliedToItem(shape: Shape, index: number): readonly Applied[] {
  const found = shape.parts.flatMap((part) => {
    const item = prefixOf(part.schema)[index] ?? restOf(part.schema).schema;
    return item === undefined ? [] : [{ ...part, schema: item }];
  });
  if (found.length > 0) return found;
  return unevaluated(shape, "unevaluatedItems");
}

/** `contains` of one part with its bounds. */
export interface ContainsRule {
  readonly item: Applied;
  readonly least: number;
  readonly most: number;
}

export function containsRules(shape: Shape): readonly ContainsRule[] {
  return shape.parts.flatMap((part) => {
    const schema = schemaOf(part.schema, "contains");
    if (schema === undefined) return [];
    const least = numberOf(part.schema, "minContains") ?? 1;
    const most = numberOf(part.schema, "maxContains") ?? Number.POSITIVE_INFINITY;
    return [{ item: { ...part, schema }, least, most }];
  });
}

/** Bounds for the number of items. */
export function itemBounds(shape: Shape): {
  readonly least: number;
  readonly most: number;
  readonly isUnique: boolean;
} {
  let most = Number.POSITIVE_INFINITY;
  for (const { schema } of shape.parts) {
    most = Math.min(most, numberOf(schema, "maxItems") ?? Number.POSITIVE_INFINITY);
    if (restOf(schema).schema === false) most = Math.min(most, prefixOf(schema).length);
  }
  return {
    least: Math.max(0, ...shape.parts.map(({ schema }) => numberOf(schema, "minItems") ?? 0)),
    most,
    isUnique: shape.parts.some(({ schema }) => keywordOf(schema, "uniqueItems") === true),
  };
}
