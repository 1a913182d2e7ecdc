import type { ArrayRules, ContainsRule, SchemaNode } from "../node.ts";
import type { SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaPlace } from "../../schema/schema-place.ts";
import { listKeyword, numberKeyword, type ReadContext } from "./context.ts";

const NONE: readonly never[] = Object.freeze([]);

/** The rules for arrays; none where the schema has none. */
export function readArray(schema: SchemaObject, place: SchemaPlace, context: ReadContext): ArrayRules | undefined {
  const contains = readContains(schema, place, context);
  const { prefix, rest } = readItems(schema, place, context);
  const minItems = numberKeyword(schema, "minItems");
  const maxItems = numberKeyword(schema, "maxItems");
  const uniqueItems = schema["uniqueItems"] === true;
  const isEmpty = prefix.length === 0 && rest === undefined && contains === undefined && !uniqueItems;
  if (isEmpty && minItems === undefined && maxItems === undefined) return undefined;
  return { minItems, maxItems, uniqueItems, prefix, rest, contains };
}

/** `prefixItems` with `items` after it, or draft 7's `items` as a list with `additionalItems` after it. */
function readItems(
  schema: SchemaObject,
  place: SchemaPlace,
  context: ReadContext,
): { readonly prefix: readonly SchemaNode[]; readonly rest: SchemaNode | undefined } {
  const items = schema["items"];
  const prefixItems = listKeyword(schema, "prefixItems");
  if (Array.isArray(items)) {
    const additional = schema["additionalItems"];
    return {
      prefix: items.map((item: unknown, index) => context.child(item, place, "items", index)),
      rest: additional === undefined ? undefined : context.child(additional, place, "additionalItems"),
    };
  }
  return {
    prefix: prefixItems?.map((item, index) => context.child(item, place, "prefixItems", index)) ?? NONE,
    rest: items === undefined ? undefined : context.child(items, place, "items"),
  };
}

/** `minContains` and `maxContains` mean nothing without `contains`. */
function readContains(schema: SchemaObject, place: SchemaPlace, context: ReadContext): ContainsRule | undefined {
  const contains = schema["contains"];
  if (contains === undefined) return undefined;
  return {
    node: context.child(contains, place, "contains"),
    min: numberKeyword(schema, "minContains") ?? 1,
    max: numberKeyword(schema, "maxContains"),
  };
}
