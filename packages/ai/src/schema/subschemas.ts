import { escapeSegment } from "../issues/pointer.ts";

/**
 * How a keyword holds subschemas: one; a list; one or a list (`items`, whose list is draft 7's tuple); a map from
 * names; a map from names to a schema or a list of names (draft 7's `dependencies`).
 */
export type SubschemaShape = "schema" | "list" | "schema_or_list" | "map" | "map_or_names";

/** The keywords that hold subschemas, of 2020-12 and of draft 7. All others hold none. */
export const subschemaShapes: ReadonlyMap<string, SubschemaShape> = new Map<string, SubschemaShape>([
  ["$defs", "map"],
  ["additionalItems", "schema"],
  ["additionalProperties", "schema"],
  ["allOf", "list"],
  ["anyOf", "list"],
  ["contains", "schema"],
  ["contentSchema", "schema"],
  ["definitions", "map"],
  ["dependencies", "map_or_names"],
  ["dependentSchemas", "map"],
  ["else", "schema"],
  ["if", "schema"],
  ["items", "schema_or_list"],
  ["not", "schema"],
  ["oneOf", "list"],
  ["patternProperties", "map"],
  ["prefixItems", "list"],
  ["properties", "map"],
  ["propertyNames", "schema"],
  ["then", "schema"],
  ["unevaluatedItems", "schema"],
  ["unevaluatedProperties", "schema"],
]);

/** An object that is no array: what a schema with keywords, or a map of schemas, is. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Calls `visit` with each object that stands where a subschema may stand in `schema`, and its pointer relative to
 * `schema` without the leading slash (`properties/a~1b`). Own properties only; boolean schemas and values of the
 * wrong kind are left out. Does not descend.
 */
export function eachSubschema(
  schema: Readonly<Record<string, unknown>>,
  visit: (subschema: Readonly<Record<string, unknown>>, place: string) => void,
): void {
  for (const keyword of Object.keys(schema)) {
    const shape = subschemaShapes.get(keyword);
    if (shape === undefined) continue;
    const value = schema[keyword];
    if (Array.isArray(value)) {
      if (shape !== "list" && shape !== "schema_or_list") continue;
      for (let index = 0; index < value.length; index++) {
        const member: unknown = value[index];
        if (isRecord(member)) visit(member, `${keyword}/${index}`);
      }
    } else if (isRecord(value)) {
      if (shape === "schema" || shape === "schema_or_list") visit(value, keyword);
      else if (shape !== "list") {
        for (const name of Object.keys(value)) {
          const member = value[name];
          if (isRecord(member)) visit(member, `${keyword}/${escapeSegment(name)}`);
        }
      }
    }
  }
}
