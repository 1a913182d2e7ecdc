import type { ArrayRules, ContainsRule, SchemaNode } from "../node.ts";
import { keyword, listKeyword, numberKeyword, type ReadContext, type SchemaObject } from "./context.ts";

/** The rules for arrays; none where the schema has none. */
export function readArray(schema: SchemaObject, pointer: string, context: ReadContext): ArrayRules | undefined {
  const contains = readContains(schema, pointer, context);
  const { prefix, rest } = readItems(schema, pointer, context);
  const minItems = numberKeyword(schema, "minItems");
  const maxItems = numberKeyword(schema, "maxItems");
  const uniqueItems = keyword(schema, "uniqueItems") === true;
  const isEmpty = prefix.length === 0 && rest === undefined && contains === undefined && !uniqueItems;
  if (isEmpty && minItems === undefined && maxItems === undefined) return undefined;
  return { minItems, maxItems, uniqueItems, prefix, rest, contains };
}

/** `prefixItems` with `items` after it, or draft 7's `items` as a list with `additionalItems` after it. */
function readItems(
  schema: SchemaObject,
  pointer: string,
  context: ReadContext,
): { readonly prefix: readonly SchemaNode[]; readonly rest: SchemaNode | undefined } {
  const items = keyword(schema, "items");
  const prefixItems = listKeyword(schema, "prefixItems");
  if (Array.isArray(items)) {
    const additional = keyword(schema, "additionalItems");
    return {
      prefix: items.map((item: unknown, index) => context.child(item, `${pointer}/items/${index}`)),
      rest: additional === undefined ? undefined : context.child(additional, `${pointer}/additionalItems`),
    };
  }
  return {
    prefix: prefixItems?.map((item, index) => context.child(item, `${pointer}/prefixItems/${index}`)) ?? [],
    rest: items === undefined ? undefined : context.child(items, `${pointer}/items`),
  };
}

/** `minContains` and `maxContains` mean nothing without `contains`. */
function readContains(schema: SchemaObject, pointer: string, context: ReadContext): ContainsRule | undefined {
  const contains = keyword(schema, "contains");
  if (contains === undefined) return undefined;
  return {
    node: context.child(contains, `${pointer}/contains`),
    min: numberKeyword(schema, "minContains") ?? 1,
    max: numberKeyword(schema, "maxContains"),
  };
}
