import type { JsonValue } from "@di-code/ai";
import { isJsonList, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { TypeContext } from "./type-context.ts";
import { type TypeNode, UNKNOWN } from "./type-node.ts";

/**
 * The type of the lists that a schema takes. Of a tuple's elements `minItems` are there, `maxItems` at the most; others
 * may follow, as `items` after `prefixItems` has it (2020-12), or `additionalItems` after a list of `items` (draft 7).
 */
export function listType(schema: SchemaObject, context: TypeContext): TypeNode {
  const items = keywordOf(schema, "items");
  const prefix = keywordOf(schema, "prefixItems");
  if (isJsonList(prefix)) return tupleType(schema, prefix, items, context);
  if (isJsonList(items)) return tupleType(schema, items, keywordOf(schema, "additionalItems"), context);
  if (items === false) return { kind: "tuple", elements: [], rest: undefined };
  return { kind: "list", element: items === undefined ? UNKNOWN : context.read(items) };
}

function tupleType(
  schema: SchemaObject,
  prefix: readonly JsonValue[],
  rest: JsonValue | undefined,
  context: TypeContext,
): TypeNode {
  const least = countOf(schema, "minItems") ?? 0;
  const most = countOf(schema, "maxItems") ?? Number.POSITIVE_INFINITY;
  const elements = prefix
    .slice(0, Math.min(most, prefix.length))
    .map((element, index) => ({ type: context.read(element), isOptional: index >= least }));
  const isClosed = rest === false || most <= prefix.length;
  return { kind: "tuple", elements, rest: isClosed ? undefined : rest === undefined ? UNKNOWN : context.read(rest) };
}

function countOf(schema: SchemaObject, keyword: string): number | undefined {
  const value = keywordOf(schema, keyword);
  return typeof value === "number" ? value : undefined;
}
