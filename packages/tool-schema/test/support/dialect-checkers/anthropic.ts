import { eachKeywords, jsonRules, metaSchemaRules, referenceRules, rootRules } from "./common-rules.ts";
import type { DialectFinding } from "./finding.ts";
import { propertyNames, under } from "./schema-tree.ts";

const PROPERTY_NAME = /^[a-zA-Z0-9_.-]{1,64}$/u;

/** What the Messages API takes as `input_schema`: any JSON Schema 2020-12 within these rules. */
export function checkAnthropic(schema: unknown): readonly DialectFinding[] {
  return [
    ...jsonRules(schema),
    ...rootRules(schema, ["anyOf", "oneOf", "allOf"]),
    ...metaSchemaRules(schema),
    ...referenceRules(schema),
    ...propertyNameRules(schema),
  ];
}

/** "Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'". */
function propertyNameRules(root: unknown): readonly DialectFinding[] {
  return eachKeywords(root, (schema, { pointer }) =>
    propertyNames(schema)
      .filter((name) => !PROPERTY_NAME.test(name))
      .map((name) => ({ pointer: under(`${pointer}/properties`, name), rule: "property-name" })),
  );
}
