/** Keywords that say something of values, and may be left of a schema that was merged. */
const rules = new Set([
  "additionalProperties",
  "const",
  "dependentRequired",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "not",
  "pattern",
  "patternProperties",
  "properties",
  "required",
  "type",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems",
]);

export function isRule(keyword: string): boolean {
  return rules.has(keyword);
}
