/**
 * The keywords that are looked at together, as bits: most schemas hold one or two groups of them, and what looks at the
 * others need not look at all.
 */
export const TYPE = 1;
export const LITERALS = 2;
export const STRING_RULES = 4;
export const NUMBER_RULES = 8;
export const ARRAY_RULES = 16;
export const OBJECT_RULES = 32;
export const RARE_OBJECT_RULES = 64;
export const APPLICATORS = 128;
export const UNEVALUATED = 256;
export const REFERENCE = 512;
export const REQUIRED = 1024;
/** Keywords whose value must not be above that of another, and those others. */
export const LOWER_BOUND = 2048;
export const UPPER_BOUND = 16384;
/** Keywords that can forbid members which are not declared. */
export const CLOSING = 32768;
/** No keyword: the schema has refinements of TypeBox's. */
export const REFINED = 8192;
/** No keyword: one of the schema's has a value that its rule must see. */
export const IN_DOUBT = 4096;

const GROUP_OF: ReadonlyMap<string, number> = new Map([
  ["type", TYPE],
  ["enum", LITERALS],
  ["const", LITERALS],
  ["minLength", STRING_RULES | LOWER_BOUND],
  ["maxLength", STRING_RULES | UPPER_BOUND],
  ["pattern", STRING_RULES],
  ["format", STRING_RULES],
  ["minimum", NUMBER_RULES | LOWER_BOUND],
  ["maximum", NUMBER_RULES | UPPER_BOUND],
  ["exclusiveMinimum", NUMBER_RULES | LOWER_BOUND],
  ["exclusiveMaximum", NUMBER_RULES | UPPER_BOUND],
  ["multipleOf", NUMBER_RULES],
  ["items", ARRAY_RULES],
  ["prefixItems", ARRAY_RULES],
  ["contains", ARRAY_RULES],
  ["minContains", LOWER_BOUND],
  ["maxContains", UPPER_BOUND],
  ["minItems", ARRAY_RULES | LOWER_BOUND],
  ["maxItems", ARRAY_RULES | UPPER_BOUND],
  ["uniqueItems", ARRAY_RULES],
  ["properties", OBJECT_RULES],
  ["required", OBJECT_RULES | REQUIRED],
  ["patternProperties", OBJECT_RULES | RARE_OBJECT_RULES],
  ["additionalProperties", OBJECT_RULES | CLOSING],
  ["propertyNames", OBJECT_RULES | RARE_OBJECT_RULES],
  ["minProperties", OBJECT_RULES | RARE_OBJECT_RULES | LOWER_BOUND],
  ["maxProperties", OBJECT_RULES | RARE_OBJECT_RULES | UPPER_BOUND],
  ["dependentRequired", OBJECT_RULES | RARE_OBJECT_RULES],
  ["dependentSchemas", OBJECT_RULES | RARE_OBJECT_RULES],
  ["dependencies", OBJECT_RULES | RARE_OBJECT_RULES],
  ["$ref", APPLICATORS | REFERENCE],
  ["allOf", APPLICATORS],
  ["anyOf", APPLICATORS],
  ["oneOf", APPLICATORS],
  ["not", APPLICATORS],
  ["if", APPLICATORS],
  ["unevaluatedProperties", UNEVALUATED | CLOSING],
  ["unevaluatedItems", UNEVALUATED],
]);

/** The groups that a keyword is in; 0 for one that is in none. */
export function groupsOfKeyword(keyword: string): number {
  return GROUP_OF.get(keyword) ?? 0;
}
