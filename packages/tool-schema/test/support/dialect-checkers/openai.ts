import { arrayItemsRules, jsonRules, metaSchemaRules, referenceRules, rootRules } from "./common-rules.ts";
import type { DialectFinding } from "./finding.ts";
import { isKeywords } from "./schema-tree.ts";

const AT_ROOT = ["anyOf", "oneOf", "allOf", "enum", "not"] as const;

/** What Chat Completions and Responses take as `parameters` of a function without `strict`. */
export function checkOpenai(schema: unknown): readonly DialectFinding[] {
  return [
    ...jsonRules(schema),
    ...rootRules(schema, AT_ROOT),
    // "object schema missing properties", at the root.
    ...(isKeywords(schema) && !Object.hasOwn(schema, "properties") ? [{ pointer: "", rule: "root-properties" }] : []),
    ...metaSchemaRules(schema),
    ...referenceRules(schema),
    ...arrayItemsRules(schema),
  ];
}
