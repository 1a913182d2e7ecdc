import { checkAnthropic } from "./anthropic.ts";
import { eachKeywords, forbiddenKeywords } from "./common-rules.ts";
import { cyclicReferences } from "./cyclic-references.ts";
import type { DialectFinding } from "./finding.ts";
import { isKeywords, own, propertyNames, type SchemaNode, schemaNodes, typesOf } from "./schema-tree.ts";
import { words } from "./words.ts";

// From the page on structured outputs ("JSON Schema limitations") and its SDK's transform.
const FORBIDDEN = words(`
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength maxItems uniqueItems
  prefixItems additionalItems contains minContains maxContains minProperties maxProperties patternProperties
  propertyNames unevaluatedItems unevaluatedProperties dependentRequired dependentSchemas dependencies not
  oneOf if then else contentEncoding contentMediaType contentSchema nullable $dynamicRef $dynamicAnchor
  $recursiveRef $recursiveAnchor
`);
const FORMATS = words(`
  date-time time date duration email hostname uri ipv4 ipv6 uuid
`);
/** What its regular expressions leave out: lookaround, back-references, word boundaries. */
const PATTERN_BEYOND = /\(\?(?:<?[=!])|\\[1-9]|\\k<|\\[bB]/u;
const MAX_OPTIONAL = 24;
const MAX_UNIONS = 16;

/** What the Messages API takes as `input_schema` of a tool with `strict: true`, alone in its request. */
export function checkAnthropicStrict(schema: unknown): readonly DialectFinding[] {
  return [
    ...checkAnthropic(schema),
    ...forbiddenKeywords(schema, FORBIDDEN),
    ...cyclicReferences(schema).map(({ pointer }) => ({ pointer, rule: "recursion" })),
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
    if (has("$ref")) {
      const others = Object.keys(schema).filter((keyword) => !["$ref", "description", "title"].includes(keyword));
      return others.length === 0 ? [] : ["reference-alone"];
    }
    const rules: string[] = [];
    if (!["type", "anyOf", "allOf", "enum", "const"].some(has)) rules.push("type-missing");
    if ((typesOf(schema).includes("object") || has("properties")) && own(schema, "additionalProperties") !== false) {
      rules.push("closed-object");
    }
    if (has("minItems") && own(schema, "minItems") !== 0 && own(schema, "minItems") !== 1) rules.push("min-items");
    if (has("format") && !FORMATS.has(own(schema, "format"))) rules.push("format");
    const values = own(schema, "enum");
    const literals: readonly unknown[] = [...(Array.isArray(values) ? values : []), own(schema, "const")];
    if (literals.some((value) => typeof value === "object" && value !== null)) rules.push("literal-object");
    const pattern = own(schema, "pattern");
    if (typeof pattern === "string" && PATTERN_BEYOND.test(pattern)) rules.push("pattern");
    const all = own(schema, "allOf");
    if (Array.isArray(all) && all.some((part) => isKeywords(part) && Object.hasOwn(part, "$ref"))) {
      rules.push("all-of-reference");
    }
    return rules;
  });
  return [...booleans, ...shapes];
}

function limitRules(root: unknown): readonly DialectFinding[] {
  const nodes = schemaNodes(root);
  const optional = nodes.flatMap(({ schema }) => {
    if (!isKeywords(schema)) return [];
    const required = own(schema, "required");
    const listed: readonly unknown[] = Array.isArray(required) ? required : [];
    return propertyNames(schema).filter((name) => !listed.includes(name));
  });
  const unions = nodes.filter((node) => node.keyword === "properties" && isUnion(node));
  return [
    ...(optional.length > MAX_OPTIONAL ? [{ pointer: "", rule: "limit:optional" }] : []),
    ...(unions.length > MAX_UNIONS ? [{ pointer: "", rule: "limit:unions" }] : []),
  ];
}

function isUnion({ schema }: SchemaNode): boolean {
  return isKeywords(schema) && (Object.hasOwn(schema, "anyOf") || typesOf(schema).length > 1);
}
