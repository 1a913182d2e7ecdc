import {
  arrayItemsRules,
  eachKeywords,
  forbiddenKeywords,
  jsonRules,
  metaSchemaRules,
  referenceRules,
  rootRules,
} from "./common-rules.ts";
import type { DialectFinding } from "./finding.ts";
import { isKeywords, own, propertyNames, type SchemaNode, schemaNodes, typesOf } from "./schema-tree.ts";
import { words } from "./words.ts";

// Taken from the guide on structured outputs ("Supported schemas"), its SDK's strict helper and the API's own errors.
const FORBIDDEN = words(`
  allOf not oneOf if then else dependentRequired dependentSchemas dependencies patternProperties propertyNames
  minProperties maxProperties unevaluatedProperties prefixItems additionalItems contains minContains
  maxContains uniqueItems unevaluatedItems contentEncoding contentMediaType contentSchema default $schema $id
  nullable $anchor $dynamicAnchor $dynamicRef $recursiveAnchor $recursiveRef
`);
const FORMATS = words(`
  date-time time date duration email hostname ipv4 ipv6 uuid
`);
const MAX_PROPERTIES = 5_000;
const MAX_LEVELS = 10;
const MAX_CHARACTERS = 120_000;
const MAX_ENUM_VALUES = 1_000;
const LARGE_ENUM = 250;
const MAX_LARGE_ENUM_CHARACTERS = 15_000;

/** What OpenAI takes as `parameters` of a function with `strict: true`. */
export function checkOpenaiStrict(schema: unknown): readonly DialectFinding[] {
  return [
    ...jsonRules(schema),
    ...rootRules(schema, ["anyOf", "oneOf", "allOf", "enum", "const", "not", "$ref"]),
    ...metaSchemaRules(schema),
    ...referenceRules(schema),
    ...arrayItemsRules(schema),
    ...forbiddenKeywords(schema, FORBIDDEN),
    ...shapeRules(schema),
    ...limitRules(schema),
  ];
}

function shapeRules(root: unknown): readonly DialectFinding[] {
  const booleans = schemaNodes(root)
    .filter((node) => !isKeywords(node.schema) && node.keyword !== "additionalProperties")
    .map(({ pointer }) => ({ pointer, rule: "boolean-schema" }));
  const shapes = eachKeywords(root, (schema) => {
    const has = (keyword: string): boolean => Object.hasOwn(schema, keyword);
    // "$ref cannot have keywords {'description'}"; definitions may stand at the root beside it.
    if (has("$ref")) return Object.keys(schema).length === 1 ? [] : ["reference-alone"];
    // "schema must have a 'type' key", also beside `enum` and `const`.
    const rules = has("type") || has("anyOf") ? [] : ["type-missing"];
    const isObject = typesOf(schema).includes("object");
    const names = propertyNames(schema);
    if (isObject || has("properties") || has("required")) {
      const required = own(schema, "required");
      const listed = new Set<unknown>(Array.isArray(required) ? required : []);
      if (own(schema, "additionalProperties") !== false) rules.push("closed-object");
      if (!has("properties")) rules.push("properties-missing");
      if (!Array.isArray(required) || names.some((name) => !listed.has(name))) rules.push("all-required");
      if (listed.size > names.length) rules.push("required-undeclared");
    }
    if (has("format") && !FORMATS.has(own(schema, "format"))) rules.push("format");
    if (Array.isArray(own(schema, "items"))) rules.push("tuple");
    return rules;
  });
  return [...booleans, ...shapes];
}

function limitRules(root: unknown): readonly DialectFinding[] {
  const findings: DialectFinding[] = [];
  let properties = 0;
  let characters = 0;
  let enumValues = 0;
  for (const node of schemaNodes(root)) {
    if (!isKeywords(node.schema)) continue;
    const { schema, pointer } = { schema: node.schema, pointer: node.pointer };
    const names = propertyNames(schema);
    properties += names.length;
    for (const definitions of [own(schema, "$defs"), own(schema, "definitions")]) {
      if (isKeywords(definitions)) characters += total(Object.keys(definitions));
    }
    const values = own(schema, "enum");
    const list: readonly unknown[] = Array.isArray(values) ? values : [];
    enumValues += list.length;
    characters += total(names) + total([...list, own(schema, "const")]);
    if (list.length > LARGE_ENUM && total(list) > MAX_LARGE_ENUM_CHARACTERS) {
      findings.push({ pointer, rule: "limit:enum-characters" });
    }
    if (levelsOf(node) > MAX_LEVELS) findings.push({ pointer, rule: "limit:levels" });
  }
  if (properties > MAX_PROPERTIES) findings.push({ pointer: "", rule: "limit:properties" });
  if (characters > MAX_CHARACTERS) findings.push({ pointer: "", rule: "limit:characters" });
  if (enumValues > MAX_ENUM_VALUES) findings.push({ pointer: "", rule: "limit:enum-values" });
  return findings;
}

function total(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}

/** How many objects stand around and at a schema. */
function levelsOf(node: SchemaNode): number {
  let levels = 0;
  for (let at: SchemaNode | undefined = node; at !== undefined; at = at.parent) {
    if (isKeywords(at.schema) && typesOf(at.schema).includes("object")) levels += 1;
  }
  return levels;
}
