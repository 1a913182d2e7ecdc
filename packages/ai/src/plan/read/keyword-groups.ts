import type { SchemaObject } from "./context.ts";

/** The keywords that one reader reads, as bits: most schemas hold one or two groups of them. */
export const TYPE = 1;
export const LITERALS = 2;
export const STRING_RULES = 4;
export const NUMBER_RULES = 8;
export const ARRAY_RULES = 16;
export const OBJECT_RULES = 32;
export const DEPENDENTS = 64;
export const APPLICATORS = 128;
export const UNEVALUATED = 256;

const GROUP_OF: ReadonlyMap<string, number> = new Map([
  ["type", TYPE],
  ["enum", LITERALS],
  ["const", LITERALS],
  ["minLength", STRING_RULES],
  ["maxLength", STRING_RULES],
  ["pattern", STRING_RULES],
  ["format", STRING_RULES],
  ["minimum", NUMBER_RULES],
  ["maximum", NUMBER_RULES],
  ["exclusiveMinimum", NUMBER_RULES],
  ["exclusiveMaximum", NUMBER_RULES],
  ["multipleOf", NUMBER_RULES],
  ["items", ARRAY_RULES],
  ["prefixItems", ARRAY_RULES],
  ["contains", ARRAY_RULES],
  ["minItems", ARRAY_RULES],
  ["maxItems", ARRAY_RULES],
  ["uniqueItems", ARRAY_RULES],
  ["properties", OBJECT_RULES],
  ["required", OBJECT_RULES],
  ["patternProperties", OBJECT_RULES],
  ["additionalProperties", OBJECT_RULES],
  ["propertyNames", OBJECT_RULES],
  ["minProperties", OBJECT_RULES],
  ["maxProperties", OBJECT_RULES],
  ["dependentRequired", OBJECT_RULES | DEPENDENTS],
  ["dependentSchemas", OBJECT_RULES | DEPENDENTS],
  ["dependencies", OBJECT_RULES | DEPENDENTS],
  ["$ref", APPLICATORS],
  ["allOf", APPLICATORS],
  ["anyOf", APPLICATORS],
  ["oneOf", APPLICATORS],
  ["not", APPLICATORS],
  ["if", APPLICATORS],
  ["unevaluatedProperties", UNEVALUATED],
  ["unevaluatedItems", UNEVALUATED],
]);

/** The groups of which a schema holds a keyword. Own enumerable names, as `checkToolSchema` has read them. */
export function groupsIn(schema: SchemaObject): number {
  let groups = 0;
  for (const name of Object.keys(schema)) groups |= GROUP_OF.get(name) ?? 0;
  return groups;
}
